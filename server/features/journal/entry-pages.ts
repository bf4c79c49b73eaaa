import type { Db } from "../../db/connection.ts";
import { entryColumns, type EntryRecord, type EntryRow, readEntry } from "./entry-record.ts";
import { fullTextQuery } from "./search-query.ts";

/** Where an entry stands in the feed: by its day, and within it by when it came. */
export interface EntryPlace {
  readonly day: string;
  readonly id: number;
}

/** Selects the entries of a page. */
export interface EntryFilter {
  readonly tag?: string | undefined;
  readonly memberId?: string | undefined;
  readonly q?: string | undefined;
  /** Where it begins; without it with the newest. */
  readonly before?: EntryPlace | undefined;
  readonly limit: number;
}

/** The FROM clause of a page: by the days in their index up to its end, so that a page's cost doesn't grow with the history. */
const fromClause = ({ tag, memberId, q, before }: EntryFilter): string => {
  const conditions = [
    ...(tag === undefined
      ? []
      : ["EXISTS (SELECT 1 FROM journal_tags t WHERE t.tag = :tag AND t.entry_id = e.id)"]),
    ...(memberId === undefined
      ? []
      : [
          "EXISTS (SELECT 1 FROM journal_people p WHERE p.member_id = :memberId AND p.entry_id = e.id)",
        ]),
    ...(q === undefined
      ? []
      : ["e.id IN (SELECT rowid FROM journal_words WHERE journal_words MATCH :words)"]),
    ...(before === undefined ? [] : ["(e.day, e.id) < (:day, :id)"]),
  ];
  const where = conditions.length === 0 ? "" : `WHERE ${conditions.join(" AND ")}`;
  return `FROM journal_entries e ${where} ORDER BY e.day DESC, e.id DESC LIMIT :limit`;
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
    const asked = Object.entries({ tag, memberId, words, ...before, limit });
    const named = Object.fromEntries(asked.filter(([, value]) => value !== undefined));
    return statementFor(wanted).all(named).map(readEntry);
  };
};
