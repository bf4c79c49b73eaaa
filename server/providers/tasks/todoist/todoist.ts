import { LRUCache } from "lru-cache";
import { dayAt, iso } from "#server/platform/clock.ts";
import { envSuffix } from "#server/config/members-file.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError, InvalidInput, NotFound, SourceMissing } from "#server/platform/errors.ts";
import { defineProvider, type ProviderTools } from "../../provider.ts";
import {
  type OccurrenceState,
  type OutsideTasks,
  type TaskOnDay,
  UnconfirmedError,
} from "../port.ts";
import { createTodoistCache, type TodoistPollingPolicy, type SeenTask } from "./cache.ts";
import { createTodoistClient, isId, type TodoistTask } from "./client.ts";
import { type TodoistEnv, todoistEnvironment } from "./env.ts";
import {
  todoistOccurrence,
  readTask,
  daypartOfSection,
  type MappingContext,
  reopenedTodoistFields,
  changedTodoistFields,
  newTodoistFields,
  todoistRepetitionFields,
} from "./mapping.ts";
import { todoistErrorSentence } from "./errors.ts";

const usual: TodoistPollingPolicy = {
  keepMs: 45_000,
  keepAfterWriteMs: 10_000,
  retryMs: 15_000,
  idleMs: 900_000,
};

