import type { Logger } from "pino";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { SeriesMoves } from "../family/series-moves.ts";
import { createAccountQueue } from "./account-queue.ts";
import { createAccountRuns } from "./account-runs.ts";
import { createAccountWaits } from "./account-waits.ts";
import type { CalendarWrite, NewCalendarWrite } from "./calendar-write.ts";
import { type ChangeStore, changesKeptMs } from "./change-store.ts";
import { createWriteDelivery, type WriteDeliveryDeps } from "./delivery/deliver-write.ts";
import { createLeaveCalendars } from "./leave-calendars.ts";
import { createOutcomeWaiters, type DeliveryOutcome } from "./outcome-waiters.ts";
import { createSendAccount, type ReadFailure } from "./send-account.ts";
import { createSettleWrite } from "./settle-write.ts";
import { type ShownObject, shownObject } from "./shown-objects.ts";
import type { CalendarWriteStore } from "./write-store.ts";

interface CalendarOutboxDeps extends WriteDeliveryDeps {
  readonly store: CalendarWriteStore;
  readonly changes: ChangeStore;
  readonly records: AccountRecords;
  readonly log: Logger;
  readonly readFailure: ReadFailure;
  readonly atomically: <T>(work: () => T) => T;
  /** Called when what is shown has changed. */
  readonly changed: () => void;
  /** Called with each calendar whose server has what was written. */
  readonly wrote: (calendarId: string) => void;
  /** The family calendar, to which what no server takes goes back. */
  readonly series: Pick<SeriesMoves, "revert">;
  /** The first wait after a failure, in milliseconds; each further one doubles it, up to five minutes. */
  readonly firstWaitMs?: number;
}

/** Writes into calendars of accounts: each is brought to its server once, in order, across crashes and restarts. */
export const createCalendarOutbox = (deps: CalendarOutboxDeps) => {
  const { store, changes, records, clock, log } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const waiters = createOutcomeWaiters(signal);
  /** What somebody decided to send once more. */
  const sentAgain = new Set<number>();
  const isSentAgain = (id: number): boolean => sentAgain.has(id);
  const { settle, drop } = createSettleWrite({ ...deps, waiters, isSentAgain });
  const queue = createAccountQueue({ store, records });
  const waits = createAccountWaits(deps.firstWaitMs ?? 250, signal);
  const deliver = createWriteDelivery(deps);
  const settleAndGoOn = (...given: Parameters<typeof settle>): void => {
    const goesOn = settle(...given);
    sentAgain.delete(given[0].id);
    // What waited for it may be of another account, which isn't at anything.
    if (goesOn) runs.start();
  };
  const sendAccount = createSendAccount({
    ...{ ...deps, queue, waits, waiters, deliver, settle: settleAndGoOn, signal },
  });
  const runs = createAccountRuns({ queue, waits, sendAccount, log, stopping });

  /** Sends what waits; an account that is left alone for a while is tried now. */
  const resume = (): void => {
    if (signal.aborted) return;
    changes.forgetBefore(clock.now() - changesKeptMs);
    runs.startNow();
  };

  return {
    /** Stores a write, in the caller's transaction; it is sent by `settled` or `resume`. */
    add: (write: NewCalendarWrite): CalendarWrite => store.add(write),
    /**
     * Sends what waits, and tells what became of a write; `waiting` after some milliseconds without an answer, or once its
     * server is left alone for a second or more.
     */
    settled: async (id: number, ms: number): Promise<DeliveryOutcome> => {
      // Not within the caller's transaction: if that rolled back, the server would have what isn't stored here.
      await Promise.resolve();
      const outcome = waiters.outcome(id, ms);
      resume();
      return outcome;
    },
    /** An object as it is shown; null where there is none. */
    shown: (calendarId: string, path: string): ShownObject | null =>
      shownObject(records, store.all(), { calendarId, path }),
    all: (): CalendarWrite[] => store.all(),
    /** Forgets a write, because somebody decided so; the half of it that its server has can be taken back. */
    drop: (write: CalendarWrite): void => {
      drop(write);
      // Others of the same object waited for it; not within the caller's transaction.
      void Promise.resolve()
        .then(runs.start)
        .catch((error: unknown) => log.error({ err: error }, "writes into calendars stopped"));
    },
    /** Ends what waits for calendars that are taken away, in the caller's transaction; nothing is nowhere then. */
    leave: createLeaveCalendars(deps),
    /** Stores a write that was stopped as one that is sent again. */
    again: (write: CalendarWrite): void => void store.mark(write, { problem: null, sentAt: null }),
    /** Has a write that waited asked about again where its server doesn't take it, also while a request waits for it. */
    keep: ({ id }: CalendarWrite): void => void sentAgain.add(id),
    resume,
    /** Sends what can be sent since calendars were shown again or read. */
    start: runs.start,
    /** Aborts what is in flight; what isn't settled stays for the next run. */
    stop: runs.stop,
  };
};
export type CalendarOutbox = ReturnType<typeof createCalendarOutbox>;
