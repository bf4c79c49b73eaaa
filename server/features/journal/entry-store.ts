import type { Db } from "../../db/connection.ts";
import { createEntryPages } from "./entry-pages.ts";
import { entryColumns, type EntryRecord, type EntryRow, readEntry } from "./entry-record.ts";
import { createEntryWrites } from "./entry-writes.ts";
import { createHeartStore } from "./heart-store.ts";
import { createRecapFacts } from "./recap-facts.ts";

/** Stores the journal's entries. */
export const createJournalStore = (db: Db) => {
  const one = db.prepare<[number], EntryRow>(
    `SELECT ${entryColumns} FROM journal_entries e WHERE e.id = ?`,
  );
  const thisDay = db.prepare<[string, string], EntryRow>(
    `SELECT ${entryColumns} FROM journal_entries e
     WHERE e.month_day IN (SELECT value FROM json_each(?)) AND e.day < ? AND e.recap IS NULL
     ORDER BY e.day DESC, e.id DESC LIMIT 10`,
  );
  // One index step for each tag, rather than for each entry that has it.
  const tags = db.prepare<[], { tag: string }>(
    `WITH RECURSIVE each (tag) AS (
       SELECT min(tag) FROM journal_tags
       UNION ALL SELECT (SELECT min(tag) FROM journal_tags WHERE tag > each.tag) FROM each WHERE each.tag IS NOT NULL
     ) SELECT tag FROM each WHERE tag IS NOT NULL`,
  );

  const find = (id: number): EntryRecord | null => {
    const row = one.get(id);
    return row === undefined ? null : readEntry(row);
  };

  return {
    ...createEntryWrites(db),
    ...createHeartStore(db, find),
    ...createRecapFacts(db),
    find,
    page: createEntryPages(db),
    /** The entries on these days of the year (`MM-DD`) before a day, newest first. */
    onThisDay: (monthDays: readonly string[], day: string): EntryRecord[] =>
      thisDay.all(JSON.stringify(monthDays), day).map(readEntry),
    tags: (): string[] => tags.all().map(({ tag }) => tag),
  };
};

export type JournalStore = ReturnType<typeof createJournalStore>;
