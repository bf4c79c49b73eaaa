import { dayOfWeekday, weekdayOf } from "../i18n/time.ts";
import { useI18n } from "../i18n/use-i18n.ts";
import { useMessages } from "../i18n/use-messages.ts";
import { MultipleChoice } from "../ui/form/MultipleChoice.tsx";
import { recurrenceMessages } from "./messages/messages.ts";
import type { RepetitionUse } from "./repetition-uses.ts";

/** The weekdays on which it repeats, in the order of the family's week. */
export const WeekdaysField = ({
  value,
  first,
  use,
  onDays,
}: {
  value: readonly number[];
  first: string;
  use: RepetitionUse;
  onDays: (days: readonly number[]) => void;
}) => {
  const s = useMessages(recurrenceMessages);
  const { firstWeekday, dayShort } = useI18n();
  // Without any it is the first day's, where days follow that.
  const own = use.followsFirstDay ? weekdayOf(first) : undefined;
  const week = Array.from({ length: 7 }, (_, at) => ((firstWeekday - 1 + at) % 7) + 1);
  return (
    <MultipleChoice
      label={s(`weekdays.${use.name}`)}
      chosen={value.length === 0 && own !== undefined ? [own] : value}
      choices={week.map((day) => ({ value: day, label: dayShort(dayOfWeekday(day)) }))}
      onChoose={(days) =>
        onDays(days.length === 1 && days[0] === own ? [] : days.toSorted((a, b) => a - b))
      }
    />
  );
};
