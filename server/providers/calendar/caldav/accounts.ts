import { LRUCache } from "lru-cache";
import type { CalendarEvent, CalendarFeed } from "#contract/calendar.ts";
import type { OutOfRangeItem } from "#contract/health.ts";
import type { CalendarWorkerDeps } from "../ical.ts";
import type { ProviderTools } from "../../provider.ts";
import { maxEvents } from "../occurrence.ts";
import type { CalendarSource, DayRange } from "../port.ts";
import { fairShares } from "../feeds/fair-shares.ts";
import type { AccountConfig, ObjectClient } from "./account-port.ts";
import type { AccountCalendar, AccountRecords } from "./account-records.ts";
import { accountsHealth } from "./accounts-health.ts";
import { type AccountExpansion, accountEvents, accountFeed } from "./account-view.ts";
import { createCalendarExpander } from "./expand-calendar.ts";
import { createHoldRemovals } from "./sync/hold-removals.ts";
import { type AccountSync, createAccountSync } from "./sync/account-sync.ts";
import { type PollTimes, usualPollTimes } from "./sync/poll-times.ts";

interface AccountsDeps extends Omit<ProviderTools, "cacheDir">, CalendarWorkerDeps {
  readonly records: AccountRecords;
  /** The UIDs of the events whose last change a calendar's server doesn't have yet. */
  readonly waiting: (calendarId: string) => readonly string[];
  /** The objects after a path as they are shown: what servers have, with what the family wrote since. */
  readonly shownAfter: AccountRecords["objectsAfter"];
}

/** How long a read waits for calendars that were never read, in milliseconds. */
const firstReadMs = 8_000;
/** For so long after a read somebody counts as looking. */
const watchedForMs = 5 * 60_000;

/** The first result, or `late` after the time limit; the work goes on. */
const within = async <T, L>(work: Promise<T>, ms: number, late: L): Promise<T | L> => {
  let timeout: NodeJS.Timeout | undefined;
  const enough = new Promise<L>((resolve) => {
    timeout = setTimeout(() => resolve(late), Math.max(0, ms));
  });
  const first = await Promise.race([work, enough]);
  clearTimeout(timeout);
  return first;
};

interface ReadCalendar {
  readonly calendar: AccountCalendar;
  readonly sync: AccountSync;
  readonly came: AccountExpansion;
}

/** The accounts' answer for a range. */
export type AccountsAnswer = Awaited<ReturnType<CalendarSource["events"]>>;

