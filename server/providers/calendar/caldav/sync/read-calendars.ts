import type { Logger } from "pino";
import type { AccountErrorCode } from "#contract/messages/error-codes.ts";
import type { AccountCalendar, AccountRecords } from "../account-records.ts";
import type { OnCalendars } from "../calendar-locks.ts";
import type { DavClient } from "../dav/dav-client.ts";
import type { ObjectReader } from "../dav/read-objects.ts";
import { type CollectionReader, createCollectionReader } from "../dav/read-collection.ts";
import { isAboutCalendar, readFailureCode } from "./read-failures.ts";
import { type CameFromServer, syncCalendar } from "./sync-calendar.ts";

interface ReadCalendarsDeps {
  readonly client: DavClient;
  readonly objects: ObjectReader;
  readonly records: AccountRecords;
  readonly onCalendars: OnCalendars;
  readonly log: Logger;
  readonly now: () => number;
  readonly signal: AbortSignal;
  readonly remove: (calendarId: string, paths: readonly string[]) => Promise<void>;
  /** Called with objects that are new or were changed, once they are stored. */
  readonly came?: CameFromServer | undefined;
}

/** Reads the single calendars of an account, and remembers what is wrong with each. */
export const createReadCalendars = (deps: ReadCalendarsDeps) => {
  const { client, objects, records, onCalendars, log, now, signal, remove, came } = deps;
  const readers = new Map<string, CollectionReader>();
  const failures = new Map<string, AccountErrorCode>();

  const readerOf = ({ url, kinds }: AccountCalendar): CollectionReader => {
    const content = kinds.includes("VCARD") ? "addressBook" : "calendar";
    const known = readers.get(url) ?? createCollectionReader(client, objects, url, content);
    readers.set(url, known);
    return known;
  };

  return {
    failureOf: (calendarId: string): AccountErrorCode | undefined => failures.get(calendarId),
    hasFailures: (): boolean => failures.size > 0,
    /** Reads a calendar, true where it is another one now; what is wrong with it alone is remembered, anything else rejects. */
    read: async (calendar: AccountCalendar): Promise<boolean> => {
      const before = failures.get(calendar.id);
      try {
        const collection = readerOf(calendar);
        const alone = <T>(step: () => Promise<T>): Promise<T> => onCalendars([calendar.id], step);
        const tools = { client, collection, records, now, alone, remove, came };
        const hasChanged = await syncCalendar(calendar, tools);
        failures.delete(calendar.id);
        return hasChanged || before !== undefined || calendar.syncedAt === null;
      } catch (error) {
        if (signal.aborted || !isAboutCalendar(error)) throw error;
        const code = readFailureCode(error, log);
        const told = code === "accountNothingThere" ? "accountCalendarGone" : code;
        failures.set(calendar.id, told);
        log.info({ why: told }, "a calendar of an account can't be read");
        return before !== told;
      }
    },
    /** Takes away the events of a calendar that the server doesn't have any more; true where it had any. */
    leave: async ({ id }: AccountCalendar): Promise<boolean> => {
      failures.set(id, "accountCalendarGone");
      const paths = [...records.listed(id)].flatMap(([path, { hold }]) =>
        hold === "none" ? [path] : [],
      );
      if (paths.length === 0) return false;
      await onCalendars([id], () => remove(id, paths));
      // Should it come back, all of it is read anew.
      const { syncedAt } = records.calendar(id) ?? { syncedAt: null };
      records.putSyncState(id, { syncToken: null, ctag: null, listedAt: null, syncedAt });
      return true;
    },
  };
};
export type ReadCalendars = ReturnType<typeof createReadCalendars>;
