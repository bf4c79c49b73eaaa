import type { Db } from "../../db/connection.ts";
import {
  ledgerColumns,
  type StoredLedgerRow,
  readLedgerRow,
  type StoredLedgerEntry,
} from "./ledger-store.ts";

/** Reads from the end of the ledger what chores were awarded and still have. */
export const createRecentAwardStore = (db: Db) => {
  const recent = db.prepare<{ after: number; among: number }, StoredLedgerRow>(
    `SELECT ${ledgerColumns} FROM ledger newest
     WHERE id > (SELECT max(id) FROM ledger) - :among AND kind = 'award' AND created_at > :after
       AND NOT EXISTS
         (SELECT 1 FROM ledger WHERE completion_id = newest.completion_id AND kind = 'taken')
     ORDER BY id DESC`,
  );
  return {
    /** The awards after an instant that weren't taken back, newest first, among so many of the newest entries. */
    awardsAfter: (after: number, among: number): readonly StoredLedgerEntry[] =>
      recent.all({ after, among }).map(readLedgerRow),
  };
};
