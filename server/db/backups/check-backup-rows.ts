import Database from "better-sqlite3";
import type { Db } from "../connection.ts";
import { rowRules } from "./row-rules.ts";
import { tooLongColumn } from "./text-bounds.ts";

const findUnruly = (db: Db): string | null => {
  for (const [table, rule] of Object.entries(rowRules))
    for (const row of db.prepare(`SELECT * FROM ${table}`).iterate()) {
      const { error } = rule.safeParse(row);
      const issue = error?.issues[0];
      if (issue !== undefined)
        return `a row of ${table} isn't what the wall writes: ${issue.path.join(".") || "value"}`;
    }
  return null;
};

const findTooLong = (db: Db): string | null => {
  const tables = db
    .prepare<[], string>(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'journal_words%'",
    )
    .pluck()
    .all();
  for (const table of tables)
    for (const row of db.prepare(`SELECT * FROM "${table}"`).iterate()) {
      const column = tooLongColumn(row);
      if (column !== undefined) return `a row of ${table} has a text without end: ${column}`;
    }
  return null;
};

/** What is wrong with the first row that the contract couldn't answer with; null where all are right. */
export const findRowFault = (file: string, isForeign: boolean): string | null => {
  const db = new Database(file, { readonly: true });
  try {
    return (isForeign ? findTooLong(db) : null) ?? findUnruly(db);
  } finally {
    db.close();
  }
};
