import { apiSentence } from "#server/platform/api-sentence.ts";
import { dayAt } from "#server/platform/clock.ts";
import { NotFound, SourceMissing } from "#server/platform/errors.ts";
import { createRepetitionDays } from "#server/recurrence/repetition-days.ts";
import type { ProviderTools } from "../../provider.ts";
import type { SourceTask, TaskFields, TaskOnDay } from "../port.ts";
import type { AccountTodoList, TodoLists } from "./todo-lists.ts";
import { patchOf, taskIdOf, todoOnDay, type TodoContext } from "./todo-tasks.ts";

export type TodoListTools = Pick<ProviderTools, "clock" | "timeZone" | "roster"> & {
  readonly todoLists: TodoLists;
};

/** Reads and writes the to-dos of a list of an account as tasks; writing throws SourceMissing while no list is shown. */
export const createAccountTodos = (
  { todoLists, clock, timeZone, roster }: TodoListTools,
  shownList: () => AccountTodoList | undefined,
) => {
  const days = createRepetitionDays();
  const list = (): AccountTodoList => {
    const found = shownList();
    if (found === undefined)
      throw new SourceMissing("tasks", "unconfigured", apiSentence("unconfigured.tasks"));
    return found;
  };
  const contextOf = (found: AccountTodoList): TodoContext => ({
    ...{ list: found, roster: roster(), timeZone: timeZone(), days },
  });
  const today = (): string => dayAt(clock.now(), timeZone());

  const find = (uid: string, day: string): TaskOnDay | null => {
    const found = shownList();
    const todo = found && todoLists.todos(found.id).find((each) => each.uid === uid);
    return found === undefined || todo === undefined
      ? null
      : todoOnDay(todo, day, contextOf(found));
  };

  return {
    today,
    /** The to-dos of a list with something left to do, as of a day. */
    on: (found: AccountTodoList, day: string): TaskOnDay[] => {
      const context = contextOf(found);
      const todos = todoLists.todos(found.id).map((todo) => todoOnDay(todo, day, context));
      return todos.filter(({ occurrence }) => occurrence !== null);
    },
    find,
    setDone: (uid: string, day: string, done: boolean): void =>
      todoLists.change(list().id, uid, { done, day }),
    create: (fields: TaskFields): SourceTask => {
      const found = list();
      const uid = todoLists.add(found.id, patchOf(fields, undefined, contextOf(found), today()));
      return { ...fields, id: taskIdOf(uid), createdAt: clock.now() };
    },
    /** Replaces all fields; 404 where there is no such to-do. */
    update: (uid: string, fields: TaskFields): void => {
      const found = list();
      const before = find(uid, today());
      if (before === null) throw new NotFound("task");
      todoLists.change(found.id, uid, patchOf(fields, before, contextOf(found), today()));
    },
    remove: (uid: string): void => todoLists.change(list().id, uid, { removed: true }),
    /** Adds an open to-do of the house to a list. */
    bring: (listId: string, task: TaskOnDay): void => {
      // What was done of a repeated one stays done.
      const { due: _due, ...others } = task;
      const due = task.recurrence === undefined ? task.due : (task.occurrence ?? task.due);
      const fields = { ...others, ...(due === undefined ? {} : { due }) };
      todoLists.add(listId, patchOf(fields, undefined, { roster: roster() }, today()));
    },
  };
};
export type AccountTodos = ReturnType<typeof createAccountTodos>;
