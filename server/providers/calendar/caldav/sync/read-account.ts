import type { AccountConfig } from "../account-port.ts";
import type { AccountRecords } from "../account-records.ts";
import type { DavClient } from "../dav/dav-client.ts";
import { findAccount } from "../dav/find-account.ts";
import { calendarIdOf, choiceOf } from "./found-calendars.ts";
import type { ReadCalendars } from "./read-calendars.ts";

/** Calendars are looked up again this often: names, colours and rights change, and calendars come and go. */
const findEveryMs = 6 * 3_600_000;

interface ReadAccountDeps {
  readonly client: DavClient;
  readonly records: AccountRecords;
  readonly calendars: ReadCalendars;
  readonly now: () => number;
  /** Called when a calendar was read for the first time, while others may still be read. */
  readonly cameFirst: () => void;
  readonly signal: AbortSignal;
}

/** Reads an account: which calendars it has, where that is due, and then each that somebody chose. */
export const createReadAccount = (account: AccountConfig, deps: ReadAccountDeps) => {
  const { client, records, calendars, now, signal, cameFirst } = deps;
  let mustFind = false;

  const find = async (): Promise<void> => {
    const found = await findAccount(client, () =>
      records
        .calendars(account.id)
        .filter(({ kinds, isGone }) => kinds.includes("VCARD") && !isGone)
        .map((book, order) => ({ ...book, order: 10_000 + order })),
    );
    // An account that was taken away meanwhile doesn't come back.
    signal.throwIfAborted();
    records.putFound(account.id, found, {
      ...{
        now: now(),
        choose: (calendar) => choiceOf(calendar, account.showsAll, account.showsTodos),
      },
      idOf: (url) => calendarIdOf(account.id, url),
    });
  };

  return {
    /** Has the account's calendars looked up again at the next reading. */
    findAgain: (): void => {
      mustFind = true;
    },
    /** Reads all of it once; true where anything is another one now. Rejects where the account can't be read. */
    read: async (): Promise<boolean> => {
      const known = records.account(account.id);
      const isDue = known === null || now() - known.foundAt >= findEveryMs;
      if (isDue || mustFind || calendars.hasFailures()) await find();
      mustFind = false;
      let hasChanged = isDue;
      for (const calendar of records.calendars(account.id)) {
        if (!calendar.isChosen || signal.aborted) continue;
        // A server at home is asked one thing at a time.
        const isNews = await (calendar.isGone
          ? calendars.leave(calendar)
          : calendars.read(calendar));
        hasChanged ||= isNews;
        if (isNews && calendar.syncedAt === null) cameFirst();
      }
      return hasChanged;
    },
  };
};
