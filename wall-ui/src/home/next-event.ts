import type { CalendarEvent } from "../../../contract/calendar.ts";

/** What the family's day turns on now. */
export interface Upcoming {
  /** The largest thing on the screen: the next event that begins, else the one that is going on. */
  readonly next: CalendarEvent | undefined;
  /** What follows, at most four. */
  readonly after: readonly CalendarEvent[];
  /** Going on now, where `next` is something else. */
  readonly ongoing: readonly CalendarEvent[];
}

const startOf = (event: CalendarEvent) => Date.parse(event.start);
const endOf = (event: CalendarEvent) => Date.parse(event.end);

/** Picks what comes next out of everything on the calendar; `now` in milliseconds. All-day events are not something to be on time for. */
export const upcoming = (events: readonly CalendarEvent[], now: number): Upcoming => {
  const timed = events
    .filter((event) => !event.allDay && endOf(event) > now)
    .toSorted((a, b) => startOf(a) - startOf(b) || endOf(a) - endOf(b));
  const ongoing = timed.filter((event) => startOf(event) <= now);
  const [next, ...after] = timed.filter((event) => startOf(event) > now);
  if (next === undefined) return { next: ongoing[0], after: ongoing.slice(1, 5), ongoing: [] };
  return { next, after: after.slice(0, 4), ongoing };
};

/** How far away something is: whole minutes below two hours, then left to the clock. */
export const minutesUntil = (instant: string, now: number): number =>
  Math.ceil((Date.parse(instant) - now) / 60_000);
