import type { Clock } from "#server/platform/clock.ts";
import type { ActualErrorCode } from "./errors.ts";

/** What only a person can mend, and what Actual would take for an attack. */
const refusals = new Set<ActualErrorCode>([
  ...(["budgetCurrencyMissing", "budgetKeyRefused"] as const),
  ...(["budgetPasswordRefused", "budgetUnknown"] as const),
]);
/** What costs this machine more with every try. */
const breakdowns = new Set<ActualErrorCode>([
  ...(["budgetProgramCrashed", "budgetProgramHung", "tooMuch"] as const),
]);

const refusedMs = 5 * 60_000;
const firstMs = 30_000;
const mostMs = 15 * 60_000;

/** For how long the budget's program isn't started after a failure: longer each time that it broke down. */
export const createActualRetryDelay = (clock: Clock) => {
  let until = Number.NEGATIVE_INFINITY;
  let brokenDown = 0;
  return {
    isNow: (): boolean => clock.monotonic() < until,
    /** Notes how it went; null where it went well. */
    after: (trouble: ActualErrorCode | null): void => {
      brokenDown = trouble !== null && breakdowns.has(trouble) ? brokenDown + 1 : 0;
      if (brokenDown > 0)
        until = clock.monotonic() + Math.min(mostMs, firstMs * 2 ** (brokenDown - 1));
      else if (trouble !== null && refusals.has(trouble)) until = clock.monotonic() + refusedMs;
      else until = Number.NEGATIVE_INFINITY;
    },
  };
};
