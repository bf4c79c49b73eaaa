import { type QuietHours, quietNightAt } from "../../jobs/quiet-hours.ts";

/** So long before quiet hours begin comes what would ring within them. */
const beforeNightMs = 15 * 60_000;
/** Nights of single days may follow each other without a pause. */
const mostNights = 3;

/**
 * When a reminder may ring, in milliseconds since 1970: at its time; else before the quiet hours around it begin, and,
 * for whoever missed that, when they are over, if the event hasn't begun by then.
 */
export const ringTimes = (
  due: number,
  { until, hours }: { readonly until: number; readonly hours: QuietHours },
): readonly number[] => {
  const around = quietNightAt(due, hours);
  if (around === null) return [due];
  let { start, end } = around;
  for (let left = mostNights; left > 0; left -= 1) {
    start = quietNightAt(start - beforeNightMs, hours)?.start ?? start;
    end = quietNightAt(end, hours)?.end ?? end;
  }
  return end < until ? [start - beforeNightMs, end] : [start - beforeNightMs];
};
