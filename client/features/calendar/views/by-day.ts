import type { CalendarEvent } from "#contract/calendar.ts";
import { eventDaysOf } from "../range-store.ts";
import type { DaySpan } from "./lanes.ts";

/** Events by how a calendar draws them. */
export interface EventsByDay {
  /** Bars: whole days, and whatever is longer than a day. */
  readonly spans: readonly DaySpan<CalendarEvent>[];
  /** Lines of a day (`YYYY-MM-DD`), by when they begin; a night shift has its line on both of its days. */
  readonly timedOn: (day: string) => readonly CalendarEvent[];
}

const none: readonly CalendarEvent[] = [];
const dayMs = 24 * 3_600_000;

/** Whether an event is drawn as a bar rather than as a line with its time. */
const isBar = ({ allDay, start, end }: CalendarEvent): boolean =>
  allDay || Date.parse(end) - Date.parse(start) > dayMs;

/** Sorts events by the day of the zone that they are drawn on. */
export const groupByDay = (events: readonly CalendarEvent[], timeZone: string): EventsByDay => {
  const spans: DaySpan<CalendarEvent>[] = [];
  const timed = new Map<string, CalendarEvent[]>();
  for (const item of events) {
    const { first, last } = eventDaysOf(item, timeZone);
    if (isBar(item)) spans.push({ first, last, item });
    else
      for (const day of new Set([first, last])) timed.set(day, [...(timed.get(day) ?? []), item]);
  }
  for (const list of timed.values())
    list.sort(
      (a, b) => Date.parse(a.start) - Date.parse(b.start) || a.title.localeCompare(b.title),
    );
  return { spans, timedOn: (day) => timed.get(day) ?? none };
};
