import { addDays, type Clock, dayAt } from "#server/platform/clock.ts";
import { areFew, isSuspiciouslyMany } from "../../mass-deletion.ts";
import { uidKey } from "../../ical/series/expand.ts";
import type { AccountRecords } from "../account-records.ts";
import type { createCalendarExpander } from "../expand-calendar.ts";

/** What removals are judged by. */
export interface JudgeRemovalsDeps {
  readonly records: AccountRecords;
  readonly expander: Pick<ReturnType<typeof createCalendarExpander>, "expand">;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

/** Creates the decision whether so much of a calendar is gone that a parent is asked. */
export const createJudgeRemovals = ({ records, expander, clock, timeZone }: JudgeRemovalsDeps) => {
  /** The keys of the events of the year that begins today; null where they can't be worked out. */
  const comingKeys = async (calendarId: string): Promise<ReadonlySet<string> | null> => {
    const calendar = records.calendar(calendarId);
    if (calendar === null) return new Set();
    const start = dayAt(clock.now(), timeZone());
    const range = { start, end: addDays(start, 365) };
    const came = await expander.expand(calendar, range, timeZone());
    if (came === null || typeof came === "string") return null;
    return new Set(came.occurrences.map(({ key, seriesKey }) => seriesKey ?? key));
  };

  return async (calendarId: string, uids: readonly string[]): Promise<boolean> => {
    const { asked } = records.counts(calendarId);
    // What goes while a question is open belongs to it.
    if (asked > 0 && uids.length > 0) return true;
    if (areFew(uids.length)) return false;
    const coming = await comingKeys(calendarId);
    const gone =
      coming === null ? uids.length : uids.filter((uid) => coming.has(uidKey(uid))).length;
    const all = coming?.size ?? records.listed(calendarId).size;
    return isSuspiciouslyMany(gone, all);
  };
};
