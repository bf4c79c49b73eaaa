import type { Awaitable } from "#server/providers/provider.ts";
import type { SourceTask, TaskList } from "#server/providers/tasks/port.ts";
import { after } from "#server/platform/and-then.ts";
import type { Completions } from "./completion-store.ts";
import type { FamilyTasks } from "../family-tasks.ts";
import { asDone, type Occurrence, repeats } from "../board/task-view.ts";

interface Needs {
  readonly tasks: FamilyTasks;
  readonly completions: Completions;
}

/** The occurrence that a tap on a day is about. */
export interface Standing extends Occurrence {
  /** False when the source has the task no longer. */
  readonly exists: boolean;
  /** True when it repeats, its last occurrence is done or never was, and the next is still to come. */
  readonly ahead: boolean;
}

export type StandingOf = (id: string, list: TaskList, day: string) => Awaitable<Standing | null>;

/** A routine is done when its day has come; a to-do may be done ahead. */
const mustWait = (task: SourceTask): boolean => task.list === "routine" && repeats(task);

/** Finds the current occurrence: what was done that day, else what is open, else what was done last; null where there is no such task. */
export const createStandingOf =
  ({ tasks, completions }: Needs): StandingOf =>
  (id, list, day) =>
    after(tasks.find(id, day), (task) => {
      const open = task?.occurrence ?? null;
      const ahead = task !== null && open !== null && open > day && mustWait(task);
      const completion =
        completions.doneOn(id, day) ?? (open !== null && !ahead ? null : completions.latest(id));
      if (completion !== null)
        return completion.task.list === list
          ? {
              task: asDone(completion, task),
              day: completion.occurrence,
              completion,
              exists: task !== null,
              ahead,
            }
          : null;
      return task === null || open === null || task.list !== list
        ? null
        : { task, day: open, completion, exists: true, ahead };
    });
