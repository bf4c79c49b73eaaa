import type { Awaitable } from "#server/providers/provider.ts";
import type { SourceTask, TaskList } from "#server/providers/tasks/port.ts";
import { andThen } from "#server/platform/and-then.ts";
import type { CompletionStore } from "./completion-store.ts";
import type { FamilyTasks } from "../family-tasks.ts";
import { completedTask, type TaskOccurrence, isRepeating } from "../board/task-view.ts";

interface FindCurrentOccurrenceDeps {
  readonly tasks: FamilyTasks;
  readonly completions: CompletionStore;
}

/** The occurrence that a tap on a day is about. */
export interface CurrentOccurrence extends TaskOccurrence {
  /** False when the source has the task no longer. */
  readonly exists: boolean;
  /** True when it repeats, its last occurrence is done or never was, and the next is still to come. */
  readonly isAhead: boolean;
}

export type FindCurrentOccurrence = (
  id: string,
  list: TaskList,
  day: string,
) => Awaitable<CurrentOccurrence | null>;

/** A routine is done when its day has come; a to-do may be done ahead. */
const mustWait = (task: SourceTask): boolean => task.list === "routine" && isRepeating(task);

/** Finds the current occurrence: what was done that day, else what is open, else what was done last; null where there is no such task. */
export const createFindCurrentOccurrence =
  ({ tasks, completions }: FindCurrentOccurrenceDeps): FindCurrentOccurrence =>
  (id, list, day) =>
    andThen(tasks.find(id, day), (task) => {
      const open = task?.occurrence ?? null;
      const isAhead = task !== null && open !== null && open > day && mustWait(task);
      const completion =
        completions.doneOn(id, day) ?? (open !== null && !isAhead ? null : completions.latest(id));
      if (completion !== null)
        return completion.task.list === list
          ? {
              task: completedTask(completion, task),
              day: completion.occurrence,
              completion,
              exists: task !== null,
              isAhead,
            }
          : null;
      return task === null || open === null || task.list !== list
        ? null
        : { task, day: open, completion, exists: true, isAhead };
    });
