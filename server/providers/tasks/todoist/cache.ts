import { isDeepStrictEqual } from "node:util";
import type { Clock } from "#server/platform/clock.ts";
import { UnconfirmedError, type TaskList } from "../port.ts";
import type { TodoistClient, TodoistTask } from "./client.ts";
import { projectMissingError } from "./errors.ts";

/** A task as last read or written. */
export interface SeenTask {
  readonly task: TodoistTask;
  readonly list: TaskList;
  /** Set where we closed it: its next occurrence, if any, isn't known yet. */
  readonly isClosed?: true;
}

interface Copy {
  readonly seen: ReadonlyMap<string, SeenTask>;
  readonly sections: ReadonlyMap<string, string>;
  readonly projects: Readonly<Record<TaskList, string>>;
}

export interface TodoistPollingPolicy {
  /** How long an answer is fresh. */
  readonly keepMs: number;
  /** The same after an own write, which may have moved a task on. */
  readonly keepAfterWriteMs: number;
  /** The pause after a failure. */
  readonly retryMs: number;
  /** After this long without a reader, the source isn't polled. */
  readonly idleMs: number;
}

interface TodoistCacheDeps {
  readonly client: TodoistClient;
  readonly clock: Clock;
  readonly projects: Readonly<Record<TaskList, string>>;
  readonly policy: TodoistPollingPolicy;
  /** Called when a read has found a change. */
  readonly changed: () => void;
}

const wholeReadMs = 9_000;
const structureMs = 600_000;

/** Caches Todoist's tasks, read once for all readers and polled while somebody reads. */
export const createTodoistCache = ({
  client,
  clock,
  projects: wanted,
  policy,
  changed,
}: TodoistCacheDeps) => {
  let copy: Copy | null = null;
  let structureAt = Number.NEGATIVE_INFINITY;
  let failure: UnconfirmedError | null = null;
  let checkedAt: number | null = null;
  let dueAt = Number.NEGATIVE_INFINITY;
  let lastReadAt = Number.NEGATIVE_INFINITY;
  let writes = 0;
  let reading: Promise<void> | null = null;
  /** Own writes, until a read that began after them. */
  const own = new Map<string, { readonly seen: SeenTask | null; readonly after: number }>();
  const stopping = new AbortController();

  const structure = async (signal: AbortSignal): Promise<Pick<Copy, "projects" | "sections">> => {
    const [projects, sections] = await Promise.all([
      client.projects(signal),
      client.sections(signal),
    ]);
    const find = (idOrName: string): string => {
      const word = idOrName.toLowerCase();
      const there = projects.filter((one) => !one.is_archived && !one.is_deleted);
      const found =
        there.find(({ id }) => id === idOrName) ??
        there.find(({ name }) => name.toLowerCase() === word);
      if (found === undefined) throw projectMissingError();
      return found.id;
    };
    structureAt = clock.monotonic();
    return {
      projects: { todo: find(wanted.todo), routine: find(wanted.routine) },
      sections: new Map(sections.map(({ id, name }) => [id, name])),
    };
  };

  const readAll = async (): Promise<void> => {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(wholeReadMs)]);
    const begun = writes;
    const isKnown = copy !== null && clock.monotonic() - structureAt < structureMs;
    let around = isKnown && copy !== null ? copy : await structure(signal);
    const tasksOf = async (list: TaskList) =>
      (await client.tasksOf(around.projects[list], signal)).map((task): SeenTask => ({
        task,
        list,
      }));
    const all = (await Promise.all([tasksOf("todo"), tasksOf("routine")])).flat();
    const isNew = ({ task }: SeenTask): boolean =>
      task.section_id != null && !around.sections.has(task.section_id);
    if (isKnown && all.some(isNew)) around = await structure(signal);
    const { projects, sections } = around;
    const seen = new Map(all.filter(({ task }) => !task.checked).map((one) => [one.task.id, one]));
    const before = copy;
    copy = { seen, sections, projects };
    for (const [id, { after }] of own) if (after <= begun) own.delete(id);
    if (before !== null && !isDeepStrictEqual(before, copy)) changed();
  };

  const read = async (): Promise<void> => {
    const before = failure?.reason;
    try {
      await readAll();
      failure = null;
      dueAt = clock.monotonic() + policy.keepMs;
    } catch (error) {
      if (!(error instanceof UnconfirmedError)) throw error;
      failure = error;
      // Names and ids may be the cause, so they are read again.
      structureAt = Number.NEGATIVE_INFINITY;
      dueAt = clock.monotonic() + Math.max(policy.retryMs, error.waitMs);
    }
    checkedAt = clock.now();
    if (before !== failure?.reason && copy !== null) changed();
  };

  const refresh = (): Promise<void> => {
    reading ??= read().finally(() => {
      reading = null;
    });
    return reading;
  };

  const timer = setInterval(() => {
    const now = clock.monotonic();
    if (now >= dueAt && now - lastReadAt < policy.idleMs) refresh().catch(() => undefined);
  }, 1_000);
  timer.unref();

  const remember = (id: string, seen: SeenTask | null): void => {
    writes += 1;
    own.set(id, { seen, after: writes });
    dueAt = Math.min(dueAt, clock.monotonic() + policy.keepAfterWriteMs);
  };

  return {
    /**
     * Refreshes the cache where possible, and returns the projects and sections; throws the UnconfirmedError where
     * there was never an answer.
     */
    current: async () => {
      lastReadAt = clock.monotonic();
      if (clock.monotonic() >= dueAt && !stopping.signal.aborted) await refresh();
      if (copy === null) throw failure ?? projectMissingError();
      const { sections, projects } = copy;
      return { sections, projects };
    },
    /** Overlays the cache with a write's result, or null for a deleted task. */
    remember,
    lastSeen: (id: string): SeenTask | undefined => {
      const mine = own.get(id);
      return mine === undefined ? copy?.seen.get(id) : (mine.seen ?? undefined);
    },
    /** Every task that was open when last read, and those that we have closed since. */
    allSeen: (): readonly SeenTask[] => [
      ...[...(copy?.seen.values() ?? [])].filter(({ task }) => !own.has(task.id)),
      ...[...own.values()].flatMap(({ seen }) => seen ?? []),
    ],
    /** The ids of the configured projects; null before the first read. */
    projects: () => copy?.projects ?? null,
    /** The names of the sections; null before the first read. */
    sections: () => copy?.sections ?? null,
    status: () => ({ hasCopy: copy !== null, failure, checkedAt }),
    stop: async (): Promise<void> => {
      clearInterval(timer);
      stopping.abort();
      await reading?.catch(() => undefined);
    },
  };
};