/** Keeps the calendars of all accounts, and answers what is in those that a family chose. */
export const createAccounts = (deps: AccountsDeps, times: PollTimes = usualPollTimes) => {
  const { clock, log, records, roster, timeZone } = deps;
  const syncs = new Map<string, AccountSync>();
  const ending = new Set<Promise<void>>();
  const expander = createCalendarExpander({
    ...{ program: deps.workers("ical-worker"), log },
    records: { ...records, objectsAfter: deps.shownAfter },
  });
  const holds = createHoldRemovals({ records, expander, clock, timeZone, log });
  const answers = new LRUCache<string, AccountsAnswer>({ max: 12 });
  const last = new Map<string, AccountExpansion>();
  let lastReadAt = Number.NEGATIVE_INFINITY;

  const changed = (): void => deps.changed("calendar");
  const open = (account: AccountConfig): AccountSync =>
    createAccountSync(account, {
      ...{ outbound: deps.outbound, clock, log, records, times, changed },
      isWatched: () => clock.monotonic() - lastReadAt < watchedForMs,
      remove: holds.remove,
      settled: () => {
        // An event may have moved to a calendar of another account.
        const isNews = chosen().map(({ calendar }) => holds.settle(calendar.id));
        if (isNews.includes(true)) changed();
      },
    });
  const all = (): AccountSync[] => [...syncs.values()];
  const syncIfDue = (): void => {
    for (const sync of all()) sync.syncIfDue();
  };
  const timer = setInterval(syncIfDue, Math.min(15_000, times.retryMs));
  timer.unref();

  const chosen = () =>
    all().flatMap((sync) => sync.calendars().map((calendar) => ({ sync, calendar })));

  const statusOf = ({ sync, calendar }: { sync: AccountSync; calendar: AccountCalendar }) => ({
    ...records.counts(calendar.id),
    failure: sync.failureOf(calendar.id),
    waiting: deps.waiting(calendar.id).length,
  });

  const feedOf = ({ sync, calendar, came }: ReadCalendar): CalendarFeed =>
    accountFeed(calendar, roster(), statusOf({ sync, calendar }), came);

  const feeds = (): CalendarFeed[] =>
    chosen().map((each) => feedOf({ ...each, came: last.get(each.calendar.id) ?? null }));

  const heldUids = (calendarId: string): string[] =>
    [...records.listed(calendarId).values()].flatMap(({ hold, uid }) =>
      hold === "none" || uid === null ? [] : [uid],
    );

  const expandAll = (range: DayRange, zone: string, untilMs: number): Promise<ReadCalendar[]> =>
    Promise.all(
      chosen().map(async ({ sync, calendar }) => {
        const work =
          calendar.syncedAt === null && calendar.version === 0
            ? Promise.resolve(null)
            : expander.expand(calendar, range, zone);
        const came = await within(work, untilMs - performance.now(), "slow" as const);
        if (came === "slow") work.then(changed, () => undefined);
        else last.set(calendar.id, came);
        return { sync, calendar, came };
      }),
    );

  const combine = (read: readonly ReadCalendar[]): AccountsAnswer => {
    const expanded = read.map(({ came }) =>
      came === null || typeof came === "string" ? undefined : came,
    );
    const counts = expanded.map((each) => each?.occurrences.length ?? 0);
    const shares = fairShares(counts, maxEvents);
    const events = read.flatMap(({ calendar }, index): CalendarEvent[] => {
      const came = expanded[index];
      if (came === undefined) return [];
      const { asked, shown } = records.counts(calendar.id);
      const held = asked + shown === 0 ? [] : heldUids(calendar.id);
      const occurrences = came.occurrences.slice(0, shares[index]);
      return accountEvents(
        calendar,
        roster(),
        { ...came, occurrences },
        {
          heldUids: held,
          waitingUids: deps.waiting(calendar.id),
          addresses: records.account(calendar.accountId)?.addresses ?? [],
        },
      );
    });
    return { events, feeds: read.map(feedOf) };
  };

  const waitForUnread = async (untilMs: number): Promise<void> => {
    const unread = all().filter(
      (sync) =>
        sync.status().askedAt === null &&
        (records.account(sync.account.id) === null ||
          sync.calendars().some(({ syncedAt }) => syncedAt === null)),
    );
    const reading = Promise.all(unread.map((sync) => sync.sync()));
    await within(reading, untilMs - performance.now(), undefined);
  };

  return {
    isEmpty: (): boolean => syncs.size === 0,
    /** The events of every chosen calendar that touch the range; waits at most 8 s for calendars that were never read. */
    events: async (range: DayRange): Promise<AccountsAnswer> => {
      const begun = performance.now();
      lastReadAt = clock.monotonic();
      syncIfDue();
      await waitForUnread(begun + firstReadMs);
      const read = await expandAll(range, timeZone(), begun + firstReadMs + 3_000);
      // The same answer is the same object, so that it is validated and serialized once.
      const key = JSON.stringify([
        ...[range, timeZone(), roster().map(({ id, color }) => [id, color])],
        read.map((each) => [feedOf(each), each.calendar.version, each.came === "slow"]),
      ]);
      const before = answers.get(key);
      if (before !== undefined) return before;
      const answer = combine(read);
      answers.set(key, answer);
      return answer;
    },
    feeds,
    /** The accounts as they are configured, with how reading them went. */
    status: () => all().map((sync) => ({ account: sync.account, ...sync.status() })),
    /** Reads an account now, with its list of calendars; false for an unknown one. */
    refreshAccount: async (accountId: string): Promise<boolean> => {
      const sync = syncs.get(accountId);
      sync?.findAgain();
      await sync?.tryNow();
      return sync !== undefined;
    },
    /** Reads calendars that were chosen just now, without waiting for them; what was shown of others is gone at once. */
    choicesChanged: (accountId: string): void => {
      answers.clear();
      void syncs.get(accountId)?.sync();
    },
    /** Asks the account of a calendar again; false for an unknown calendar. */
    refresh: async (calendarId: string): Promise<boolean> => {
      const found = chosen().find(({ calendar }) => calendar.id === calendarId);
      await found?.sync.tryNow();
      return found !== undefined;
    },
    /** Replaces the accounts; what another one is configured as now is opened anew. Forgets nothing. */
    setAccounts: (next: readonly AccountConfig[]): void => {
      const wanted = new Map(next.map((account) => [account.id, account]));
      for (const [id, sync] of syncs) {
        if (JSON.stringify(wanted.get(id)) === JSON.stringify(sync.account)) continue;
        syncs.delete(id);
        const end = sync.stop().finally(() => ending.delete(end));
        ending.add(end);
      }
      for (const [id, account] of wanted) if (!syncs.has(id)) syncs.set(id, open(account));
      if (syncs.size > 0) expander.warm();
      syncIfDue();
    },
    /** Keeps showing what is gone from a calendar, or lets it go; false where nothing is asked about it. */
    decideHeld: (calendarId: string, keep: boolean): boolean => {
      const wasAsked = holds.decide(calendarId, keep);
      if (wasAsked) changed();
      return wasAsked;
    },
    /** A chosen calendar with the client that writes to it, and the way to read it again at once; null for an unknown one. */
    writable: (
      calendarId: string,
    ): {
      readonly calendar: AccountCalendar;
      readonly objects: ObjectClient;
      readonly sync: () => Promise<void>;
    } | null => {
      const found = chosen().find(({ calendar }) => calendar.id === calendarId);
      if (found === undefined) return null;
      const { calendar, sync } = found;
      return { calendar, objects: sync.objects, sync: sync.sync };
    },
    outOfRange: (): OutOfRangeItem[] =>
      chosen().flatMap(({ calendar }) => {
        const came = last.get(calendar.id) ?? null;
        const events = came === null || typeof came === "string" ? [] : (came.outOfRange ?? []);
        return events.map(({ uid, field, effect }) => ({
          ...{ id: uid, field, effect, part: calendar.name },
        }));
      }),
    health: () =>
      accountsHealth(
        feeds(),
        all().map((sync) => sync.status()),
      ),
    stop: async (): Promise<void> => {
      clearInterval(timer);
      await Promise.all([expander.stop(), ...ending, ...all().map((sync) => sync.stop())]);
    },
  };
};
export type Accounts = ReturnType<typeof createAccounts>;
