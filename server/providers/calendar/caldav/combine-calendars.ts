import type { CalendarEvent, CalendarFeed } from "#contract/calendar.ts";
import { doInTurns } from "#server/platform/in-turns.ts";
import type { ProviderTools } from "../../provider.ts";
import { fairShares } from "../feeds/fair-shares.ts";
import { maxEvents } from "../occurrence.ts";
import type { CalendarSource, DayRange } from "../port.ts";
import type { AccountRecords } from "./account-records.ts";
import { accountEvents, accountFeed } from "./account-view.ts";
import type { ExpandedChosen } from "./expand-chosen.ts";

interface CombineCalendarsDeps {
  readonly records: AccountRecords;
  readonly roster: ProviderTools["roster"];
  /** The UIDs of the events whose last change a calendar's server doesn't have yet. */
  readonly waiting: (calendarId: string) => readonly string[];
  /** Whether another program wrote over a change of the family's in a calendar. */
  readonly isWrittenOver: (calendarId: string) => boolean;
}

/** The accounts' answer for a range. */
export type AccountsAnswer = Awaited<ReturnType<CalendarSource["events"]>>;

const expansionOf = ({ came }: ExpandedChosen) =>
  came === null || typeof came === "string" ? undefined : came;

/** Makes one answer of what is in all calendars. */
export const createCombineCalendars = (deps: CombineCalendarsDeps) => {
  const { records, roster, waiting, isWrittenOver } = deps;
  const feedOf = ({ sync, calendar, came }: ExpandedChosen): CalendarFeed => {
    const { id } = calendar;
    const status = {
      ...records.counts(id),
      ...{ failure: sync.failureOf(id), waiting: waiting(id).length },
      isWrittenOver: isWrittenOver(id),
    };
    return accountFeed(calendar, roster(), status, came);
  };

  const heldUids = (calendarId: string): string[] => {
    const { asked, shown } = records.counts(calendarId);
    if (asked + shown === 0) return [];
    return [...records.listed(calendarId).values()].flatMap(({ hold, uid }) =>
      hold === "none" || uid === null ? [] : [uid],
    );
  };

  const eventsOf = (read: ExpandedChosen, most: number | undefined): CalendarEvent[] => {
    const { calendar } = read;
    const came = expansionOf(read);
    if (came === undefined) return [];
    const facts = {
      ...{ heldUids: heldUids(calendar.id), waitingUids: waiting(calendar.id) },
      addresses: records.account(calendar.accountId)?.addresses ?? [],
    };
    const occurrences = came.occurrences.slice(0, most);
    return accountEvents(calendar, roster(), { ...came, occurrences }, facts);
  };

  return {
    feedOf,
    /** By which two answers that would say the same are known. */
    keyOf: (range: DayRange, zone: string, read: readonly ExpandedChosen[]): string =>
      JSON.stringify([
        ...[range, zone, roster().map(({ id, color }) => [id, color])],
        read.map((each) => [feedOf(each), each.calendar.version, each.came === "slow"]),
      ]),
    /** One calendar after the other, with turns for other work between. */
    combine: async (read: readonly ExpandedChosen[]): Promise<AccountsAnswer> => {
      const counts = read.map((each) => expansionOf(each)?.occurrences.length ?? 0);
      const shares = fairShares(counts, maxEvents);
      const shared = read.map((each, index) => ({ each, most: shares[index] }));
      const events: CalendarEvent[] = [];
      await doInTurns(
        shared,
        ({ each, most }) => {
          for (const event of eventsOf(each, most)) events.push(event);
        },
        1,
      );
      return { events, feeds: read.map(feedOf) };
    },
  };
};
