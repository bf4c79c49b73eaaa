import type { ScheduledJob } from "./scheduler.ts";

/** Each night: what has had its time is forgotten. */
export const housekeeping = (chores: readonly (() => void)[]): ScheduledJob => ({
  name: "housekeeping",
  pattern: "20 3 * * *",
  run: () => {
    for (const chore of chores) chore();
  },
});
