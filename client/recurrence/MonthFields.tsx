import { useI18n } from "../i18n/use-i18n.ts";
import { useMessages } from "../i18n/use-messages.ts";
import { LabeledChoices } from "../ui/form/LabeledChoices.tsx";
import { Stepper } from "../ui/form/Stepper.tsx";
import { describeMonthDay } from "./describe-repetition.ts";
import { recurrenceMessages } from "./messages/messages.ts";
import {
  isLastOfItsWeekday,
  isLastOfMonth,
  lastDayOfMonth,
  type MonthDay,
  nthWeekdayOf,
} from "./repetition.ts";
import { everyMonthHas } from "./repetition-uses.ts";

interface MonthFieldProps {
  readonly value: MonthDay;
  readonly first: string;
  readonly onBy: (by: MonthDay) => void;
}

/** Which day of a month, as the first day allows it: by its date or by its weekday. */
export const MonthDayField = ({ value, first, onBy }: MonthFieldProps) => {
  const s = useMessages(recurrenceMessages);
  const { dayName } = useI18n();
  const ways = [
    ["date", true],
    ["lastDay", isLastOfMonth(first)],
    ["weekday", nthWeekdayOf(first) < 5],
    ["lastWeekday", isLastOfItsWeekday(first)],
  ] as const;
  return (
    <LabeledChoices
      label={s("monthDay")}
      value={ways.find(([by]) => by === value)?.[0]}
      choices={ways
        .filter(([by, fits]) => fits || by === value)
        .map(([by]) => ({
          value: by,
          label: describeMonthDay(by, first, { translate: s, dayName }),
        }))}
      onChoose={onBy}
    />
  );
};

const dateBefore = (date: number): number =>
  date === lastDayOfMonth ? everyMonthHas : Math.min(date - 1, everyMonthHas);
const dateAfter = (date: number): number => (date >= everyMonthHas ? lastDayOfMonth : date + 1);

/** A date that every month has, or the last day of each. */
export const MonthDateField = ({ value, first, onBy }: MonthFieldProps) => {
  const s = useMessages(recurrenceMessages);
  const { dayName } = useI18n();
  const date = typeof value === "number" ? value : lastDayOfMonth;
  const isLast = date === lastDayOfMonth;
  return (
    <Stepper
      label={describeMonthDay(date, first, { translate: s, dayName })}
      shown={isLast ? "…" : String(date)}
      lessLabel={s("less")}
      moreLabel={s("more")}
      onLess={date === 1 ? undefined : () => onBy(dateBefore(date))}
      onMore={isLast ? undefined : () => onBy(dateAfter(date))}
    />
  );
};
