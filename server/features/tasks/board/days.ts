import type { Roster } from "#server/config/roster.ts";
import type { TaskList } from "#server/providers/tasks/port.ts";
import type { Completion, CompletionStore } from "../close/completion-store.ts";
import type { FamilyTaskOnDay, FamilyTask, FamilyTasks } from "../family-tasks.ts";
import type { AwayMembers } from "../pauses/away-members.ts";
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

/** An occurrence on a day's board. */
export interface BoardOccurrence extends TaskOccurrence {
  /**
   * The members in whose columns it is, and the day on which each had it to do, null where none; empty where it is
   * nobody's.
   */
  readonly owners: ReadonlyMap<string, string | null>;
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

/** Combines the source's open tasks with the stored completions. */
export const createBoardDays = (deps: BoardDaysDeps): BoardDays => {
  const { tasks: source, completions, look, roster, today, unsettled } = deps;
  const livesHere = (memberIds: readonly string[]): readonly string[] =>
    memberIds.filter((memberId) => roster().some(({ id }) => id === memberId));

  const doneOnBoard = (occurrence: TaskOccurrence, away: AwayMembers): BoardOccurrence => ({
    ...occurrence,
    owners: new Map(
      livesHere(occurrence.task.memberIds).map((id) => [
        id,
        away.dueDay(id, occurrence.task, occurrence.day),
      ]),
    ),
  });

  /** An open routine on a day's board; empty where all its members are away. */
  const openOnBoard = (
    task: FamilyTaskOnDay,
    day: string,
    away: AwayMembers,
  ): readonly BoardOccurrence[] => {
    const { occurrence } = task;
    if (occurrence === null) return [];
    const own = livesHere(task.memberIds);
    const mayBeAsked = own.length > 0 ? own : livesHere(task.rotation?.memberIds ?? []);
    const asked = (mayBeAsked.length > 0 ? mayBeAsked : [null]).flatMap((memberId) => {
      const due = away.dueDay(memberId, task, occurrence);
      if (due === null || away.isAway(memberId, day)) return [];
      return due === day || (due < day && day === today()) ? [{ memberId, due }] : [];
    });
    const [first] = asked.map(({ due }) => due).toSorted();
    if (first === undefined) return [];
    const owners = asked.flatMap(({ memberId, due }): [string, string][] =>
      memberId !== null && own.includes(memberId) ? [[memberId, due]] : [],
    );
    return [{ task, day: occurrence, due: first, completion: null, owners: new Map(owners) }];
  };

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

  const on = (list: TaskList, day: string): readonly BoardOccurrence[] => {
    const { applyTo, mark } = unsettled();
    const tasks = applyTo(source.on(day));
    const away = look();
    const done = completions.ofDay(list, day);
    const now = new Map(day === today() ? tasks.map((task) => [task.id, task]) : []);
    const open = withoutDone(tasks, done).filter((task) => task.list === list);
    return [
      ...done.map((completion) =>
        doneOnBoard(doneToday(completion, now.get(completion.taskId)), away),
      ),
      ...open.flatMap((task) =>
        list === "routine"
          ? openOnBoard(task, day, away)
          : openTodo(task)
              .filter((todo) => (day === today() ? todo.day <= day : todo.day === day))
              .map((todo) => doneOnBoard(todo, away)),
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
