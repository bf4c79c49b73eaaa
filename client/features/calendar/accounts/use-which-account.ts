import type { CalendarFeed } from "#contract/calendar.ts";
import { useFeeds } from "../feeds/use-feeds.ts";
import { useAccounts } from "./use-accounts.ts";

/** Whose account it is and where, by which calendars of one name are told apart. */
export const accountWords = ({ user, host }: { user: string; host: string }): string =>
  `${user} · ${host}`;

/** Asks which account a calendar is of, where another calendar has the same name; a parent's to read. */
export const useWhichAccount = (): ((feed: CalendarFeed) => string | undefined) => {
  const feeds = useFeeds().data ?? [];
  const accounts = useAccounts().data?.items ?? [];
  return ({ id, name, accountId }) => {
    const account = accounts.find((each) => each.id === accountId);
    const isShared = feeds.some((other) => other.id !== id && other.name === name);
    return account === undefined || !isShared ? undefined : accountWords(account);
  };
};
