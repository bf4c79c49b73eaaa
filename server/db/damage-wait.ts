import type { OpenMarker } from "./open-marker.ts";

type Damage = NonNullable<OpenMarker["damage"]>;

const [second, minute] = [1000, 60_000];

/** How long a server waits before it restarts: a second damage soon after the first will come again. */
const waits = [0, 5 * second, 30 * second, 2 * minute] as const;
const longestWait = 10 * minute;

/** Damage that comes later than this after the last one is another one. */
const inARowWithin = 60 * minute;

/** Counts damage that is seen now, after what was seen before. */
export const countDamage = (before: Damage | null, now: number): Damage => ({
  at: now,
  // A clock that was set back makes it one in a row: waiting too long is better than not at all.
  inARow: before !== null && now - before.at < inARowWithin ? before.inARow + 1 : 1,
});

/** The milliseconds to wait before the restart that follows damage; none after the first. */
export const damageWaitMs = ({ inARow }: Damage): number => waits[inARow - 1] ?? longestWait;
