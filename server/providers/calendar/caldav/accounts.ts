import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { CalendarFeed } from "#contract/calendar.ts";
import type { CalendarWorkerDeps } from "../ical.ts";
import type { ProviderTools } from "../../provider.ts";
import type { DayRange } from "../port.ts";
import type { AccountConfig, ObjectClient } from "./account-port.ts";
import type { AccountRecords } from "./account-records.ts";
import { createAccountSet } from "./account-set.ts";
import { accountsHealth } from "./accounts-health.ts";
import { createCalendarLocks } from "./calendar-locks.ts";
import { type AccountsAnswer, createCombineCalendars } from "./combine-calendars.ts";
import { createCalendarExpander } from "./expand-calendar.ts";
import { createExpandChosen } from "./expand-chosen.ts";
import { createHoldRemovals } from "./sync/hold-removals.ts";
import type { CameFromServer } from "./sync/sync-calendar.ts";
import { type PollTimes, usualPollTimes } from "./sync/poll-times.ts";

interface AccountsDeps extends Omit<ProviderTools, "cacheDir">, CalendarWorkerDeps {
  readonly records: AccountRecords;
  /** The UIDs of the events whose last change a calendar's server doesn't have yet. */
  readonly waiting: (calendarId: string) => readonly string[];
  /** The objects after a path as they are shown: what servers have, with what the family wrote since. */
  readonly shownAfter: AccountRecords["objectsAfter"];
  /** Called with objects that are new or were changed, once they are stored. */
  readonly came: CameFromServer;
  /** Whether another program wrote over a change of the family's in a calendar. */
  readonly isWrittenOver: (calendarId: string) => boolean;
  /** Called with a refresh token of Google that takes the place of an account's. */
  readonly renewed?: (account: AccountConfig, refreshToken: string) => void;
}

/** How long a read waits for calendars that were never read, in milliseconds. */
const firstReadMs = 8_000;

const openParts = (deps: AccountsDeps, times: PollTimes) => {
  const { clock, log, records, timeZone, outbound } = deps;
  const changed = (): void => deps.changed("calendar");
  const expander = createCalendarExpander({
    ...{ program: deps.workers("ical-worker"), log },
    records: { ...records, objectsAfter: deps.shownAfter },
  });
  const onCalendars = createCalendarLocks();
  const holds = createHoldRemovals({ records, expander, clock, timeZone, log });
  const set = createAccountSet({
    ...{ outbound, clock, log, records, onCalendars, times, changed, remove: holds.remove },
    ...{ renewed: deps.renewed, came: deps.came },
    settled: () => {
      // An event may have moved to a calendar of another account.
      const isNews = set.chosen().map(({ calendar }) => holds.settle(calendar.id));
      if (isNews.includes(true)) changed();
    },
  });
  const expansions = createExpandChosen({ set, records, expander, changed });
  return { changed, expander, holds, set, expansions, onCalendars };
};

interface AnswersDeps extends Pick<ReturnType<typeof openParts>, "set" | "expansions"> {
  readonly combining: Pick<ReturnType<typeof createCombineCalendars>, "keyOf" | "combine">;
  readonly timeZone: ProviderTools["timeZone"];
}

/** Creates what answers a range with the events of every chosen calendar, and keeps the last few answers. */
const createAnswers = ({ set, expansions, combining, timeZone }: AnswersDeps) => {
  const { keyOf, combine } = combining;
  const answers = new LRUCache<string, AccountsAnswer>({ max: 12 });

  const events = async (range: DayRange): Promise<AccountsAnswer> => {
    const begun = performance.now();
    set.look();
    await expansions.readUnread(begun + firstReadMs);
    const read = await expansions.expand(range, timeZone(), begun + firstReadMs + 3_000);
    // The same answer is the same object, so that it is validated and serialized once.
    const key = keyOf(range, timeZone(), read);
    const before = answers.get(key);
    if (before !== undefined) return before;
    // What came last was unpacked in this very turn, and what is made of all of it is written down in another one.
    await setImmediate();
    const combined = await combine(read);
    await setImmediate();
    const answer = answers.get(key) ?? combined;
    // What changed meanwhile is in it or not.
    if (keyOf(range, timeZone(), read) === key) answers.set(key, answer);
    return answer;
  };

  return { events, forget: () => answers.clear() };
};

/** Keeps the calendars of all accounts, and answers what is in those that a family chose. */
export const createAccounts = (deps: AccountsDeps, times: PollTimes = usualPollTimes) => {
  const { timeZone } = deps;
  const { changed, expander, holds, set, expansions, onCalendars } = openParts(deps, times);
  const combining = createCombineCalendars(deps);
  const answers = createAnswers({ set, expansions, combining, timeZone });

  const feeds = (): CalendarFeed[] =>
    set
      .shown()
      .map((each) => combining.feedOf({ ...each, came: expansions.lastOf(each.calendar.id) }));

  return {
    ...{ isEmpty: set.isEmpty, begin: set.begin, look: set.look },
    /** The events of every chosen calendar that touch the range; waits at most 8 s for calendars that were never read. */
    events: answers.events,
    feeds,
    /** The accounts as they are configured, with how reading them went. */
    status: () => set.all().map((sync) => ({ account: sync.account, ...sync.status() })),
    /** Reads an account now, with its list of calendars; false for an unknown one. */
    refreshAccount: async (accountId: string): Promise<boolean> => {
      const sync = set.account(accountId);
      sync?.findAgain();
      await sync?.tryNow();
      return sync !== undefined;
    },
    /** Reads calendars that were chosen just now, without waiting for them; what was shown of others is gone at once. */
    choicesChanged: (accountId: string): void => {
      answers.forget();
      void set.account(accountId)?.sync();
    },
    /** Asks the account of a calendar again; false for an unknown calendar. */
    refresh: async (calendarId: string): Promise<boolean> => {
      const found = set.calendar(calendarId);
      await found?.sync.tryNow();
      return found !== undefined;
    },
    /** Replaces the accounts; what another one is configured as now is opened anew. Forgets nothing. */
    setAccounts: (next: readonly AccountConfig[]): void => {
      if (next.length > 0) expander.warm();
      set.replace(next);
    },
    /** Keeps showing what is gone from a calendar, or lets it go; false where nothing is asked about it. */
    decideHeld: (calendarId: string, keep: boolean): boolean => {
      const wasAsked = holds.decide(calendarId, keep);
      if (wasAsked) changed();
      return wasAsked;
    },
    /** The client that writes into a chosen calendar; null for an unknown one. */
    objectsOf: (calendarId: string): ObjectClient | null =>
      set.calendar(calendarId)?.sync.objects ?? null,
    /** Reads the account of a calendar soon, because something was written into it. */
    wrote: (calendarId: string): void => set.calendar(calendarId)?.sync.wrote(),
    /** Does work on calendars while none of them is read. */
    onCalendars,
    outOfRange: expansions.outOfRange,
    health: () =>
      accountsHealth(
        feeds(),
        set.all().map((sync) => sync.status()),
      ),
    /** Aborts what servers are asked, and asks them no more. */
    stopAsking: set.stop,
    stop: async (): Promise<void> => {
      await Promise.all([expander.stop(), set.stop()]);
    },
  };
};
export type Accounts = ReturnType<typeof createAccounts>;