/** Tasks in Todoist: one project of to-dos, one of routines; null without a token. */
export const createTodoist = (
  tools: ProviderTools,
  words: TodoistEnv,
  policy: TodoistPollingPolicy = usual,
): OutsideTasks | null => {
  const { outbound, clock, roster } = tools;
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
  const today = (): string => dayAt(clock.now(), tools.timeZone());
  const surroundings = (sections: MappingContext["sections"]): MappingContext => ({
    timeZone: tools.timeZone(),
    sections,
    users: new Map(
      roster().flatMap(({ id }) => {
        const uid = users.get(envSuffix(id));
        return uid === undefined ? [] : [[id, uid]];
      }),
    ),
  });

  const read = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof UnconfirmedError)) throw error;
      throw new SourceMissing("tasks", "unreachable", error.message);
    }
  };
  const lastSections = (): MappingContext["sections"] => {
    const sections = cache.sections();
    if (sections === null)
      throw new SourceMissing("tasks", "unreachable", apiSentence("unreachable.tasks"));
    return sections;
  };
  const current = async () => {
    const { sections, projects } = await read(cache.current());
    return { projects, around: surroundings(sections) };
  };

  /** Finished tasks that were asked for by their id; null where there is none. */
  const finished = new LRUCache<string, { readonly seen: SeenTask | null }>({ max: 200 });

  const taskOnDay = ({ task, list, isClosed }: SeenTask, around: MappingContext): TaskOnDay => ({
    ...readTask(task, list, around),
    occurrence: isClosed === true || task.checked ? null : todoistOccurrence(task, list, around),
  });

  /** Finds a task; one that isn't open in the configured projects may be a completed one. */
  const look = async (
    id: string,
    { projects }: Awaited<ReturnType<typeof current>>,
  ): Promise<SeenTask | null> => {
    const known = cache.lastSeen(id);
    if (known !== undefined || !isId(id)) return known ?? null;
    const task = await read(client.task(id, clock.now()));
    if (task === null) return null;
    const list = task.project_id === projects.todo ? "todo" : "routine";
    return list === "routine" && task.project_id !== projects.routine ? null : { task, list };
  };

  /** A repeated task has moved on when its date is after the occurrence. */
  const stateOf = (task: TodoistTask, occurrence: string): OccurrenceState => {
    if (task.checked) return "done";
    if (task.due?.is_recurring !== true) return "open";
    const now = todoistOccurrence(task, "routine", surroundings(new Map()));
    return now !== null && now > occurrence ? "done" : "open";
  };

  const remember = (task: TodoistTask): SeenTask => {
    const { todo, routine } = cache.projects() ?? {};
    const seen: SeenTask = { task, list: task.project_id === todo ? "todo" : "routine" };
    // The task may have been moved to another project.
    cache.remember(task.id, seen.list === "todo" || task.project_id === routine ? seen : null);
    return seen;
  };

  const fresh = async (id: string, signal?: AbortSignal): Promise<SeenTask | null> => {
    const task = isId(id) ? await client.task(id, clock.now(), signal) : null;
    if (task !== null) return remember(task);
    cache.remember(id, null);
    return null;
  };
  const stateOfSeen = ({ task, isClosed }: SeenTask, occurrence: string): OccurrenceState =>
    isClosed === true ? "done" : stateOf(task, occurrence);

  const reopen = async (id: string, occurrence: string, signal?: AbortSignal): Promise<void> => {
    const seen = cache.lastSeen(id) ?? (await fresh(id, signal));
    if (seen === null || stateOfSeen(seen, occurrence) === "open") return;
    const { task } = seen;
    if (task.due?.is_recurring !== true) {
      await client.reopen(id, signal);
      remember({ ...task, checked: false });
      return;
    }
    const back = await client.update(
      id,
      reopenedTodoistFields(task, occurrence, tools.timeZone()),
      signal,
    );
    remember(back);
    if (back.due?.is_recurring === true && stateOf(back, occurrence) === "open") return;
    // Keeping its repetition matters more than this one day.
    remember(await client.update(id, todoistRepetitionFields(task), signal));
    throw new UnconfirmedError("Its date can't be set back here; open it again in Todoist.", {
      reason: "strange",
      applied: "no",
      isPassing: false,
    });
  };

  /** Runs an authoring request without retries: whoever typed it sees the error. */
  const authored = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof UnconfirmedError)) throw error;
      throw new HttpError(502, error.message, {
        code: error.isPassing ? "unreachable" : "sourceRefused",
        source: "tasks",
      });
    }
  };

  return {
    kind: "outside",
    can: ["create", "update", "delete", "approve", "rotate", "pause"],
    health: () => {
      const { hasCopy, failure, checkedAt } = cache.status();
      return {
        state: failure === null ? "ok" : hasCopy ? "stale" : "unreachable",
        ...(checkedAt === null ? {} : { checkedAt: iso(checkedAt) }),
        ...(failure === null
          ? {}
          : { error: todoistErrorSentence(failure.reason), code: failure.reason }),
      };
    },
    refresh: async (id) => {
      const all = await current();
      if (id === undefined) return;
      const seen = await look(id, all);
      if (cache.lastSeen(id) === undefined) finished.set(id, { seen });
      else finished.delete(id);
    },
    on: () => {
      const around = surroundings(lastSections());
      return cache
        .allSeen()
        .map((one) => taskOnDay(one, around))
        .filter(({ occurrence }) => occurrence !== null);
    },
    find: (id) => {
      const around = surroundings(lastSections());
      const seen = cache.lastSeen(id) ?? finished.get(id)?.seen ?? null;
      return seen && taskOnDay(seen, around);
    },
    state: async (id, occurrence, signal) => {
      const seen = await fresh(id, signal);
      return seen === null ? "gone" : stateOf(seen.task, occurrence);
    },
    complete: async (id, occurrence, signal) => {
      const seen = cache.lastSeen(id) ?? (await fresh(id, signal));
      if (seen === null || stateOfSeen(seen, occurrence) === "done") return;
      await client.close(id, signal);
      cache.remember(id, { ...seen, isClosed: true });
    },
    reopen,
    create: async (fields) => {
      const { projects, around } = await current();
      const task = await authored(
        client.create({
          ...newTodoistFields(fields, today(), around),
          project_id: projects[fields.list],
        }),
      );
      cache.remember(task.id, { task, list: fields.list });
      return readTask(task, fields.list, around);
    },
    update: async (id, fields) => {
      const all = await current();
      const seen = await look(id, all);
      if (seen === null) throw new NotFound("task");
      const { projects, around } = all;
      const before = readTask(seen.task, seen.list, around);
      const change = changedTodoistFields(seen.task, before, fields, today(), around);
      if (seen.task.checked) throw new InvalidInput("id", "id: it is done; open it again first.");
      let task = await authored(client.update(id, change));
      const leaves = fields.daypart === null && daypartOfSection(task, around) !== null;
      if (fields.list !== seen.list || leaves)
        task = await authored(client.move(id, projects[fields.list]));
      cache.remember(id, { task, list: fields.list });
    },
    remove: async (id) => {
      if (!isId(id)) return;
      await authored(client.remove(id));
      cache.remember(id, null);
    },
    stop: cache.stop,
  };
};

/** Tasks in Todoist. */
export const todoistTasks = defineProvider({
  domain: "tasks",
  name: "todoist",
  env: todoistEnvironment,
  create: (tools: ProviderTools, words) => createTodoist(tools, words),
});
