import type { Task } from "#contract/tasks.ts";

/** Compares to-dos for sorting: open ones first, the soonest due on top, without a day last. */
export const byUrgency = (a: Task, b: Task): number =>
  Number(a.done) - Number(b.done) || (a.due ?? "9").localeCompare(b.due ?? "9");
