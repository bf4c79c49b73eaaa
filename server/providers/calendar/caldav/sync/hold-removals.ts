import type { Logger } from "pino";
import { addDays, type Clock, dayAt } from "#server/platform/clock.ts";
import { uidKey } from "../../ical/series/expand.ts";
import type { AccountRecords } from "../account-records.ts";
import type { createCalendarExpander } from "../expand-calendar.ts";

/** So many events may go from a calendar without a question, and such a share of what is to come. */
const [fewEvents, smallShare] = [5, 1 / 5];

interface HoldRemovalsDeps {
  readonly records: AccountRecords;
  readonly expander: Pick<ReturnType<typeof createCalendarExpander>, "expand">;
  readonly clock: Clock;
  readonly timeZone: () => string;
  readonly log: Logger;
}

/**
 * Takes away what is gone from a calendar; where that is more than five events and more than a fifth of what is to come
 * within a year, it is held and a parent is asked. An event that another shown calendar has hasn't gone.
 */
export const createHoldRemovals = ({
  records,
  expander,
  clock,
  timeZone,
  log,
}: HoldRemovalsDeps) => {
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

  const isSuspicious = async (calendarId: string, uids: readonly string[]): Promise<boolean> => {
    const { asked } = records.counts(calendarId);
    // What goes while a question is open belongs to it.
    if (asked > 0 && uids.length > 0) return true;
    if (uids.length <= fewEvents) return false;
    const coming = await comingKeys(calendarId);
    const gone =
      coming === null ? uids.length : uids.filter((uid) => coming.has(uidKey(uid))).length;
    const all = coming?.size ?? records.listed(calendarId).size;
    return gone > fewEvents && gone > all * smallShare;
  };

  return {
    remove: async (calendarId: string, paths: readonly string[]): Promise<void> => {
      const listed = records.listed(calendarId);
      const uids = paths.flatMap((path) => listed.get(path)?.uid ?? []);
      const elsewhere = records.uidsElsewhere(calendarId, uids);
      const isGone = (path: string): boolean => {
        const uid = listed.get(path)?.uid ?? null;
        return uid !== null && !elsewhere.has(uid);
      };
      const gone = uids.filter((uid) => !elsewhere.has(uid));
      const held = (await isSuspicious(calendarId, gone)) ? paths.filter(isGone) : [];
      if (held.length > 0) log.info({ events: held.length }, "events that are gone are held");
      records.hold(calendarId, held, "asked");
      records.removeObjects(
        calendarId,
        paths.filter((path) => !held.includes(path)),
      );
    },
    /** Lets go what is held in a calendar and was found in another one meanwhile; true where that was anything. */
    settle: (calendarId: string): boolean => {
      const { asked, shown } = records.counts(calendarId);
      if (asked + shown === 0) return false;
      const held = [...records.listed(calendarId)].filter(([, { hold }]) => hold !== "none");
      const uids = held.flatMap(([, { uid }]) => uid ?? []);
      const elsewhere = records.uidsElsewhere(calendarId, uids);
      const moved = held.flatMap(([path, { uid }]) =>
        uid !== null && elsewhere.has(uid) ? [path] : [],
      );
      records.removeObjects(calendarId, moved);
      return moved.length > 0;
    },
    /** Answers the question about a calendar: keeps showing what is held, or lets it go; false where nothing is asked. */
    decide: (calendarId: string, keep: boolean): boolean => {
      const paths = [...records.listed(calendarId)].flatMap(([path, { hold }]) =>
        hold === "asked" ? [path] : [],
      );
      if (keep) records.hold(calendarId, paths, "shown");
      else records.removeObjects(calendarId, paths);
      return paths.length > 0;
    },
  };
};
