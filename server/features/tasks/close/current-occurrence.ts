import type { SourceTask, TaskList } from "#server/providers/tasks/port.ts";
import type { CompletionStore } from "./completion-store.ts";
import type { FamilyTasks } from "../family-tasks.ts";
import { completedTask, type TaskOccurrence, isRepeating } from "../board/task-view.ts";

interface FindCurrentOccurrenceDeps {
  readonly tasks: FamilyTasks;
  readonly completions: CompletionStore;
}

/** The occurrence to which a tap on a day refers. */
export interface CurrentOccurrence extends TaskOccurrence {
  /** False where the source no longer has the task. */
  readonly exists: boolean;
  /** True where the task repeats, no occurrence is open, and the next is still to come. */
  readonly isAhead: boolean;
}

export type FindCurrentOccurrence = (
  id: string,
  list: TaskList,
  day: string,
) => CurrentOccurrence | null;

/** A routine can be done from its day on; a to-do can be done ahead. */
const mustWait = (task: SourceTask): boolean => task.list === "routine" && isRepeating(task);

/**
 * Finds the current occurrence: what was done that day, else what is open, else what was done last; null for an
 * unknown task.
 */
export const createFindCurrentOccurrence =
  ({ tasks, completions }: FindCurrentOccurrenceDeps): FindCurrentOccurrence =>
  (id, list, day) => {
    const task = tasks.find(id, day);
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
  };
