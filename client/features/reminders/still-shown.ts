import type { Reminder } from "#contract/reminders.ts";

/** The reminders that walls still show at a moment (ms): the house tells of none that is over by itself. */
export const stillShown = (reminders: readonly Reminder[], now: number): readonly Reminder[] =>
  reminders.filter(({ until }) => until === undefined || Date.parse(until) > now);
