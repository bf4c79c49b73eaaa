import { isDeepStrictEqual } from "node:util";
import type { Clock } from "../platform/clock.ts";

/** How often a source is read, in milliseconds. */
export interface PollingPolicy {
  /** How long an answer is fresh. */
  readonly keepMs: number;
  /** The pause after a failure. */
  readonly restMs: number;
  /** After this long without a reader, the source isn't polled. */
  readonly idleMs: number;
}

interface SharedReadDeps<T> {
  readonly ask: (signal: AbortSignal) => Promise<T>;
  readonly clock: Clock;
  readonly policy: PollingPolicy;
  /** Called when a poll has found a change. */
  readonly changed?: () => void;
}

/** A source's answer, read once for all readers; after a failure the last answer stays. */
export interface SharedRead<T> {
  /** The last answer, read again where it is too old; rejects where there never was one. */
  current(): Promise<T>;
  /** Applies a write's result to the cached answer; a read in progress doesn't count. */
  amend(change: (copy: T) => T): void;
  /** Makes the next reader read the source. */
  forget(): void;
  /** Polls when it is time and somebody has read lately; never rejects. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates a shared read; sends nothing until the first reader. */
export const createSharedRead = <T>({
  ask,
  clock,
  policy,
  changed = () => undefined,
}: SharedReadDeps<T>): SharedRead<T> => {
  let copy: { readonly value: T } | null = null;
  let failure: unknown = null;
  let dueAt = Number.NEGATIVE_INFINITY;
  let readAt = Number.NEGATIVE_INFINITY;
  let writes = 0;
  let pending: Promise<void> | null = null;
  const stopping = new AbortController();

  const isDue = (): boolean => clock.monotonic() >= dueAt && !stopping.signal.aborted;

  const refresh = async (): Promise<void> => {
    const begun = writes;
    try {
      const value = await ask(stopping.signal);
      const isOvertaken = begun !== writes;
      const isNews = copy !== null && !isOvertaken && !isDeepStrictEqual(copy.value, value);
      if (copy === null || !isOvertaken) copy = { value };
      failure = null;
      dueAt = isOvertaken ? Number.NEGATIVE_INFINITY : clock.monotonic() + policy.keepMs;
      if (isNews) changed();
    } catch (error) {
      failure = error;
      dueAt = clock.monotonic() + policy.restMs;
    }
  };

  const refreshOnce = (): Promise<void> => {
    pending ??= refresh().finally(() => {
      pending = null;
    });
    return pending;
  };

  return {
    current: async () => {
      readAt = clock.monotonic();
      if (isDue()) await refreshOnce();
      // A read that began before a write ended has outdated data.
      if (isDue()) await refreshOnce();
      if (copy === null) throw failure ?? new Error("nothing was asked");
      return copy.value;
    },
    amend: (change) => {
      writes += 1;
      if (copy !== null) copy = { value: change(copy.value) };
    },
    forget: () => {
      writes += 1;
      dueAt = Number.NEGATIVE_INFINITY;
    },
    look: async () => {
      if (isDue() && clock.monotonic() - readAt < policy.idleMs) await refreshOnce();
    },
    stop: async () => {
      stopping.abort();
      await pending;
    },
  };
};
