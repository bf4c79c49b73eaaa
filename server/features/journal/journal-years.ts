import type { JournalEntry } from "#contract/journal.ts";
import type { Db } from "../../db/connection.ts";
import type { Caller } from "../../http/caller.ts";
import { entryColumns, type EntryRecord, type EntryRow, readEntry } from "./entry-record.ts";

export interface JournalYearPage {
  readonly year: string;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A week's recap repeats what its days say; a month's stands at its end. */
const inYearbook = "(e.recap IS NULL OR json_extract(e.recap, '$.kind') = 'monthly')";

/** Reads the journal by years, in the order of their days. */
export const createJournalYears = (
  db: Db,
  views: (entries: readonly EntryRecord[], caller: Caller) => JournalEntry[],
) => {
  const years = db.prepare<[], { year: string; entries: number }>(
    `SELECT substr(e.day, 1, 4) AS year, count(*) AS entries FROM journal_entries e
     WHERE ${inYearbook} GROUP BY year ORDER BY year DESC`,
  );
  const page = db.prepare<[object], EntryRow>(
    `SELECT ${entryColumns} FROM journal_entries e
     WHERE e.day >= :first AND e.day <= :last AND (e.day, e.id) > (:day, :id) AND ${inYearbook}
     ORDER BY e.day, e.id LIMIT :limit`,
  );
  return {
    list: () => years.all(),
    page: ({ year, after, limit }: JournalYearPage, caller: Caller) => {
      const [day = "", id = "0"] = after?.split(".") ?? [];
      const bounds = { first: `${year}-01-01`, last: `${year}-12-31` };
      const found = page.all({ ...bounds, limit: limit + 1, day, id: Number(id) }).map(readEntry);
      const shown = found.slice(0, limit);
      const last = found.length > limit ? shown.at(-1) : undefined;
      return {
        entries: views(shown, caller),
        next: last === undefined ? null : `${last.day}.${last.id}`,
      };
    },
  };
};
