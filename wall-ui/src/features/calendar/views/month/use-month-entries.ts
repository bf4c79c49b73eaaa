import type { CalendarEvent } from "#contract/calendar.ts";
import { laneBarsOf } from "#client/features/calendar/views/lanes.ts";
import { useEventsByDay } from "../../use-events-by-day.ts";

/** Gives what a month shows in its lines, and how many lines each of its weeks needs for that. */
export const useMonthEntries = (
  weeks: readonly (readonly string[])[],
  events: readonly CalendarEvent[],
) => {
  const { spans, timedOn, timeOn } = useEventsByDay(events);
  const entries = [
    ...spans.map((span) => ({ ...span, item: { event: span.item } })),
    ...weeks.flat().flatMap((day) =>
      timedOn(day).map((event) => ({
        ...{ first: day, last: day },
        item: { event, time: timeOn(day, event) },
      })),
    ),
  ];
  const needs = weeks.map((week) =>
    laneBarsOf(week, entries).reduce((most, { lane }) => Math.max(most, lane + 1), 0),
  );
  return { entries, needs };
};
