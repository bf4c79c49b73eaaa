import type { Roster } from "#server/config/roster.ts";
import type { TaskList } from "#server/providers/tasks/port.ts";
import type { Completion } from "../close/completion-record.ts";
import type { CompletionStore } from "../close/completion-store.ts";
import type { FamilyTaskOnDay, FamilyTask, FamilyTasks } from "../family-tasks.ts";
import type { AwayMembers } from "../pauses/away-members.ts";
import { type BoardOccurrence, createBoardOwners } from "./board-owners.ts";
import type { PendingWrites } from "./pending-writes.ts";
import {
  completedTask,
  compareByDueDay,
  type TaskOccurrence,
  compareByDaypart,
} from "./task-view.ts";

interface BoardDaysDeps {
  readonly tasks: FamilyTasks;
  readonly completions: CompletionStore;
  readonly look: () => AwayMembers;
  readonly roster: () => Roster;
  readonly today: () => string;
  readonly unsettled: () => PendingWrites;
}

/** Reads the occurrences of tasks. */
export interface BoardDays {
  /** What is due or was done on a day, for today also what is overdue; by daypart, then oldest first. */
  on(list: TaskList, day: string): readonly BoardOccurrence[];
  /** Every to-do that is open or was done today. */
  todos(): readonly TaskOccurrence[];
  /** Every routine with something left to do, now or later; by due day. */
  routines(): readonly TaskOccurrence[];
}

/** A completed occurrence with the task's later edits; its stars stay. */
const doneToday = (completion: Completion, now: FamilyTask | undefined): TaskOccurrence => ({
  task: {
    ...completedTask(completion, now ?? null),
    list: completion.task.list,
    stars: completion.task.stars,
  },
  day: completion.occurrence,
  completion,
});

const openTodo = (task: FamilyTaskOnDay): TaskOccurrence[] =>
  task.list === "todo" && task.occurrence !== null
    ? [{ task, day: task.occurrence, completion: null }]
    : [];

const withoutDone = (
  tasks: readonly FamilyTaskOnDay[],
  done: readonly Completion[],
): readonly FamilyTaskOnDay[] => {
  // A task that was done today counts for today even where its days moved meanwhile.
  const doneIds = new Set(done.map(({ taskId }) => taskId));
  return tasks.filter(({ id }) => !doneIds.has(id));
};

/** Combines the source's open tasks with the stored completions. */
export const createBoardDays = (deps: BoardDaysDeps): BoardDays => {
  const { tasks: source, completions, look, today, unsettled } = deps;
  const { withOwners, openOnBoard } = createBoardOwners(deps);

  const on = (list: TaskList, day: string): readonly BoardOccurrence[] => {
    const { applyTo, mark } = unsettled();
    const tasks = applyTo(source.on(day));
    const away = look();
    const done = completions.ofDay(list, day);
    const now = new Map(day === today() ? tasks.map((task) => [task.id, task]) : []);
    const open = withoutDone(tasks, done).filter((task) => task.list === list);
    return [
      ...done.map((completion) =>
        withOwners(doneToday(completion, now.get(completion.taskId)), away),
      ),
      ...open.flatMap((task) =>
        list === "routine"
          ? openOnBoard(task, day, away)
          : openTodo(task)
              .filter((todo) => (day === today() ? todo.day <= day : todo.day === day))
              .map((todo) => withOwners(todo, away)),
      ),
    ]
      .map(mark)
      .toSorted(compareByDaypart);
  };

  return {
    on,
    todos: () => {
      const { applyTo, mark } = unsettled();
      const tasks = applyTo(source.on(today()));
      const done = completions.ofDay("todo", today()).filter(({ doneOn }) => doneOn === today());
      const now = new Map(tasks.map((task) => [task.id, task]));
      return [
        ...done.map((completion) => doneToday(completion, now.get(completion.taskId))),
        ...withoutDone(tasks, done).flatMap(openTodo),
      ]
        .map(mark)
        .toSorted(compareByDueDay);
    },
    routines: () =>
      source
        .on(today())
        .flatMap((task) =>
          task.list === "routine" && task.occurrence !== null
            ? [{ task, day: task.occurrence, completion: null }]
            : [],
        )
        .toSorted(compareByDueDay),
  };
};
