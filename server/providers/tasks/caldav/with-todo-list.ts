import { dayAt } from "#server/platform/clock.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { NotFound, SourceMissing } from "#server/platform/errors.ts";
import { sourceErrors } from "#contract/messages/source-errors.ts";
import { createRepetitionDays } from "#server/recurrence/repetition-days.ts";
import type { ProviderTools } from "../../provider.ts";
import type { EmbeddedTasks, TaskOnDay, TodoKeeping } from "../port.ts";
import type { AccountTodoList, TodoLists } from "./todo-lists.ts";
import { patchOf, taskIdOf, todoOnDay, type TodoContext, uidOfTask } from "./todo-tasks.ts";

type TodoListTools = Pick<ProviderTools, "clock" | "timeZone" | "roster"> & {
  readonly todoLists: TodoLists;
};

/** Where to-dos are, and who decides that. */
interface TodoPlaces extends Pick<TodoKeeping, "mayBeHouse" | "isNamed"> {
  readonly place: () => "house" | "missing" | AccountTodoList;
}

/** Whether a calendar server can express an open to-do of the house. */
const isMovable = ({ list, occurrence, repeatAfterDays, recurrence }: TaskOnDay): boolean =>
  list === "todo" &&
  occurrence !== null &&
  repeatAfterDays === undefined &&
  // A number of times would begin anew.
  !/COUNT=/.test(recurrence ?? "");

/** The house's tasks with the to-dos of a list of an account, wherever the place says that they are; chores stay in the house. */
export const withTodoList = (
  house: EmbeddedTasks,
  { todoLists, clock, timeZone, roster }: TodoListTools,
  { place, ...who }: TodoPlaces,
): EmbeddedTasks => {
  const days = createRepetitionDays();
  const shownList = (): AccountTodoList | undefined => {
    const found = place();
    return typeof found === "string" ? undefined : found;
  };
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
  const inHouse = (): TaskOnDay[] => house.on(today()).filter(isMovable);

  const findTodo = (uid: string, day: string): TaskOnDay | null => {
    const found = shownList();
    const todo = found && todoLists.todos(found.id).find((each) => each.uid === uid);
    return found === undefined || todo === undefined
      ? null
      : todoOnDay(todo, day, contextOf(found));
  };

  return {
    ...house,
    health: () =>
      place() === "missing"
        ? {
            state: "stale",
            ...{ error: sourceErrors.en.accountNoCalendars, code: "accountNoCalendars" },
          }
        : house.health(),
    on: (day) => {
      const found = place();
      if (found === "house") return house.on(day);
      const chores = house.on(day).filter((task) => task.list === "routine");
      if (found === "missing") return chores;
      const context = contextOf(found);
      const todos = todoLists.todos(found.id).map((todo) => todoOnDay(todo, day, context));
      return [...chores, ...todos.filter(({ occurrence }) => occurrence !== null)];
    },
    find: (id, day) => {
      const uid = uidOfTask(id);
      return uid === null ? house.find(id, day) : findTodo(uid, day);
    },
    complete: (id, occurrence) => {
      const uid = uidOfTask(id);
      if (uid === null) house.complete(id, occurrence);
      else todoLists.change(list().id, uid, { done: true, day: occurrence });
    },
    reopen: (id, occurrence) => {
      const uid = uidOfTask(id);
      if (uid === null) house.reopen(id, occurrence);
      else todoLists.change(list().id, uid, { done: false, day: occurrence });
    },
    create: (fields) => {
      if (fields.list === "routine" || place() === "house") return house.create(fields);
      const found = list();
      const uid = todoLists.add(found.id, patchOf(fields, undefined, contextOf(found), today()));
      return { ...fields, id: taskIdOf(uid), createdAt: clock.now() };
    },
    update: (id, fields) => {
      const uid = uidOfTask(id);
      if (uid === null) return house.update(id, fields);
      const found = list();
      const before = findTodo(uid, today());
      if (before === null) throw new NotFound("task");
      todoLists.change(found.id, uid, patchOf(fields, before, contextOf(found), today()));
    },
    remove: (id) => {
      const uid = uidOfTask(id);
      if (uid === null) house.remove(id);
      else todoLists.change(list().id, uid, { removed: true });
    },
    todoKeeping: {
      ...who,
      place,
      inHouse,
      bring: (listId) => {
        for (const task of inHouse()) {
          // What was done of a repeated one stays done.
          const { due: _due, ...others } = task;
          const due = task.recurrence === undefined ? task.due : (task.occurrence ?? task.due);
          const fields = { ...others, ...(due === undefined ? {} : { due }) };
          todoLists.add(listId, patchOf(fields, undefined, { roster: roster() }, today()));
          house.remove(task.id);
        }
      },
    },
  };
};
