import type { CalendarEvent } from "../../../contract/calendar.ts";

/** What the family's day turns on now. */
export interface Coming {
  /** The next event that begins, else one that is going on. */
  readonly next: CalendarEvent | undefined;
  /** Going on beside it, then what follows; at most three. */
  readonly also: readonly CalendarEvent[];
}

const startOf = ({ start }: CalendarEvent) => Date.parse(start);
const endOf = ({ end }: CalendarEvent) => Date.parse(end);

/** Picks what comes next; `now` in ms. All-day events are nothing to be on time for. */
export const comingUp = (events: readonly CalendarEvent[], now: number): Coming => {
  const timed = events
    .filter((event) => !event.allDay && endOf(event) > now)
    .toSorted((a, b) => startOf(a) - startOf(b) || endOf(a) - endOf(b));
  const next = timed.find((event) => startOf(event) > now) ?? timed[0];
  return { next, also: timed.filter((event) => event !== next).slice(0, 3) };
};

/** How far away a moment is in whole minutes, rounded up; 0 or less when it has come. */
export const minutesUntil = (instant: string, now: number): number =>
  Math.ceil((Date.parse(instant) - now) / 60_000);
