import type { Task } from "#contract/tasks.ts";
import { groupByDaypart } from "#client/features/tasks/dayparts.ts";

/** A member's chores as Home shows them. */
export interface HomeChores {
  /** What can be done now, and what waits for a parent, in the order of the day. */
  readonly now: readonly Task[];
  /** What comes in a later part of the day. */
  readonly later: readonly Task[];
}

/** Sorts a day's chores at a clock time (`HH:MM`); done ones are left out but for those in `lingering`, by their id. */
export const homeChoresAt = (
  tasks: readonly Task[],
  clock: string,
  lingering: ReadonlySet<string>,
): HomeChores => {
  const isShown = ({ id, done, pendingApproval }: Task) =>
    !done || pendingApproval === true || lingering.has(id);
  const parts = groupByDaypart(tasks, clock, lingering);
  const of = (later: boolean) =>
    parts.filter((part) => part.later === later).flatMap((part) => part.tasks.filter(isShown));
  const [now, later] = [of(false), of(true)];
  // What was ticked in advance keeps its place too.
  const waits = (task: Task) => Number(task.done && !lingering.has(task.id));
  return { now: now.toSorted((a, b) => waits(a) - waits(b)), later };
};
