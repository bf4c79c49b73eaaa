import type { ScheduledJob } from "./scheduler.ts";

/** The nightly job that deletes what has expired. */
export const housekeeping = (chores: readonly (() => void | Promise<void>)[]): ScheduledJob => ({
  name: "housekeeping",
  pattern: "20 3 * * *",
  run: async () => {
    for (const chore of chores) await chore();
  },
});
