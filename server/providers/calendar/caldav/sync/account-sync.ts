import type { Logger } from "pino";
import type { AccountErrorCode } from "#contract/messages/error-codes.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Outbound } from "#server/platform/outbound/outbound.ts";
import type { AccountConfig, FoundCalendar } from "../account-port.ts";
import type { AccountCalendar, AccountRecords, CalendarChoice } from "../account-records.ts";
import { createDavClient } from "../dav/dav-client.ts";
import { DavError } from "../dav/dav-error.ts";
import { findCalendars } from "../dav/find-calendars.ts";
import { createObjectClient } from "../dav/object-client.ts";
import { canonicalPath } from "../dav/object-path.ts";
import { createCollectionReader } from "../dav/read-collection.ts";
import { accountDigest } from "../account-variables.ts";
import { type PollTimes, waitAfter } from "./poll-times.ts";
import { syncCalendar } from "./sync-calendar.ts";

/** Calendars are looked up again this often: names, colours and rights change, and calendars come and go. */
const findEveryMs = 6 * 3_600_000;
/** Between two tries that a person asks for. */
const tryAgainMs = 5_000;

interface AccountSyncDeps {
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly log: Logger;
  readonly records: AccountRecords;
  readonly times: PollTimes;
  /** Whether somebody looks at the calendar. */
  readonly isWatched: () => boolean;
  /** Called when content or state has changed. */
  readonly changed: () => void;
  readonly remove: (calendarId: string, paths: readonly string[]) => Promise<void>;
  /** Called when all calendars were read. */
  readonly settled: () => void;
}

/** What becomes of a calendar that nobody chose yet: everybody's, if it is shown at all. */
export const choiceOf = ({ kinds }: FoundCalendar, shows: boolean): CalendarChoice => ({
  ...{ isChosen: shows && kinds.includes("VEVENT"), memberIds: [], ownColor: null },
  childrenWrite: false,
});

/** The id of a calendar's feed, the same on every start. */
export const calendarIdOf = (accountId: string, url: string): string =>
  `${accountId}-${accountDigest(canonicalPath(url)).slice(0, 8)}`;

/** How reading an account went last. */
export interface AccountStatus {
  /** What is wrong with the account as a whole. */
  readonly failure: AccountErrorCode | null;
  /** Milliseconds since 1970; null before the first answer of this run. */
  readonly askedAt: number | null;
}

const codeOf = (error: unknown, log: Logger): AccountErrorCode => {
  if (error instanceof DavError) return error.code;
  log.error({ err: error }, "reading an account's calendars broke");
  return "broken";
};

/** What is wrong with one calendar and not with the account. */
const isAboutCalendar = (error: unknown): boolean =>
  error instanceof DavError &&
  [
    ...["accountNothingThere", "accountNotAllowed", "accountNotDav", "accountAnswerBroken"],
    ...["tooMuch", "tooLarge", "strange", "sourceTrouble"],
  ].includes(error.code);

