import type { Logger } from "pino";
import type { AccountQueue } from "./account-queue.ts";
import { type AccountWaits, unawaitedMs } from "./account-waits.ts";
import type { CalendarWrite } from "./calendar-write.ts";
import { AccountAwayError } from "./delivery/deliver-write.ts";
import type { Delivered } from "./delivery/delivered.ts";
import type { OutcomeWaiters } from "./outcome-waiters.ts";
import type { CalendarWriteStore } from "./write-store.ts";

/** How long a server that gave no answer wants to be left alone, and whether others needn't wait for this object. */
interface Failure {
  readonly retryAfterMs: number;
  readonly isAboutObject: boolean;
}

/** Reads why no answer came; null for what isn't of a server, such as a bug. */
export type ReadFailure = (error: unknown) => Failure | null;

interface SendAccountDeps {
  readonly queue: AccountQueue;
  readonly store: Pick<CalendarWriteStore, "find">;
  readonly waits: AccountWaits;
  readonly waiters: Pick<OutcomeWaiters, "resolve">;
  readonly deliver: (write: CalendarWrite) => Promise<Delivered>;
  readonly settle: (write: CalendarWrite, delivered: Delivered) => void;
  readonly readFailure: ReadFailure;
  readonly log: Logger;
  /** Called when what is shown has changed. */
  readonly changed: () => void;
  readonly signal: AbortSignal;
}

/** Creates the run that sends an account's writes one after the other, until none is left or `signal` aborts. */
export const createSendAccount = (deps: SendAccountDeps) => {
  const { queue, waits, waiters, signal } = deps;

  const failureOf = (error: unknown): Failure => {
    if (error instanceof AccountAwayError) return { retryAfterMs: 0, isAboutObject: true };
    const known = deps.readFailure(error);
    if (known === null) deps.log.error({ err: error }, "a write into a calendar broke");
    return known ?? { retryAfterMs: 0, isAboutObject: false };
  };

  const leaveAlone = async (accountId: string, ms: number): Promise<void> => {
    if (ms >= unawaitedMs)
      for (const { id } of queue.heldUp(accountId)) waiters.resolve(id, { kind: "waiting" });
    await waits.wait(accountId, ms);
    queue.bringBack(accountId);
  };

  return async (accountId: string): Promise<void> => {
    let ms = 0;
    while (!signal.aborted) {
      const write = queue.next(accountId);
      if (write === undefined) {
        if (!queue.hasPostponed(accountId)) return;
        await leaveAlone(accountId, ms);
        continue;
      }
      try {
        const delivered = await deps.deliver(write);
        waits.answered(accountId);
        deps.settle(write, delivered);
      } catch (error) {
        if (signal.aborted) return;
        // Somebody let it go, or took its account away.
        if (deps.store.find(write.id) === null) continue;
        const failure = failureOf(error);
        ms = waits.failed(accountId, failure.retryAfterMs);
        deps.changed();
        if (failure.isAboutObject) queue.postpone(accountId, write);
        else await leaveAlone(accountId, ms);
      }
    }
  };
};
