import type { Task } from "#contract/tasks.ts";
import type { DaypartChores } from "#client/features/tasks/dayparts.ts";

/** The parts of a day, those in which something is left before those that are over or whose chores have all settled. */
export const leftFirst = (
  parts: readonly DaypartChores[],
  hasSettled: (task: Task) => boolean,
): readonly DaypartChores[] => {
  const isDone = ({ folded, tasks }: DaypartChores) => folded || tasks.every(hasSettled);
  return parts.toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)));
};
