import { isDeepStrictEqual } from "node:util";
import type { Clock } from "#server/platform/clock.ts";
import { UnconfirmedError } from "../port.ts";
import { projectMissingError } from "./errors.ts";
import type { TodoistOwnWrites } from "./own-writes.ts";
import type { TodoistCopy, TodoistReader } from "./reader.ts";

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

interface TodoistPollingDeps {
  readonly reader: TodoistReader;
  readonly own: Pick<TodoistOwnWrites, "count" | "dropUpTo">;
  readonly clock: Clock;
  readonly policy: TodoistPollingPolicy;
  /** Called when a read has found a change. */
  readonly changed: () => void;
}

const wholeReadMs = 9_000;

/** Reads Todoist's tasks once for all readers, and polls them while somebody reads. */
export const createTodoistPolling = (deps: TodoistPollingDeps) => {
  const { reader, own, clock, policy, changed } = deps;
  let copy: TodoistCopy | null = null;
  let failure: UnconfirmedError | null = null;
  let checkedAt: number | null = null;
  let dueAt = Number.NEGATIVE_INFINITY;
  let lastReadAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;
  const stopping = new AbortController();

  const readAll = async (): Promise<void> => {
    const signal = AbortSignal.any([stopping.signal, AbortSignal.timeout(wholeReadMs)]);
    const begun = own.count();
    const found = await reader.read(copy, signal);
    const before = copy;
    copy = found;
    own.dropUpTo(begun);
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
      // Names and ids may be the cause.
      reader.forgetStructure();
      dueAt = clock.monotonic() + Math.max(policy.retryMs, error.waitMs);
    }
    checkedAt = clock.now();
    if (before !== failure?.reason && copy !== null) changed();
  };

  const refresh = (): Promise<void> =>
    (reading ??= read().finally(() => {
      reading = null;
    }));

  const timer = setInterval(() => {
    const now = clock.monotonic();
    if (now >= dueAt && now - lastReadAt < policy.idleMs) refresh().catch(() => undefined);
  }, 1_000).unref();

  return {
    /** Refreshes the copy where possible; rejects with UnconfirmedError where there was never an answer. */
    current: async (): Promise<TodoistCopy> => {
      lastReadAt = clock.monotonic();
      if (clock.monotonic() >= dueAt && !stopping.signal.aborted) await refresh();
      if (copy === null) throw failure ?? projectMissingError();
      return copy;
    },
    /** The copy as it is; null before the first read. */
    copy: () => copy,
    /** Makes the next read due soon after an own write. */
    wrote: (): void => {
      dueAt = Math.min(dueAt, clock.monotonic() + policy.keepAfterWriteMs);
    },
    status: () => ({ hasCopy: copy !== null, failure, checkedAt }),
    stop: async (): Promise<void> => {
      clearInterval(timer);
      stopping.abort();
      await reading?.catch(() => undefined);
    },
  };
};
