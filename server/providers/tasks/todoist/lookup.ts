import { envSuffix } from "#server/config/members-file.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { SourceMissing } from "#server/platform/errors.ts";
import type { ProviderTools } from "../../provider.ts";
import { type TaskList, UnconfirmedError } from "../port.ts";
import type { TodoistCache } from "./cache.ts";
import { isId, type TodoistClient } from "./client.ts";
import type { TodoistEnv } from "./env.ts";
import type { MappingContext } from "./mapping.ts";
import type { SeenTask } from "./own-writes.ts";

interface TodoistLookupDeps {
  readonly client: TodoistClient;
  readonly cache: TodoistCache;
  readonly tools: Pick<ProviderTools, "clock" | "roster" | "timeZone">;
  readonly users: TodoistEnv["users"];
}

/** The ids of the configured projects, and what is needed to read and write their tasks. */
export interface TodoistSurroundings {
  readonly projects: Readonly<Record<TaskList, string>>;
  readonly around: MappingContext;
}

/** Creates what looks tasks up for people, who get a 503 where Todoist has never answered. */
export const createTodoistLookup = ({ client, cache, tools, users }: TodoistLookupDeps) => {
  const { clock, roster, timeZone } = tools;
  const surroundings = (sections: MappingContext["sections"]): MappingContext => ({
    timeZone: timeZone(),
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

  return {
    surroundings,
    /** Refreshes the cache where possible. */
    current: async (): Promise<TodoistSurroundings> => {
      const { sections, projects } = await read(cache.current());
      return { projects, around: surroundings(sections) };
    },
    /** What the last read told; throws SourceMissing before the first. */
    last: (): MappingContext => {
      const sections = cache.sections();
      if (sections === null)
        throw new SourceMissing("tasks", "unreachable", apiSentence("unreachable.tasks"));
      return surroundings(sections);
    },
    /** Finds a task; one that isn't open in the configured projects may be a completed one. */
    find: async (id: string, { projects }: TodoistSurroundings): Promise<SeenTask | null> => {
      const known = cache.lastSeen(id);
      if (known !== undefined || !isId(id)) return known ?? null;
      const task = await read(client.task(id, clock.now()));
      if (task === null) return null;
      const list = task.project_id === projects.todo ? "todo" : "routine";
      return list === "routine" && task.project_id !== projects.routine ? null : { task, list };
    },
  };
};

export type TodoistLookup = ReturnType<typeof createTodoistLookup>;
