import type { CalendarFeed } from "#contract/calendar.ts";
import { useFeeds } from "../feeds/use-feeds.ts";
import { useAccounts } from "./use-accounts.ts";

/** Whose account it is and where, by which calendars of one name are told apart. */
export const accountWords = ({ user, host }: { user: string; host: string }): string =>
  `${user} · ${host}`;

interface NamedCalendar {
  readonly id: string;
  readonly name: string;
}

/** Whether another calendar has the same name. */
export const sharesName = ({ id, name }: NamedCalendar, all: readonly NamedCalendar[]): boolean =>
  all.some((other) => other.id !== id && other.name === name);

/** Asks which account a calendar is of, where another calendar has the same name; a parent's to read. */
export const useWhichAccount = (): ((feed: CalendarFeed) => string | undefined) => {
  const feeds = useFeeds().data ?? [];
  const accounts = useAccounts().data?.items ?? [];
  return (feed) => {
    const account = accounts.find(({ id }) => id === feed.accountId);
    return account === undefined || !sharesName(feed, feeds) ? undefined : accountWords(account);
  };
};
