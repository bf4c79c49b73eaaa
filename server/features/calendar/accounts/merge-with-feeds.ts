import type { CalendarEvent } from "#contract/calendar.ts";
import { SourceMissing } from "#server/platform/errors.ts";
import type { Accounts } from "#server/providers/calendar/caldav/accounts.ts";
import type { CalendarSource } from "#server/providers/calendar/port.ts";
import { limitEvents, mostEvents } from "../limit-events.ts";

type Answer = Awaited<ReturnType<CalendarSource["events"]>>;
type Health = ReturnType<CalendarSource["health"]>;

const states = ["ok", "unconfigured", "stale", "unreachable"] as const;

/** The health of both: what works beside something that doesn't makes the calendar stale. */
const healthOfBoth = (feeds: Health, accounts: Health): Health => {
  if (accounts.state === "unconfigured") return feeds;
  if (feeds.state === "unconfigured") return accounts;
  const worse = states.indexOf(feeds.state) >= states.indexOf(accounts.state) ? feeds : accounts;
  const better = worse === feeds ? accounts : feeds;
  const isMixed = worse.state === "unreachable" && better.state !== "unreachable";
  const checked = [feeds.checkedAt, accounts.checkedAt].filter((at) => at !== undefined);
  const checkedAt = checked.toSorted().at(-1);
  const failing = worse.code === undefined ? better : worse;
  return {
    ...failing,
    state: isMixed ? "stale" : worse.state,
    ...(checkedAt === undefined ? {} : { checkedAt }),
  };
};

/** Feeds that fail have a new answer for every question, with the same rows. */
const isSameAnswer = (a: Answer, b: Answer): boolean =>
  a === b ||
  (a.events.length + b.events.length === 0 && JSON.stringify(a.feeds) === JSON.stringify(b.feeds));

/** Merges feeds and the calendars of accounts into one source, whose rows are the feeds' first. */
export const mergeAccountsWithFeeds = (
  feeds: CalendarSource,
  accounts: Accounts,
): CalendarSource => {
  const joined = new WeakMap<readonly CalendarEvent[], { ofFeeds: Answer; answer: Answer }>();

  /** The feeds' answer, and their failure where no feed answers; they keep their rows. */
  const fromFeeds = async (
    range: Parameters<CalendarSource["events"]>[0],
  ): Promise<{ answer: Answer; failure?: SourceMissing }> => {
    try {
      return { answer: await feeds.events(range) };
    } catch (failure) {
      if (!(failure instanceof SourceMissing)) throw failure;
      return { answer: { events: [], feeds: [...feeds.feeds()] }, failure };
    }
  };

  return {
    ...feeds,
    events: async (range) => {
      if (accounts.isEmpty()) return feeds.events(range);
      const [{ answer: ofFeeds, failure }, own] = await Promise.all([
        fromFeeds(range),
        accounts.events(range),
      ]);
      const hasNone = own.feeds.every(({ state }) => state === "error" || state === "pending");
      if (failure !== undefined && own.events.length === 0 && own.feeds.length === 0) throw failure;
      if (failure?.details.code === "unreachable" && hasNone) throw failure;
      const before = joined.get(own.events);
      if (before !== undefined && isSameAnswer(before.ofFeeds, ofFeeds)) return before.answer;
      const limited = limitEvents(ofFeeds, Math.max(0, mostEvents - own.events.length));
      const answer = {
        events: [...limited.events, ...own.events],
        feeds: [...limited.feeds, ...own.feeds],
      };
      joined.set(own.events, { ofFeeds, answer });
      return answer;
    },
    feeds: () => [...feeds.feeds(), ...accounts.feeds()],
    refresh: async (feedId) => (await feeds.refresh(feedId)) || accounts.refresh(feedId),
    outOfRange: () => [...(feeds.outOfRange?.() ?? []), ...accounts.outOfRange()],
    health: () => healthOfBoth(feeds.health(), accounts.health()),
    stop: async () => {
      await Promise.all([feeds.stop?.(), accounts.stop()]);
    },
  };
};
