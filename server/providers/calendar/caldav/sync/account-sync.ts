import type { Logger } from "pino";
import type { AccountErrorCode } from "#contract/messages/error-codes.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Outbound } from "#server/platform/outbound/outbound.ts";
import type { AccountConfig } from "../account-port.ts";
import type { AccountRecords } from "../account-records.ts";
import type { OnCalendars } from "../calendar-locks.ts";
import { createDavClient } from "../dav/dav-client.ts";
import { createObjectClient } from "../dav/object-client.ts";
import { createPollSchedule } from "./poll-schedule.ts";
import type { PollTimes } from "./poll-times.ts";
import { createReadAccount } from "./read-account.ts";
import { createReadCalendars } from "./read-calendars.ts";
import type { CameFromServer } from "./sync-calendar.ts";
import { readFailureCode } from "./read-failures.ts";

interface AccountSyncDeps {
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly log: Logger;
  readonly records: AccountRecords;
  readonly onCalendars: OnCalendars;
  readonly times: PollTimes;
  /** Whether somebody looks at the calendar. */
  readonly isWatched: () => boolean;
  /** Called when content or state has changed. */
  readonly changed: () => void;
  readonly remove: (calendarId: string, paths: readonly string[]) => Promise<void>;
  /** Called with objects that are new or were changed, once they are stored. */
  readonly came?: CameFromServer | undefined;
  /** Called when all calendars were read. */
  readonly settled: () => void;
  /** Called with a refresh token of Google that takes the place of the account's. */
  readonly renewed?: ((account: AccountConfig, refreshToken: string) => void) | undefined;
}

/** How reading an account went last. */
export interface AccountStatus {
  /** What is wrong with the account as a whole. */
  readonly failure: AccountErrorCode | null;
  /** Milliseconds since 1970; null before the first answer of this run. */
  readonly askedAt: number | null;
}

interface AskAccountDeps extends Pick<AccountSyncDeps, "log" | "changed" | "settled"> {
  readonly reading: Pick<ReturnType<typeof createReadAccount>, "read">;
  readonly schedule: ReturnType<typeof createPollSchedule>;
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/** Creates what reads an account once, and knows how that went last. */
const createAskAccount = (deps: AskAccountDeps) => {
  const { reading, schedule, now, signal, log, changed } = deps;
  let status: AccountStatus = { failure: null, askedAt: null };
  const ask = async (): Promise<void> => {
    schedule.begun();
    const { failure: before, askedAt } = status;
    try {
      const hasChanged = await reading.read();
      deps.settled();
      schedule.answered();
      status = { failure: null, askedAt: now() };
      // That it was read is news where screens wait for the first answer, also if nothing else is.
      if (hasChanged || before !== null || askedAt === null) changed();
    } catch (error) {
      if (signal.aborted) return;
      const failure = readFailureCode(error, log);
      schedule.failed(error);
      status = { failure, askedAt: now() };
      if (before !== failure) {
        log.info({ why: failure }, "an account's calendars can't be read");
        changed();
      }
    }
  };

  return { ask, status: () => status };
};

/** Keeps the stored calendars of one account at what its server has; asks at most once at a time. */
export const createAccountSync = (account: AccountConfig, deps: AccountSyncDeps) => {
  const { outbound, clock, records, changed } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const now = (): number => clock.now();
  const renewed = (refreshToken: string): void => deps.renewed?.(account, refreshToken);
  const client = createDavClient(account, { outbound, now, signal, renewed });
  const objects = createObjectClient(client, now);
  const calendars = createReadCalendars({ ...deps, client, objects, now, signal });
  const reading = createReadAccount(account, {
    ...{ client, records, calendars, now, signal },
    cameFirst: changed,
  });
  const schedule = createPollSchedule(deps);
  const asking = createAskAccount({ ...deps, reading, schedule, now, signal });
  let pending: Promise<void> | null = null;

  const sync = (): Promise<void> => {
    if (signal.aborted) return Promise.resolve();
    pending ??= asking.ask().finally(() => {
      pending = null;
    });
    return pending;
  };

  const syncIfDue = (): void => {
    if (schedule.isDue()) void sync();
  };

  return {
    account,
    objects,
    findAgain: reading.findAgain,
    status: asking.status,
    /** Whether the account is being read just now. */
    isReading: (): boolean => pending !== null,
    calendars: () => records.calendars(account.id).filter(({ isChosen }) => isChosen),
    failureOf: (calendarId: string): AccountErrorCode | null =>
      calendars.failureOf(calendarId) ?? asking.status().failure,
    /** Reads the account now; never rejects. */
    sync,
    syncIfDue,
    /** Reads the account at once, because something was written into it; not within five seconds of the last try. */
    wrote: (): void => {
      schedule.wrote();
      syncIfDue();
    },
    /** Reads the account now, unless that was done in the last five seconds. */
    tryNow: async (): Promise<void> => {
      await (schedule.mayTry() ? sync() : pending);
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      await pending;
    },
  };
};
export type AccountSync = ReturnType<typeof createAccountSync>;
