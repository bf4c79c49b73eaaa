import type { CalendarEvent } from "#contract/calendar.ts";
import { dayOfWeekday, addDays, dayOf, weekdayOf } from "#client/i18n/time.ts";
import { useConfig } from "#client/context/config.ts";
import { eventMessages } from "./messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useToday } from "#client/context/clock.ts";
import type { EventPeriod } from "../move-event.ts";
import { nthWeekdayOf, eventRepetitionOf } from "./repetition.ts";

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
  const s = useMessages(eventMessages);
  const { list, dayName } = useI18n();
  const { timeZone } = useConfig();
  const said = useSaidDay();
  return ({ start, allDay, recurrence }) => {
    const first = allDay ? start : dayOf(start, timeZone);
    const repetition = eventRepetitionOf(recurrence, first);
    if (repetition.kind === "none") return undefined;
    if (repetition.kind === "other") return s("means.other");
    const { kind, every: count, ending } = repetition;
    const parts: string[] = [];
    if (kind === "weekly") {
      const days = repetition.days.length === 0 ? [weekdayOf(first)] : repetition.days;
      parts.push(
        s("means.weekly", {
          count,
          days: list(days.map((day) => dayName(dayOfWeekday(day)))),
        }),
      );
    } else parts.push(s(`unit.${kind}`, { count }));
    if (kind === "monthly") {
      const day = dayName(first);
      const { by } = repetition;
      if (by === "date") parts.push(s("monthly.date", { day: Number(first.slice(8)) }));
      if (by === "lastDay") parts.push(s("monthly.lastDay"));
      if (by === "weekday") parts.push(s("monthly.weekday", { count: nthWeekdayOf(first), day }));
      if (by === "lastWeekday") parts.push(s("monthly.lastWeekday", { day }));
    }
    if (ending.kind === "until") parts.push(s("means.until", { day: said(ending.day) }));
    if (ending.kind === "count") parts.push(s("times", { count: ending.count }));
    return parts.join(", ");
  };
};
