import type { CalendarEvent } from "#contract/calendar.ts";
import { addDays, dayOf } from "#client/i18n/time.ts";
import { useConfig } from "#client/context/config.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useToday } from "#client/context/clock.ts";
import type { EventPeriod } from "../changes/move-event.ts";
import { useDescribeRepetition } from "#client/recurrence/describe-repetition.ts";
import { eventRepetitionOf } from "#client/recurrence/rule-text.ts";

/** A day in words, with its year where that isn't this one. */
const useSaidDay = (): ((day: string) => string) => {
  const { dateLong } = useI18n();
  const thisYear = useToday().slice(0, 4);
  return (day) =>
    day.startsWith(thisYear) ? dateLong(day) : `${dateLong(day)} ${day.slice(0, 4)}`;
};

/** When something is, in words: its days, and its hours where it isn't all day. */
export const useEventTimeText = (): ((when: EventPeriod) => {
  readonly day: string;
  readonly time: string;
}) => {
  const { t, dateRange, timeRange } = useI18n();
  const { timeZone } = useConfig();
  const said = useSaidDay();
  return ({ start, end, allDay }) => {
    if (!allDay) return { day: said(dayOf(start, timeZone)), time: timeRange(start, end) };
    const last = addDays(end, -1);
    return {
      day: last <= start ? said(start) : dateRange(start, last),
      time: t("calendar.allDay"),
    };
  };
};

/** How an event repeats, in words: "Every 2 weeks on Tuesday, 10 times"; undefined for one that is once. */
export const useRepetitionText = (): ((
  event: Pick<CalendarEvent, "start" | "allDay" | "recurrence">,
) => string | undefined) => {
  const { timeZone } = useConfig();
  const describe = useDescribeRepetition(useSaidDay());
  return ({ start, allDay, recurrence }) => {
    const first = allDay ? start : dayOf(start, timeZone);
    return describe(eventRepetitionOf(recurrence, first), "event", first);
  };
};
