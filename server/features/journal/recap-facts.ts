import type { Recap } from "#contract/journal.ts";
import type { Db } from "../../db/connection.ts";
import { entryColumns, type EntryRecord, type EntryRow, readEntry } from "./entry-record.ts";

/** Reads from the stored entries what a recap needs: the most loved one, and the recaps so far. */
export const createRecapFacts = (db: Db) => {
  const loved = db.prepare<[number, number], EntryRow>(
    `SELECT ${entryColumns} FROM journal_entries e
     WHERE e.created_at > ? AND e.created_at <= ? AND e.hearts > 0 AND e.recap IS NULL
     ORDER BY e.hearts DESC, e.id DESC LIMIT 1`,
  );
  const lastRecap = db.prepare<{ kind: string; before: number }, { created_at: number }>(
    `SELECT created_at FROM journal_entries
     WHERE recap_of >= :kind AND recap_of < :kind || '~' AND created_at < :before ORDER BY recap_of DESC LIMIT 1`,
  );
  const recapOf = db.prepare<[string]>("SELECT 1 FROM journal_entries WHERE recap_of = ?");

  return {
    /** The entry with the most hearts after one instant and up to another. */
    mostLoved: (after: number, until: number): EntryRecord | null => {
      const row = loved.get(after, until);
      return row === undefined ? null : readEntry(row);
    },
    /** Whether a week or month has its recap already. */
    hasRecap: (name: string): boolean => recapOf.get(name) !== undefined,
    /** When the last recap of a kind was due before an instant; later ones may exist from a clock that was ahead. */
    lastRecapBefore: (kind: Recap["kind"], before: number): number | null =>
      lastRecap.get({ kind: `${kind} `, before })?.created_at ?? null,
  };
};
