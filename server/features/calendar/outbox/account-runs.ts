import type { Logger } from "pino";
import type { AccountQueue } from "./account-queue.ts";
import type { AccountWaits } from "./account-waits.ts";

interface AccountRunsDeps {
  readonly queue: AccountQueue;
  readonly waits: AccountWaits;
  /** Sends an account's writes until none is left. */
  readonly sendAccount: (accountId: string) => Promise<void>;
  readonly log: Logger;
  readonly stopping: AbortController;
}

/** Sends writes at all accounts at once, one run for each account that has something to send. */
export const createAccountRuns = (deps: AccountRunsDeps) => {
  const { queue, waits, sendAccount, log, stopping } = deps;
  const running = new Map<string, Promise<void>>();

  /** Starts a run for each account that has something to send and isn't at it. */
  const start = (): void => {
    if (stopping.signal.aborted) return;
    for (const accountId of queue.accounts()) {
      if (running.has(accountId) || queue.next(accountId) === undefined) continue;
      const run = sendAccount(accountId)
        .finally(() => {
          running.delete(accountId);
          // What waited for these may be of another account.
          start();
        })
        // Such as a database that can't be read; whatever is sent next tries again.
        .catch((error: unknown) => log.error({ err: error }, "writes into calendars stopped"));
      running.set(accountId, run);
    }
  };

  return {
    start,
    /** Starts what can be sent; an account that is left alone for a while is tried now. */
    startNow: (): void => {
      for (const accountId of queue.accounts()) waits.wake(accountId);
      start();
    },
    /** Aborts what is in flight, and resolves when every run has ended. */
    stop: async (): Promise<void> => {
      stopping.abort();
      await Promise.allSettled(running.values());
    },
  };
};
