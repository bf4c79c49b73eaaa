import type { Db } from "./connection.ts";

/** Runs work without the triggers that forbid it, and puts them back word for word. */
export const withoutTriggers = (db: Db, work: () => void): void => {
  const triggers = db
    .prepare<[], { name: string; sql: string }>(
      "SELECT name, sql FROM sqlite_master WHERE type = 'trigger'",
    )
    .all();
  for (const { name } of triggers) db.exec(`DROP TRIGGER "${name}"`);
  work();
  for (const { sql } of triggers) db.exec(sql);
};
