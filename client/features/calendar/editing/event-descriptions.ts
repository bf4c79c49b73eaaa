import type { CalendarEvent } from "#contract/calendar.ts";
import { addDays, dayOf } from "#client/i18n/time.ts";
import { useConfig } from "#client/context/config.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useDayInWords } from "../use-day-in-words.ts";
import type { EventPeriod } from "../changes/move-event.ts";
import { useDescribeRepetition } from "#client/recurrence/describe-repetition.ts";
import { eventRepetitionOf } from "#client/recurrence/rule-text.ts";

/** When something is, in words: its days, and its hours where it isn't all day. */
export const useEventTimeText = (): ((when: EventPeriod) => {
  readonly day: string;
  readonly time: string;
}) => {
  const { t, dateRange, timeRange } = useI18n();
  const { timeZone } = useConfig();
  const inWords = useDayInWords();
  return ({ start, end, allDay }) => {
    if (!allDay) return { day: inWords(dayOf(start, timeZone)), time: timeRange(start, end) };
    const last = addDays(end, -1);
    return {
      day: last <= start ? inWords(start) : dateRange(start, last),
      time: t("calendar.allDay"),
    };
  };
};

/** How an event repeats, in words: "Every 2 weeks on Tuesday, 10 times"; undefined for one that is once. */
export const useRepetitionText = (): ((
  event: Pick<CalendarEvent, "start" | "allDay" | "recurrence">,
) => string | undefined) => {
  const { timeZone } = useConfig();
  const describe = useDescribeRepetition(useDayInWords());
  return ({ start, allDay, recurrence }) => {
    const first = allDay ? start : dayOf(start, timeZone);
    return describe(eventRepetitionOf(recurrence, first), "event", first);
  };
};
