import * as z from "zod";
import { dayAt } from "#server/platform/clock.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { NotFound, SourceMissing } from "#server/platform/errors.ts";
import { sourceErrors } from "#contract/messages/source-errors.ts";
import { createRepetitionDays } from "#server/recurrence/repetition-days.ts";
import { defineProvider, type ProviderTools } from "../../provider.ts";
import { localTasks, type LocalTasksDeps } from "../local.ts";
import type { EmbeddedTasks, TaskOnDay } from "../port.ts";
import type { AccountTodoList, TodoLists } from "./todo-lists.ts";
import { patchOf, taskIdOf, todoOnDay, type TodoContext, uidOfTask } from "./todo-tasks.ts";

export interface CaldavTodoDeps {
  readonly todoLists: TodoLists;
}

const environment = z.object({
  /** The name of the list, where a family chose several. */
  CALDAV_TODO_LIST: z.string().trim().min(1).optional(),
});

/** The family's to-do list: the one that is named, else the first that holds only to-dos, else the first of all. */
const listOf = (
  lists: readonly AccountTodoList[],
  wanted: string | undefined,
): AccountTodoList | undefined =>
  wanted === undefined
    ? (lists.find(({ hasEvents }) => !hasEvents) ?? lists[0])
    : lists.find(({ name, id }) => name.toLowerCase() === wanted.toLowerCase() || id === wanted);

const create = (
  tools: ProviderTools & LocalTasksDeps & CaldavTodoDeps,
  { CALDAV_TODO_LIST: wanted }: z.infer<typeof environment>,
): EmbeddedTasks | null => {
  const { todoLists, clock, timeZone, roster } = tools;
  const chores = localTasks.create(tools, {});
  if (chores === null) return null;
  const days = createRepetitionDays();
  const chosen = () => listOf(todoLists.lists(), wanted);
  const list = (): AccountTodoList => {
    const found = chosen();
    if (found === undefined)
      throw new SourceMissing("tasks", "unconfigured", apiSentence("unconfigured.tasks"));
    return found;
  };
  const contextOf = (found: AccountTodoList): TodoContext => ({
    ...{ list: found, roster: roster(), timeZone: timeZone(), days },
  });
  const today = (): string => dayAt(clock.now(), timeZone());

  const findTodo = (uid: string, day: string): TaskOnDay | null => {
    const found = chosen();
    const todo = found && todoLists.todos(found.id).find((each) => each.uid === uid);
    return found === undefined || todo === undefined
      ? null
      : todoOnDay(todo, day, contextOf(found));
  };

  return {
    ...chores,
    health: () =>
      chosen() === undefined
        ? {
            state: "stale",
            ...{ error: sourceErrors.en.accountNoCalendars, code: "accountNoCalendars" },
          }
        : { state: "ok" },
    on: (day) => {
      const found = chosen();
      const context = found && contextOf(found);
      const todos =
        found === undefined || context === undefined
          ? []
          : todoLists.todos(found.id).map((todo) => todoOnDay(todo, day, context));
      return [
        ...chores.on(day).filter((task) => task.list === "routine"),
        ...todos.filter(({ occurrence }) => occurrence !== null),
      ];
    },
    find: (id, day) => {
      const uid = uidOfTask(id);
      return uid === null ? chores.find(id, day) : findTodo(uid, day);
    },
    complete: (id, occurrence) => {
      const uid = uidOfTask(id);
      if (uid === null) chores.complete(id, occurrence);
      else todoLists.change(list().id, uid, { done: true, day: occurrence });
    },
    reopen: (id, occurrence) => {
      const uid = uidOfTask(id);
      if (uid === null) chores.reopen(id, occurrence);
      else todoLists.change(list().id, uid, { done: false, day: occurrence });
    },
    create: (fields) => {
      if (fields.list === "routine") return chores.create(fields);
      const found = list();
      const uid = todoLists.add(found.id, patchOf(fields, undefined, contextOf(found), today()));
      return { ...fields, id: taskIdOf(uid), createdAt: clock.now() };
    },
    update: (id, fields) => {
      const uid = uidOfTask(id);
      if (uid === null) return chores.update(id, fields);
      const found = list();
      const before = findTodo(uid, today());
      if (before === null) throw new NotFound("task");
      todoLists.change(found.id, uid, patchOf(fields, before, contextOf(found), today()));
    },
    remove: (id) => {
      const uid = uidOfTask(id);
      if (uid === null) chores.remove(id);
      else todoLists.change(list().id, uid, { removed: true });
    },
  };
};

/** To-dos in a list of a connected account (CalDAV); chores stay in the database. */
export const caldavTasks = defineProvider({
  ...{ domain: "tasks", name: "caldav" },
  env: environment,
  create,
});
