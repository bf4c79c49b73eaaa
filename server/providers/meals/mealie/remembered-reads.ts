import { LRUCache } from "lru-cache";
import type { Clock } from "#server/platform/clock.ts";
import { createSharedRead, type PollingPolicy, type SharedRead } from "../../shared-read.ts";

interface RememberedReadsDeps<T> {
  readonly clock: Clock;
  readonly policy: PollingPolicy;
  readonly ask: (key: string, signal: AbortSignal) => Promise<T>;
}

const mostRemembered = 200;

/** Creates shared reads by key, and remembers the last two hundred that were used. */
export const createRememberedReads = <T>({ clock, policy, ask }: RememberedReadsDeps<T>) => {
  const known = new LRUCache<string, SharedRead<T>>({ max: mostRemembered });
  return {
    /** The read of a key. */
    of: (key: string): SharedRead<T> => {
      const before = known.get(key);
      if (before !== undefined) return before;
      const read = createSharedRead({ clock, policy, ask: (signal) => ask(key, signal) });
      known.set(key, read);
      return read;
    },
    /** Makes the next reader of a key read the source. */
    forget: (key: string): void => known.get(key)?.forget(),
    all: (): SharedRead<T>[] => [...known.values()],
  };
};
