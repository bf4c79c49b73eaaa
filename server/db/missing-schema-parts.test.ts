import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, expect, it } from "vitest";
import { migrate } from "./migrate.ts";
import { missingSchemaParts } from "./missing-schema-parts.ts";

const shipped = resolve(import.meta.dirname, "../../migrations");

let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-parts-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it.each([
  { from: "in the list", lists: true },
  { from: "in the migrations alone", lists: false },
])("a house that lost a table and a column is told which, by what stands $from", ({ lists }) => {
  const migrationsDir = join(dir, "migrations");
  const listed = (file: string): boolean => lists || !file.endsWith(".txt");
  cpSync(shipped, migrationsDir, { recursive: true, filter: listed });
  const db = new Database(":memory:");
  migrate(db, { migrationsDir, backUp: () => undefined });
  expect(missingSchemaParts(db, migrationsDir)).toEqual([]);

  db.exec("DROP TABLE bin_chores; ALTER TABLE absences DROP COLUMN reason");
  const missing = missingSchemaParts(db, migrationsDir);
  expect(missing).toEqual(expect.arrayContaining(["table bin_chores", "column absences.reason"]));
  expect(missing.every((part) => /bin_chores|absences\.reason/.test(part))).toBe(true);
  db.close();
});
