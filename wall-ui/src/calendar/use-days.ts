import { useMemo } from "react";
import type { CalendarEvent } from "../../../contract/calendar.ts";
import { useWords } from "../shell/use-words.ts";
import { addDays } from "../../../client/time.ts";
import type { Span } from "./lanes.ts";

const none: readonly CalendarEvent[] = [];

/**
 * Events by the day they are drawn on: bars for whole days and for whatever is longer than a day, lines for the rest;
 * a night shift has its line on both of its days.
 */
export const useDays = (events: readonly CalendarEvent[] = none) => {
  const { t, format } = useWords();
  return useMemo(() => {
    const spans: Span<CalendarEvent>[] = [];
    const timed = new Map<string, CalendarEvent[]>();
    for (const event of events) {
      if (event.allDay) {
        const last = addDays(event.end, -1);
        spans.push({
          first: event.start,
          last: last < event.start ? event.start : last,
          item: event,
        });
        continue;
      }
      const first = format.day(event.start);
      const last = format.day(Math.max(Date.parse(event.start), Date.parse(event.end) - 1));
      const long = Date.parse(event.end) - Date.parse(event.start) > 24 * 3_600_000;
      if (long) spans.push({ first, last, item: event });
      else
        for (const day of new Set([first, last]))
          timed.set(day, [...(timed.get(day) ?? []), event]);
    }
    for (const list of timed.values())
      list.sort(
        (a, b) => Date.parse(a.start) - Date.parse(b.start) || a.title.localeCompare(b.title),
      );
    return {
      spans,
      timedOn: (day: string) => timed.get(day) ?? none,
      /** When it begins, or on its second day when it ends, in words. */
      timeOn: (day: string, { start, end }: CalendarEvent) =>
        format.day(start) < day ? t("home.until", { time: format.time(end) }) : format.time(start),
    };
  }, [events, format, t]);
};
