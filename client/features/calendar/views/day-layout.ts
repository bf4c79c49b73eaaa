import type { CalendarEvent } from "#contract/calendar.ts";
import type { MinuteSpan } from "./side-by-side.ts";

/** The family's clock: which day an instant is on, and how many minutes after that day's midnight. */
export interface FamilyClock {
  readonly dayAt: (instant: string | number) => string;
  readonly minuteAt: (instant: string | number) => number;
}

/** A day's events: whole days, and stretches clipped to the day, with the hours that show them all. */
export interface DayLayout {
  readonly allDay: readonly CalendarEvent[];
  readonly timed: readonly MinuteSpan<CalendarEvent>[];
  readonly from: number;
  readonly to: number;
}

/** Sorts out what a day (`YYYY-MM-DD`) holds. The hours reach from 7 to 21, further where an event does. */
export const dayLayoutOf = (
  events: readonly CalendarEvent[],
  day: string,
  clock: FamilyClock,
): DayLayout => {
  const allDay: CalendarEvent[] = [];
  const timed: MinuteSpan<CalendarEvent>[] = [];
  for (const event of events) {
    if (event.allDay) {
      if (event.start <= day && (event.end > day || event.end <= event.start)) allDay.push(event);
      continue;
    }
    const first = clock.dayAt(event.start);
    const ends = Math.max(Date.parse(event.start), Date.parse(event.end) - 1);
    const last = clock.dayAt(ends);
    if (first > day || last < day) continue;
    if (first < day && last > day) {
      allDay.push(event);
      continue;
    }
    timed.push({
      item: event,
      from: first < day ? 0 : clock.minuteAt(event.start),
      to: last > day ? 24 * 60 : clock.minuteAt(ends) + (ends > Date.parse(event.start) ? 1 : 0),
    });
  }
  const from = Math.min(7, ...timed.map((one) => Math.floor(one.from / 60)));
  const to = Math.max(21, ...timed.map((one) => Math.ceil(one.to / 60)));
  return { allDay, timed, from, to: Math.min(24, to) };
};
