import { Cron } from "croner";

const dayMs = 24 * 3600 * 1000;

/** Computes the latest due time of a job after `last` and up to `now` (ms since 1970), or null. */
type LatestDue = (timeZone: string, last: number | null, now: number) => number | null;

/** Finds the first due time after a time; the two that were found last are kept. */
const createNextDue = (pattern: string, timeZone: string): ((from: number) => number) => {
  const cron = new Cron(pattern, { timezone: timeZone, paused: true });
  const kept = new Map<number, number>();
  return (from) => {
    const known = kept.get(from);
    if (known !== undefined) return known;
    const next = cron.nextRun(new Date(from))?.getTime() ?? Number.POSITIVE_INFINITY;
    for (const oldest of kept.keys()) if (kept.size > 1) kept.delete(oldest);
    kept.set(from, next);
    return next;
  };
};

/**
 * Prepares the due times of a cron pattern. The next two are kept, because most looks come before the first, and those
 * after a run ask for the second.
 */
export const createLatestDue = (pattern: string): LatestDue => {
  let kept: { timeZone: string; nextDue: (from: number) => number } | null = null;
  return (timeZone, last, now) => {
    if (kept?.timeZone !== timeZone) kept = { timeZone, nextDue: createNextDue(pattern, timeZone) };
    // Earlier due times would be replaced by a later one anyway.
    let from = Math.max(last ?? 0, now - 45 * dayMs);
    let due: number | null = null;
    for (let next = kept.nextDue(from); next <= now; next = kept.nextDue(from)) {
      due = next;
      if (due <= from) break;
      from = due;
    }
    return due;
  };
};
