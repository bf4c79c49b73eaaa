import { LRUCache } from "lru-cache";
import type { OutOfRangeItem } from "#contract/health.ts";
import { dayAt, isContractDay, iso } from "#server/platform/clock.ts";
import { defineProvider, type ProviderTools } from "../../provider.ts";
import type { OutsideTasks, TaskOnDay } from "../port.ts";
import { createTodoistAuthoring } from "./authoring.ts";
import { createTodoistCache, type TodoistCache } from "./cache.ts";
import { createTodoistClient } from "./client.ts";
import { todoistConnection } from "./connection.ts";
import { type TodoistEnv, todoistEnvironment } from "./env.ts";
import { todoistErrorSentence } from "./errors.ts";
import { createTodoistLookup } from "./lookup.ts";
import { type MappingContext, readTask, todoistOccurrence } from "./mapping.ts";
import { createTodoistOccurrences } from "./occurrences.ts";
import type { SeenTask } from "./own-writes.ts";
import type { TodoistPollingPolicy } from "./polling.ts";

const usual: TodoistPollingPolicy = {
  keepMs: 45_000,
  keepAfterWriteMs: 10_000,
  retryMs: 15_000,
  idleMs: 900_000,
};

const taskOnDay = ({ task, list, isClosed }: SeenTask, around: MappingContext): TaskOnDay => ({
  ...readTask(task, list, around),
  occurrence: isClosed === true || task.checked ? null : todoistOccurrence(task, list, around),
});

const fits = ({ due, occurrence }: TaskOnDay): boolean =>
  [due, occurrence].every((day) => day == null || isContractDay(day));

const healthOf = ({
  hasCopy,
  failure,
  checkedAt,
}: ReturnType<TodoistCache["status"]>): ReturnType<OutsideTasks["health"]> => ({
  state: failure === null ? "ok" : hasCopy ? "stale" : "unreachable",
  ...(checkedAt === null ? {} : { checkedAt: iso(checkedAt) }),
  ...(failure === null
    ? {}
    : { error: todoistErrorSentence(failure.reason), code: failure.reason }),
});

/** Tasks in Todoist: one project of to-dos, one of routines; null without a token. */
export const createTodoist = (
  tools: ProviderTools,
  words: TodoistEnv,
  policy: TodoistPollingPolicy = usual,
): OutsideTasks | null => {
  const { outbound, clock, timeZone } = tools;
  const { TODOIST_URL: url, TODOIST_TOKEN: token, users } = words;
  if (token === undefined) return null;
  const client = createTodoistClient({ url, token, outbound, clock });
  const cache = createTodoistCache({
    client,
    clock,
    policy,
    projects: { todo: words.TODOIST_TODO_PROJECT, routine: words.TODOIST_ROUTINE_PROJECT },
    changed: () => tools.changed("tasks"),
  });
  const lookup = createTodoistLookup({ client, cache, tools, users });
  let outOfRange: readonly OutOfRangeItem[] = [];
  const today = (): string => dayAt(clock.now(), timeZone());
  /** Finished tasks that were asked for by their id; null where there is none. */
  const finished = new LRUCache<string, { readonly seen: SeenTask | null }>({ max: 200 });

  return {
    kind: "outside",
    can: ["create", "update", "delete", "approve", "rotate", "pause"],
    health: () => healthOf(cache.status()),
    outOfRange: () => outOfRange,
    refresh: async (id) => {
      const all = await lookup.current();
      if (id === undefined) return;
      const seen = await lookup.find(id, all);
      if (cache.lastSeen(id) === undefined) finished.set(id, { seen });
      else finished.delete(id);
    },
    on: () => {
      const around = lookup.last();
      const all = cache.allSeen().map((one) => taskOnDay(one, around));
      outOfRange = all
        .filter((task) => !fits(task))
        .map(({ id }) => ({ id, field: "due", effect: "leftOut", part: "Todoist" }));
      return all.filter((task) => task.occurrence !== null && fits(task));
    },
    find: (id) => {
      const around = lookup.last();
      const seen = cache.lastSeen(id) ?? finished.get(id)?.seen ?? null;
      const task = seen && taskOnDay(seen, around);
      return task !== null && fits(task) ? task : null;
    },
    ...createTodoistOccurrences({ client, cache, lookup, clock, timeZone }),
    ...createTodoistAuthoring({ client, cache, lookup, today }),
    stop: cache.stop,
  };
};

/** Tasks in Todoist. */
export const todoistTasks = defineProvider({
  domain: "tasks",
  name: "todoist",
  env: todoistEnvironment,
  create: (tools: ProviderTools, words) => createTodoist(tools, words),
  connection: todoistConnection,
});
