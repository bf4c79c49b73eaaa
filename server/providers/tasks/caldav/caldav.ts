import * as z from "zod";
import { defineProvider, type ProviderTools } from "../../provider.ts";
import { localTasks, type LocalTasksDeps } from "../local.ts";
import type { EmbeddedTasks } from "../port.ts";
import type { AccountTodoList, TodoLists } from "./todo-lists.ts";
import { withTodoList } from "./with-todo-list.ts";

export interface CaldavTodoDeps {
  readonly todoLists: TodoLists;
}

const environment = z.object({
  /** The name of the list, where a family chose several. */
  CALDAV_TODO_LIST: z.string().trim().min(1).optional(),
});

/** The list that is named, else the one that a screen chose, else the first that holds only to-dos, else the first of all. */
const listOf = (
  lists: readonly AccountTodoList[],
  named: string | undefined,
  chosen: string | null,
): AccountTodoList | undefined => {
  if (named !== undefined)
    return lists.find(({ name, id }) => name.toLowerCase() === named.toLowerCase() || id === named);
  if (chosen !== null) return lists.find(({ id }) => id === chosen);
  return lists.find(({ hasEvents }) => !hasEvents) ?? lists[0];
};

const create = (
  tools: ProviderTools & LocalTasksDeps & CaldavTodoDeps,
  { CALDAV_TODO_LIST: named }: z.infer<typeof environment>,
): EmbeddedTasks | null => {
  const { todoLists } = tools;
  const house = localTasks.create(tools, {});
  return (
    house &&
    withTodoList(house, tools, {
      ...{ mayBeHouse: false, isNamed: named !== undefined },
      place: () => listOf(todoLists.lists(), named, todoLists.chosen()) ?? "missing",
    })
  );
};

/** To-dos in a list of a connected account (CalDAV); chores stay in the database. */
export const caldavTasks = defineProvider({
  ...{ domain: "tasks", name: "caldav" },
  env: environment,
  create,
});
