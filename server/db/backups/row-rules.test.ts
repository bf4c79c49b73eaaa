import { resolve } from "node:path";
import Database from "better-sqlite3";
import { expect, it } from "vitest";
import { readMigrations } from "../migrate.ts";
import { rowRules } from "./row-rules.ts";

/** Tables of which no answer needs more than the table itself demands, each with why. */
const withoutRule: Readonly<Record<string, string>> = {
  family_calendar: "a number that only grows",
  grocery_aisles: "texts that are looked up; an unknown aisle is the last one",
  hidden_photos: "ids that are looked up",
  journal_hearts: "a heart of nobody who lives here isn't shown",
  journal_tags: "any text is a tag",
  pin_tries: "counted, never answered",
  push_asked: "looked up, never answered",
  push_days: "looked up, never answered",
  push_outbox: "sent, never answered",
  push_subscriptions: "sent to, never answered",
  throttle_grants: "looked up, never answered",
};

it("a backup's rows are checked in every table, or it is said why any row will do", () => {
  const db = new Database(":memory:");
  for (const { sql } of readMigrations(resolve(import.meta.dirname, "../../../migrations")))
    db.exec(sql);
  const tables = db
    .prepare<[], { name: string }>(
      // SQLite's own tables and the full text index aren't the family's words.
      `SELECT name FROM pragma_table_list
       WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`,
    )
    .all()
    .map(({ name }) => name);
  db.close();
  const known = [...Object.keys(rowRules), ...Object.keys(withoutRule)];
  expect(known.toSorted()).toEqual(tables.toSorted());
});
