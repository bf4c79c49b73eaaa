import { taskMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { weekdayOf, dayOfWeekday } from "#client/i18n/time.ts";
import { MultipleChoice } from "#client/ui/form/MultipleChoice.tsx";
import { Stepper } from "#client/ui/form/Stepper.tsx";
import { LabeledChoices } from "#client/ui/form/LabeledChoices.tsx";
import { lastDayOfMonth, type TaskRepetition } from "./repetition.ts";

const mostWeeks = 52;
const mostDays = 365;
/** The last day that every month has; after it comes the last one of each. */
const everyMonthHas = 28;

const lessThan = (day: number) =>
  day === lastDayOfMonth ? everyMonthHas : Math.min(day - 1, everyMonthHas);

const first = (
  kind: TaskRepetition["kind"],
  before: TaskRepetition,
  today: string,
): TaskRepetition => {
  switch (kind) {
    case "weekly":
      return { kind, days: [weekdayOf(today)], every: 1 };
    case "monthly":
      return { kind, day: Math.min(Number(today.slice(-2)), everyMonthHas) };
    case "afterDone":
      return { kind, days: 3 };
    case "other":
      return before;
    default:
      return { kind };
  }
};

const kinds = ["daily", "weekdays", "weekly", "monthly", "afterDone", "once"] as const;

const Weeks = ({
  value,
  onValue,
}: {
  value: Extract<TaskRepetition, { kind: "weekly" }>;
  onValue: (value: TaskRepetition) => void;
}) => {
  const s = useMessages(taskMessages);
  const { firstWeekday, dayShort } = useI18n();
  const week = Array.from({ length: 7 }, (_, at) => ((firstWeekday - 1 + at) % 7) + 1);
  return (
    <>
      <MultipleChoice
        label={s("repeat.weekly")}
        chosen={value.days}
        choices={week.map((day) => ({ value: day, label: dayShort(dayOfWeekday(day)) }))}
        onChoose={(days) => onValue({ ...value, days: days.toSorted((a, b) => a - b) })}
      />
      <Stepper
        label={s("weeks", { count: value.every })}
        shown={String(value.every)}
        lessLabel={s("less")}
        moreLabel={s("more")}
        onLess={value.every > 1 ? () => onValue({ ...value, every: value.every - 1 }) : undefined}
        onMore={
          value.every < mostWeeks ? () => onValue({ ...value, every: value.every + 1 }) : undefined
        }
      />
    </>
  );
};

/** How often: in words, then what belongs to the chosen one. */
export const RepetitionField = ({
  value,
  today,
  onValue,
}: {
  value: TaskRepetition;
  today: string;
  onValue: (value: TaskRepetition) => void;
}) => {
  const s = useMessages(taskMessages);
  const choices = value.kind === "other" ? [...kinds, "other" as const] : kinds;
  return (
    <>
      <LabeledChoices
        label={s("repeat")}
        value={value.kind}
        choices={choices.map((kind) => ({ value: kind, label: s(`repeat.${kind}`) }))}
        onChoose={(kind) => onValue(first(kind, value, today))}
      />
      {value.kind === "weekly" ? <Weeks value={value} onValue={onValue} /> : null}
      {value.kind === "monthly" ? (
        <Stepper
          label={value.day === lastDayOfMonth ? s("monthLast") : s("month", { day: value.day })}
          shown={value.day === lastDayOfMonth ? "…" : String(value.day)}
          lessLabel={s("less")}
          moreLabel={s("more")}
          onLess={
            value.day === 1 ? undefined : () => onValue({ ...value, day: lessThan(value.day) })
          }
          onMore={
            value.day === lastDayOfMonth
              ? undefined
              : () =>
                  onValue({
                    ...value,
                    day: value.day >= everyMonthHas ? lastDayOfMonth : value.day + 1,
                  })
          }
        />
      ) : null}
      {value.kind === "afterDone" ? (
        <Stepper
          label={s("means.afterDone", { count: value.days })}
          shown={String(value.days)}
          lessLabel={s("less")}
          moreLabel={s("more")}
          onLess={value.days > 1 ? () => onValue({ ...value, days: value.days - 1 }) : undefined}
          onMore={
            value.days < mostDays ? () => onValue({ ...value, days: value.days + 1 }) : undefined
          }
        />
      ) : null}
    </>
  );
};
