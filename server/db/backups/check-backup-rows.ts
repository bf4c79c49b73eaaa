import Database from "better-sqlite3";
import { rowRules } from "./row-rules.ts";

/** What is wrong with the first row that the contract couldn't answer with; null where all are right. */
export const findRowFault = (file: string): string | null => {
  const db = new Database(file, { readonly: true });
  try {
    for (const [table, rule] of Object.entries(rowRules)) {
      for (const row of db.prepare(`SELECT * FROM ${table}`).iterate()) {
        const { error } = rule.safeParse(row);
        const issue = error?.issues[0];
        if (issue !== undefined)
          return `a row of ${table} isn't what the wall writes: ${issue.path.join(".") || "value"}`;
      }
    }
    return null;
  } finally {
    db.close();
  }
};