/** Keeps the stored calendars of one account at what its server has; asks at most once at a time. */
export const createAccountSync = (account: AccountConfig, deps: AccountSyncDeps) => {
  const { clock, log, records, times, changed } = deps;
  const stopping = new AbortController();
  const { signal } = stopping;
  const now = (): number => clock.now();
  const client = createDavClient(account, { outbound: deps.outbound, now, signal });
  const objects = createObjectClient(client, now);
  const readers = new Map<string, ReturnType<typeof createCollectionReader>>();
  const calendarFailures = new Map<string, AccountErrorCode>();
  let status: AccountStatus = { failure: null, askedAt: null };
  let mustFind = false;
  let failures = 0;
  let dueAt = Number.NEGATIVE_INFINITY;
  let triedAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<void> | null = null;

  const readerOf = (url: string) => {
    const known = readers.get(url) ?? createCollectionReader(client, objects, url);
    readers.set(url, known);
    return known;
  };

  const find = async (): Promise<void> => {
    const found = await findCalendars(client);
    // An account that was taken away meanwhile doesn't come back.
    signal.throwIfAborted();
    records.putFound(account.id, found, {
      ...{ now: now(), choose: (calendar) => choiceOf(calendar, account.showsAll) },
      idOf: (url) => calendarIdOf(account.id, url),
    });
  };

  /** Reads a calendar; what is wrong with it alone is remembered, anything else rejects. */
  const syncOne = async (calendar: AccountCalendar): Promise<boolean> => {
    const before = calendarFailures.get(calendar.id);
    try {
      const collection = readerOf(calendar.url);
      const hasChanged = await syncCalendar(calendar, {
        ...{ client, collection, records, now, remove: deps.remove },
      });
      calendarFailures.delete(calendar.id);
      return hasChanged || before !== undefined || calendar.syncedAt === null;
    } catch (error) {
      if (signal.aborted || !isAboutCalendar(error)) throw error;
      const code = codeOf(error, log);
      const told = code === "accountNothingThere" ? "accountCalendarGone" : code;
      calendarFailures.set(calendar.id, told);
      log.info({ why: told }, "a calendar of an account can't be read");
      return before !== told;
    }
  };

  /** A calendar that the server doesn't have any more takes its events along. */
  const leave = async ({ id }: AccountCalendar): Promise<boolean> => {
    calendarFailures.set(id, "accountCalendarGone");
    const paths = [...records.listed(id)].flatMap(([path, { hold }]) =>
      hold === "none" ? [path] : [],
    );
    if (paths.length === 0) return false;
    await deps.remove(id, paths);
    // Should it come back, all of it is read anew.
    const { syncedAt } = records.calendar(id) ?? { syncedAt: null };
    records.putSyncState(id, { syncToken: null, ctag: null, listedAt: null, syncedAt });
    return true;
  };

  const syncAll = async (): Promise<boolean> => {
    const known = records.account(account.id);
    const isDue = known === null || now() - known.foundAt >= findEveryMs;
    if (isDue || mustFind || calendarFailures.size > 0) await find();
    mustFind = false;
    let hasChanged = isDue;
    for (const calendar of records.calendars(account.id)) {
      if (!calendar.isChosen || signal.aborted) continue;
      // A server at home is asked one thing at a time.
      const isNews = await (calendar.isGone ? leave(calendar) : syncOne(calendar));
      hasChanged ||= isNews;
    }
    deps.settled();
    return hasChanged;
  };

  const ask = async (): Promise<void> => {
    triedAt = clock.monotonic();
    const before = status.failure;
    try {
      const hasChanged = await syncAll();
      failures = 0;
      status = { failure: null, askedAt: now() };
      dueAt = clock.monotonic() + times.watchedMs;
      if (hasChanged || before !== null) changed();
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      const failure = codeOf(error, log);
      status = { failure, askedAt: now() };
      dueAt = clock.monotonic() + waitAfter(error, failures, times);
      if (before !== failure) {
        log.info({ why: failure }, "an account's calendars can't be read");
        changed();
      }
    }
  };

  const sync = (): Promise<void> => {
    if (signal.aborted) return Promise.resolve();
    pending ??= ask().finally(() => {
      pending = null;
    });
    return pending;
  };

  const isDueNow = (): boolean => {
    const extra = failures === 0 && !deps.isWatched() ? times.usualMs - times.watchedMs : 0;
    return clock.monotonic() >= dueAt + extra;
  };

  return {
    account,
    objects,
    /** Has the account's calendars looked up again at the next reading. */
    findAgain: (): void => {
      mustFind = true;
    },
    status: () => status,
    calendars: () => records.calendars(account.id).filter(({ isChosen }) => isChosen),
    failureOf: (calendarId: string): AccountErrorCode | null =>
      calendarFailures.get(calendarId) ?? status.failure,
    /** Reads the account now; never rejects. */
    sync,
    syncIfDue: (): void => {
      if (isDueNow()) void sync();
    },
    /** Reads the account now, unless that was done in the last five seconds. */
    tryNow: async (): Promise<void> => {
      await (clock.monotonic() - triedAt >= tryAgainMs ? sync() : pending);
    },
    stop: async (): Promise<void> => {
      stopping.abort();
      await pending;
    },
  };
};
export type AccountSync = ReturnType<typeof createAccountSync>;
