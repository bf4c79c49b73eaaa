import { createTodoistOwnWrites, type SeenTask } from "./own-writes.ts";
import { createTodoistPolling, type TodoistPollingPolicy } from "./polling.ts";
import { createTodoistReader, type TodoistReaderDeps } from "./reader.ts";

interface TodoistCacheDeps extends TodoistReaderDeps {
  readonly policy: TodoistPollingPolicy;
  /** Called when a read has found a change. */
  readonly changed: () => void;
}

/** Caches Todoist's tasks, read once for all readers and polled while somebody reads. */
export const createTodoistCache = ({
  client,
  clock,
  projects,
  policy,
  changed,
}: TodoistCacheDeps) => {
  const reader = createTodoistReader({ client, clock, projects });
  const own = createTodoistOwnWrites();
  const polling = createTodoistPolling({ reader, own, clock, policy, changed });
  return {
    /**
     * Refreshes the cache where possible, and returns the projects and sections; throws the UnconfirmedError where
     * there was never an answer.
     */
    current: async () => {
      const { sections, projects: found } = await polling.current();
      return { sections, projects: found };
    },
    /** Overlays the cache with a write's result, or null for a deleted task. */
    remember: (id: string, seen: SeenTask | null): void => {
      own.add(id, seen);
      polling.wrote();
    },
    lastSeen: (id: string): SeenTask | undefined => own.over(polling.copy()?.seen, id),
    /** Every task that was open when last read, and those that we have closed since. */
    allSeen: (): readonly SeenTask[] => own.overAll(polling.copy()?.seen),
    /** The ids of the configured projects; null before the first read. */
    projects: () => polling.copy()?.projects ?? null,
    /** The names of the sections; null before the first read. */
    sections: () => polling.copy()?.sections ?? null,
    status: polling.status,
    stop: polling.stop,
  };
};

export type TodoistCache = ReturnType<typeof createTodoistCache>;
