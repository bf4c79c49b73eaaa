import { isDeepStrictEqual } from "node:util";
import type { Clock } from "../platform/clock.ts";

/** How often a source is asked, in ms. */
export interface PollingPolicy {
  /** How long what was read is good enough. */
  readonly keepMs: number;
  /** How long a source that failed is left alone. */
  readonly restMs: number;
  /** Nobody has read for so long: the source isn't asked any more by itself. */
  readonly idleMs: number;
}

interface SharedReadDeps<T> {
  readonly ask: (signal: AbortSignal) => Promise<T>;
  readonly clock: Clock;
  readonly pace: PollingPolicy;
  /** What was read by itself is other than before. */
  readonly changed?: () => void;
}

/** Something of a source, asked once for everyone who reads it; where asking fails the last answer stays. */
export interface SharedRead<T> {
  /** The last answer, asked anew where it is too old; rejects where there never was one. */
  current(): Promise<T>;
  /** Puts into the last answer what a write of ours has made of it; an answer that was under way doesn't count. */
  amend(change: (copy: T) => T): void;
  /** The next one who reads makes us ask. */
  forget(): void;
  /** Asks when it is time and somebody has read lately; never rejects. */
  look(): Promise<void>;
  stop(): Promise<void>;
}

/** Makes a shared read; nothing is asked until somebody reads. */
export const createSharedRead = <T>({
  ask,
  clock,
  pace,
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
      dueAt = isOvertaken ? Number.NEGATIVE_INFINITY : clock.monotonic() + pace.keepMs;
      if (isNews) changed();
    } catch (error) {
      failure = error;
      dueAt = clock.monotonic() + pace.restMs;
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
      // What was under way when a write of ours ended is from before it.
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
      if (isDue() && clock.monotonic() - readAt < pace.idleMs) await refreshOnce();
    },
    stop: async () => {
      stopping.abort();
      await pending;
    },
  };
};
