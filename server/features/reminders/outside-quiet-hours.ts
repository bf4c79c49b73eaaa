import type { QuietNight } from "../../jobs/quiet-hours.ts";

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
  { until, nights }: { readonly until: number; readonly nights: readonly QuietNight[] },
): readonly number[] => {
  const nightAt = (ms: number) => nights.find(({ start, end }) => start <= ms && ms < end);
  const around = nightAt(due);
  if (around === undefined) return [due];
  let { start, end } = around;
  for (let left = mostNights; left > 0; left -= 1) {
    start = nightAt(start - beforeNightMs)?.start ?? start;
    end = nightAt(end)?.end ?? end;
  }
  return end < until ? [start - beforeNightMs, end] : [start - beforeNightMs];
};
