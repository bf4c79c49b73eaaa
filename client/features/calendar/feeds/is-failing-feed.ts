import type { CalendarFeed } from "#contract/calendar.ts";

/** Whether a calendar doesn't answer: its events are old, or were never there. */
export const isFailingFeed = ({ state }: CalendarFeed): boolean =>
  state === "error" || state === "stale";
