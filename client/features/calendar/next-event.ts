import type { CalendarEvent } from "#contract/calendar.ts";

/** What the family's day turns on now. */
export interface UpcomingEvents {
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
export const upcomingAt = (events: readonly CalendarEvent[], now: number): UpcomingEvents => {
  const timed = events
    .filter((event) => !event.allDay && endOf(event) > now)
    .toSorted((a, b) => startOf(a) - startOf(b) || endOf(a) - endOf(b));
  const ongoing = timed.filter((event) => startOf(event) <= now);
  const [next, ...after] = timed.filter((event) => startOf(event) > now);
  if (next === undefined) return { next: ongoing[0], after: ongoing.slice(1, 5), ongoing: [] };
  return { next, after: after.slice(0, 4), ongoing };
};

/** How far away a moment is in whole minutes, rounded up; 0 or less when it has come. */
export const minutesUntil = (instant: string, now: number): number =>
  Math.ceil((Date.parse(instant) - now) / 60_000);

/** How long to wait for an event: until when it goes on, on which day and when it begins, in how many minutes, or in how many hours and minutes. */
export type WaitForEvent =
  | { readonly kind: "running" | "later" }
  | { readonly kind: "minutes"; readonly count: number }
  | { readonly kind: "hours"; readonly hours: number; readonly minutes: number };

/** Says how the wait for an event is told; `now` in ms. Minutes below an hour, hours and minutes for half a day, then the day. */
export const eventWaitFor = (event: CalendarEvent, now: number): WaitForEvent => {
  const minutes = minutesUntil(event.start, now);
  if (minutes <= 0) return { kind: "running" };
  if (minutes > 12 * 60) return { kind: "later" };
  if (minutes < 60) return { kind: "minutes", count: minutes };
  return { kind: "hours", hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};
