import Database from "better-sqlite3";
import type { Db } from "../../../db/connection.ts";
import { keptTables } from "../export/export-tables.ts";

type Row = Readonly<Record<string, unknown>>;

const copyTable = (from: Db, to: Db, table: string): void => {
  const columns = to
    .prepare<[string], string>("SELECT name FROM pragma_table_xinfo(?) WHERE hidden < 2")
    .pluck()
    .all(table);
  const insert = to.prepare(
    `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map((name) => `:${name}`).join(", ")})`,
  );
  to.exec(`DELETE FROM ${table}`);
  for (const row of from.prepare<[], Row>(`SELECT ${columns.join(", ")} FROM ${table}`).iterate())
    insert.run(row);
};

/** Whoever doesn't live in the family that comes has nothing on this wall any more. */
const forgetStrangers = (db: Db, members: readonly string[]): void => {
  const ids = JSON.stringify(members);
  for (const table of ["devices", "pins", "picture_codes", "new_event_calendars"])
    db.prepare(
      `DELETE FROM ${table} WHERE member_id IS NOT NULL AND member_id NOT IN (SELECT value FROM json_each(?))`,
    ).run(ids);
  for (const table of ["push_subscriptions", "walls"])
    db.exec(`DELETE FROM ${table} WHERE device_id NOT IN (SELECT id FROM devices)`);
};

/** Brings what is this machine's own, and no family's, into the database that takes its place: phones, walls, PINs, accounts. */
export const keepHouse = (db: Db, liveFile: string, members: readonly string[]): void => {
  const live = new Database(liveFile, { readonly: true, timeout: 5000 });
  try {
    // One moment of all tables.
    live.exec("BEGIN");
    for (const table of keptTables) copyTable(live, db, table);
  } finally {
    live.close();
  }
  forgetStrangers(db, members);
  // A sitter's evening is over where the family has moved in.
  db.exec("UPDATE babysitter SET since = NULL; UPDATE family_calendar SET version = version + 1");
};
