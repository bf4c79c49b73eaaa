import { isDeepStrictEqual } from "node:util";
import type { Clock } from "#server/platform/clock.ts";
import { UnconfirmedError, type TaskList } from "../port.ts";
import type { TodoistClient, TodoistTask } from "./client.ts";
import { projectMissingError } from "./errors.ts";

/** A task as it was last seen. */
export interface SeenTask {
  readonly task: TodoistTask;
  readonly list: TaskList;
  /** We closed it: what it has next, if anything, isn't known yet. */
  readonly isClosed?: true;
}

interface Copy {
  readonly seen: ReadonlyMap<string, SeenTask>;
  readonly sections: ReadonlyMap<string, string>;
  readonly projects: Readonly<Record<TaskList, string>>;
}

export interface TodoistPollingPolicy {
  /** How long what was read is good enough. */
  readonly keepMs: number;
  /** After our own write, which may have moved a task on. */
  readonly keepAfterWriteMs: number;
  /** How long a source that failed is left alone. */
  readonly retryMs: number;
  /** Nobody has read for so long: the source is left alone. */
  readonly idleMs: number;
}

interface TodoistCacheDeps {
  readonly client: TodoistClient;
  readonly clock: Clock;
  readonly projects: Readonly<Record<TaskList, string>>;
  readonly pace: TodoistPollingPolicy;
  /** What was read is other than before. */
  readonly changed: () => void;
}

const wholeReadMs = 9_000;
const structureMs = 600_000;

/** What the service has, read once for everyone who asks, and again by itself while somebody looks. */
export const createTodoistCache = ({
  client,
  clock,
  projects: wanted,
  pace,
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
  /** Our own writes, until a read that began after them. */
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
      dueAt = clock.monotonic() + pace.keepMs;
    } catch (error) {
      if (!(error instanceof UnconfirmedError)) throw error;
      failure = error;
      // Names and ids may be what is wrong.
      structureAt = Number.NEGATIVE_INFINITY;
      dueAt = clock.monotonic() + Math.max(pace.retryMs, error.waitMs);
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
    if (now >= dueAt && now - lastReadAt < pace.idleMs) refresh().catch(() => undefined);
  }, 1_000);
  timer.unref();

  const remember = (id: string, seen: SeenTask | null): void => {
    writes += 1;
    own.set(id, { seen, after: writes });
    dueAt = Math.min(dueAt, clock.monotonic() + pace.keepAfterWriteMs);
  };

  return {
    /** Sees to a fresh copy where that can be, and answers with what stands around its tasks; throws the Unconfirmed where there never was one. */
    current: async () => {
      lastReadAt = clock.monotonic();
      if (clock.monotonic() >= dueAt && !stopping.signal.aborted) await refresh();
      if (copy === null) throw failure ?? projectMissingError();
      const { sections, projects } = copy;
      return { sections, projects };
    },
    /** Puts what a write has made of a task, or null for a deleted one, before what was read earlier. */
    remember,
    lastSeen: (id: string): SeenTask | undefined => {
      const mine = own.get(id);
      return mine === undefined ? copy?.seen.get(id) : (mine.seen ?? undefined);
    },
    /** Everything that was open when last seen, and what we have closed since. */
    allSeen: (): readonly SeenTask[] => [
      ...[...(copy?.seen.values() ?? [])].filter(({ task }) => !own.has(task.id)),
      ...[...own.values()].flatMap(({ seen }) => seen ?? []),
    ],
    /** The ids of our projects; null before the first read. */
    projects: () => copy?.projects ?? null,
    status: () => ({ hasCopy: copy !== null, failure, checkedAt }),
    stop: async (): Promise<void> => {
      clearInterval(timer);
      stopping.abort();
      await reading?.catch(() => undefined);
    },
  };
};
