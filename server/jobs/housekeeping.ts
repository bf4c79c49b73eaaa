import type { ScheduledJob } from "./scheduler.ts";

/** The nightly job that deletes what has expired. */
export const housekeeping = (chores: readonly (() => void)[]): ScheduledJob => ({
  name: "housekeeping",
  pattern: "20 3 * * *",
  run: () => {
    for (const chore of chores) chore();
  },
});
