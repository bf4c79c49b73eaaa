import type { Task } from "#contract/tasks.ts";
import { groupByDaypart } from "#client/features/tasks/dayparts.ts";
import { isOverdue } from "#client/features/tasks/rows/use-task-hint.ts";

/** A member's chores as Home shows them. */
export interface HomeChores {
  /** What should have been done before, what can be done now, and what waits for a parent, in the order of the day. */
  readonly now: readonly Task[];
  /** What comes in a later part of the day. */
  readonly later: readonly Task[];
}

/** Sorts the chores of `today` at a clock time (`HH:MM`); done ones are left out but for those in `lingering`, by their id. */
export const homeChoresAt = (
  tasks: readonly Task[],
  today: string,
  clock: string,
  lingering: ReadonlySet<string>,
): HomeChores => {
  const isShown = ({ id, done, pendingApproval }: Task) =>
    !done || pendingApproval === true || lingering.has(id);
  // What is late is so at any hour, and for as long as its tick is seen.
  const isLate = (task: Task) =>
    isOverdue({ ...task, done: task.done && !lingering.has(task.id) }, today);
  const parts = groupByDaypart(
    tasks.filter((task) => !isLate(task)),
    clock,
    lingering,
  );
  const of = (later: boolean) =>
    parts.filter((part) => part.later === later).flatMap((part) => part.tasks.filter(isShown));
  const [now, later] = [[...tasks.filter(isLate), ...of(false)], of(true)];
  // What was ticked in advance keeps its place too.
  const waits = (task: Task) => Number(task.done && !lingering.has(task.id));
  return { now: now.toSorted((a, b) => waits(a) - waits(b)), later };
};
