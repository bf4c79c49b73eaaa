import { Cron } from "croner";

const dayMs = 24 * 3600 * 1000;

/** Computes the latest due time of a job after `last` and up to `now` (ms since 1970), or null. */
type LatestDue = (timeZone: string, last: number | null, now: number) => number | null;

/** Prepares the due times of a cron pattern; the next one is kept, because most looks come before it. */
export const createLatestDue = (pattern: string): LatestDue => {
  let kept: { cron: Cron; timeZone: string; from: number; next: number } | null = null;
  return (timeZone, last, now) => {
    // Earlier due times would be replaced by a later one anyway.
    let from = Math.max(last ?? 0, now - 45 * dayMs);
    const same = kept?.timeZone === timeZone ? kept : null;
    if (same?.from === from && now < same.next) return null;
    const cron = same?.cron ?? new Cron(pattern, { timezone: timeZone, paused: true });
    let next = cron.nextRun(new Date(from));
    kept = { cron, timeZone, from, next: next?.getTime() ?? Number.POSITIVE_INFINITY };
    let due: number | null = null;
    while (next !== null && next.getTime() <= now) {
      due = next.getTime();
      if (due <= from) break;
      from = due;
      next = cron.nextRun(next);
    }
    return due;
  };
};
