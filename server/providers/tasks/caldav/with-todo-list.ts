import { sourceErrors } from "#contract/messages/source-errors.ts";
import type { EmbeddedTasks, TaskOnDay, TodoKeeping } from "../port.ts";
import { type AccountTodos, createAccountTodos, type TodoListTools } from "./account-todos.ts";
import type { AccountTodoList } from "./todo-lists.ts";
import { uidOfTask } from "./todo-tasks.ts";

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

const createTodoKeeping = (
  house: EmbeddedTasks,
  todos: Pick<AccountTodos, "bring" | "today">,
  places: TodoPlaces,
): TodoKeeping => {
  const inHouse = (): TaskOnDay[] => house.on(todos.today()).filter(isMovable);
  return {
    ...places,
    inHouse,
    bring: (listId) => {
      for (const task of inHouse()) {
        todos.bring(listId, task);
        house.remove(task.id);
      }
    },
  };
};

/** The house's tasks with the to-dos of a list of an account, wherever the place says that they are; chores stay in the house. */
export const withTodoList = (
  house: EmbeddedTasks,
  tools: TodoListTools,
  places: TodoPlaces,
): EmbeddedTasks => {
  const { place } = places;
  const todos = createAccountTodos(tools, () => {
    const found = place();
    return typeof found === "string" ? undefined : found;
  });

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
      return found === "missing" ? chores : [...chores, ...todos.on(found, day)];
    },
    find: (id, day) => {
      const uid = uidOfTask(id);
      return uid === null ? house.find(id, day) : todos.find(uid, day);
    },
    complete: (id, occurrence) => {
      const uid = uidOfTask(id);
      if (uid === null) house.complete(id, occurrence);
      else todos.setDone(uid, occurrence, true);
    },
    reopen: (id, occurrence) => {
      const uid = uidOfTask(id);
      if (uid === null) house.reopen(id, occurrence);
      else todos.setDone(uid, occurrence, false);
    },
    create: (fields) =>
      fields.list === "routine" || place() === "house"
        ? house.create(fields)
        : todos.create(fields),
    update: (id, fields) => {
      const uid = uidOfTask(id);
      if (uid === null) house.update(id, fields);
      else todos.update(uid, fields);
    },
    remove: (id) => {
      const uid = uidOfTask(id);
      if (uid === null) house.remove(id);
      else todos.remove(uid);
    },
    todoKeeping: createTodoKeeping(house, todos, places),
  };
};
