import type { ProviderTools } from "../../providers/provider.ts";
import type { CaldavTodoDeps } from "../../providers/tasks/caldav/caldav.ts";
import { withTodoList } from "../../providers/tasks/caldav/with-todo-list.ts";
import { type LocalTasksDeps, localTasks } from "../../providers/tasks/local.ts";
import type { TaskSource } from "../../providers/tasks/port.ts";
import type { ChosenProviders } from "./choose-providers.ts";

/** Opens the source of tasks; beside the house's own a screen may choose a list of an account for the to-dos. */
export const openTasks = (
  provider: ChosenProviders["tasks"],
  tools: ProviderTools & LocalTasksDeps & CaldavTodoDeps,
): TaskSource | null => {
  const { todoLists } = tools;
  const source = provider.open(tools);
  if (provider.name !== localTasks.name || source?.kind !== "embedded") return source;
  return withTodoList(source, tools, {
    ...{ mayBeHouse: true, isNamed: false },
    place: () => {
      const chosen = todoLists.chosen();
      if (chosen === null) return "house";
      return todoLists.lists().find(({ id }) => id === chosen) ?? "missing";
    },
  });
};
