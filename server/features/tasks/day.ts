import type { Awaitable } from "../../providers/provider.ts";
import type { SourceTask, TaskList, TaskSource } from "../../providers/tasks/port.ts";
import { after } from "./after.ts";
import type { Completion, Completions } from "./completions.ts";
import { byDueDay, type Occurrence, throughTheDay } from "./view.ts";

interface Needs {
  readonly source: () => TaskSource;
  readonly completions: Completions;
  readonly today: () => string;
}

/** What there is to see of the tasks. */
export interface Days {
  /** What is due or was done on a day; today's also what is overdue. Through the day, oldest first. */
  on(list: TaskList, day: string): Awaitable<readonly Occurrence[]>;
  /** Every to-do that is open or was done today. */
  todos(): Awaitable<readonly Occurrence[]>;
}

/** A done one as people changed it since; what it was worth stays. */
const doneToday = (completion: Completion, now: SourceTask | undefined): Occurrence => ({
  task: { ...(now ?? completion.task), list: completion.task.list, stars: completion.task.stars },
  day: completion.occurrence,
  completion,
});

/** Puts together what the source has to do and what we know to be done. */
export const createDays = ({ source, completions, today }: Needs): Days => {
  const collect = (
    list: TaskList,
    day: string,
    done: readonly Completion[],
    isOpen: (occurrence: string) => boolean,
  ) =>
    after(source().on(day), (tasks): Occurrence[] => {
      const now =
        day === today()
          ? new Map(tasks.map((task) => [task.id, task]))
          : new Map<string, SourceTask>();
      // Who did a task today has done it for today, also where its days moved meanwhile.
      const doneIds = new Set(done.map(({ taskId }) => taskId));
      const open = tasks.flatMap((task) =>
        task.list === list &&
        task.occurrence !== null &&
        isOpen(task.occurrence) &&
        !doneIds.has(task.id)
          ? [{ task, day: task.occurrence, completion: null }]
          : [],
      );
      return [
        ...done.map((completion) => doneToday(completion, now.get(completion.taskId))),
        ...open,
      ];
    });
  return {
    on: (list, day) =>
      after(
        collect(list, day, completions.ofDay(list, day), (occurrence) =>
          day === today() ? occurrence <= day : occurrence === day,
        ),
        (found) => found.toSorted(throughTheDay),
      ),
    todos: () => {
      const done = completions.ofDay("todo", today()).filter(({ doneOn }) => doneOn === today());
      return after(
        collect("todo", today(), done, () => true),
        (found) => found.toSorted(byDueDay),
      );
    },
  };
};
