import type { Db } from "../../db/connection.ts";
import { entryColumns, type EntryRecord, type EntryRow, readEntry } from "./entry-record.ts";
import { fullTextQuery } from "./search-query.ts";

/** Selects the entries of a page. */
export interface EntryFilter {
  readonly tag?: string | undefined;
  readonly memberId?: string | undefined;
  readonly q?: string | undefined;
  readonly before: number;
  readonly limit: number;
}

/** The FROM clause of a page: the most selective filter first, so that a page's cost doesn't grow with the history. */
const fromClause = ({ tag, memberId, q }: Pick<EntryFilter, "tag" | "memberId" | "q">): string => {
  const conditions = [
    ...(tag === undefined
      ? []
      : ["e.id IN (SELECT entry_id FROM journal_tags WHERE tag = :tag AND entry_id < :before)"]),
    ...(memberId === undefined
      ? []
      : [
          "e.id IN (SELECT entry_id FROM journal_people WHERE member_id = :memberId AND entry_id < :before)",
        ]),
    ...(q === undefined
      ? []
      : ["e.id IN (SELECT rowid FROM journal_words WHERE journal_words MATCH :words)"]),
    "e.id < :before",
  ];
  return `FROM journal_entries e WHERE ${conditions.join(" AND ")} ORDER BY e.id DESC LIMIT :limit`;
};

/** Reads pages of entries; each combination of filters is prepared once. */
export const createEntryPages = (db: Db) => {
  const statements = new Map<string, ReturnType<typeof db.prepare<[object], EntryRow>>>();
  const statementFor = (wanted: EntryFilter) => {
    const sql = `SELECT ${entryColumns} ${fromClause(wanted)}`;
    const prepared = statements.get(sql) ?? db.prepare<[object], EntryRow>(sql);
    statements.set(sql, prepared);
    return prepared;
  };

  return (wanted: EntryFilter): EntryRecord[] => {
    const words = wanted.q === undefined ? undefined : fullTextQuery(wanted.q);
    if (words === "") return [];
    const { tag, memberId, before, limit } = wanted;
    const asked = Object.entries({ tag, memberId, words, before, limit });
    const named = Object.fromEntries(asked.filter(([, value]) => value !== undefined));
    return statementFor(wanted).all(named).map(readEntry);
  };
};
