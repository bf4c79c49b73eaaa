import { setTimeout as pause } from "node:timers/promises";

const longestWaitMs = 300_000;
/** From how many milliseconds on nobody waits for an account that is left alone. */
export const unawaitedMs = 1_000;

/**
 * Leaves accounts alone after failures: for `firstWaitMs` milliseconds, twice as long after each further one, up to five
 * minutes.
 */
export const createAccountWaits = (firstWaitMs: number, signal: AbortSignal) => {
  const failures = new Map<string, number>();
  const waits = new Map<string, AbortController>();
  return {
    /** Counts a failure; returns how long to wait in milliseconds, at least as long as the server asks. */
    failed: (accountId: string, askedMs: number): number => {
      const failed = (failures.get(accountId) ?? 0) + 1;
      failures.set(accountId, failed);
      const ownMs = firstWaitMs * 2 ** Math.min(failed - 1, 12);
      return Math.max(askedMs, Math.min(longestWaitMs, ownMs));
    },
    /** Forgets the failures of an account that answers. */
    answered: (accountId: string): void => {
      failures.delete(accountId);
    },
    /** Waits for some milliseconds, unless the account is woken or everything is stopped. */
    wait: async (accountId: string, ms: number): Promise<void> => {
      const waking = new AbortController();
      waits.set(accountId, waking);
      const either = AbortSignal.any([signal, waking.signal]);
      await pause(ms, undefined, { signal: either, ref: false }).catch(() => undefined);
      waits.delete(accountId);
    },
    /** Ends an account's wait. */
    wake: (accountId: string): void => waits.get(accountId)?.abort(),
  };
};
export type AccountWaits = ReturnType<typeof createAccountWaits>;
