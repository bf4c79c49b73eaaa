import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeBackup } from "./backups/make-backup.ts";
import { migrate } from "./migrate.ts";
import { type Db, openDatabase } from "./connection.ts";

let dir = "";
let db: Db;
const options = () => ({
  migrationsDir: join(dir, "migrations"),
  backUp: () =>
    void makeBackup({
      ...{ dataDir: dir, configDir: dir, kind: "before-migration", version: "0.0.0" },
      ...{ at: Date.parse("2026-11-21T09:00:00Z"), photos: false },
    }),
});
const addMigration = (name: string, sql: string): void =>
  writeFileSync(join(dir, "migrations", name), sql);

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-db-"));
  mkdirSync(join(dir, "migrations"));
  db = openDatabase(join(dir, "wall.db"));
  addMigration("0001-first.sql", "CREATE TABLE a (x INTEGER) STRICT; INSERT INTO a VALUES (1);");
});
afterEach(() => {
  db.close();
  rmSync(dir, { recursive: true, force: true });
});

describe("the family's database", () => {
  it("survives a pulled plug: every commit is on the disk before it is acknowledged", () => {
    expect(db.pragma("journal_mode", { simple: true })).toBe("wal");
    expect(db.pragma("synchronous", { simple: true })).toBe(2);
    expect(db.pragma("foreign_keys", { simple: true })).toBe(1);
    expect(db.pragma("trusted_schema", { simple: true })).toBe(0);
  });

  it("is brought to the program's version, and stays as it is the next time", () => {
    expect(migrate(db, options())).toBe(1);
    expect(migrate(db, options())).toBe(1);
    expect(db.prepare("SELECT count(*) AS n FROM a").get()).toEqual({ n: 1 });
  });

  it("is copied aside before a migration touches it", () => {
    migrate(db, options());
    addMigration("0002-second.sql", "DELETE FROM a;");
    migrate(db, options());
    const [backup = ""] = readdirSync(join(dir, "backups"));
    expect(backup).toBe("before-migration-2026-11-21T09-00-00Z");
    const copy = new Database(join(dir, "backups", backup, "wall.db"), { readonly: true });
    expect(copy.prepare("SELECT count(*) AS n FROM a").get()).toEqual({ n: 1 });
    copy.close();
  });

  it("is left as it was when any pending migration fails", () => {
    migrate(db, options());
    addMigration("0002-good.sql", "CREATE TABLE b (x INTEGER) STRICT;");
    addMigration(
      "0003-bad.sql",
      "CREATE TABLE c (x INTEGER) STRICT; INSERT INTO nowhere VALUES (1);",
    );
    expect(() => migrate(db, options())).toThrow("nowhere");
    expect(db.pragma("user_version", { simple: true })).toBe(1);
    expect(db.prepare("SELECT name FROM sqlite_master").pluck().all()).toEqual(["a"]);
  });

  it("is refused, untouched, by an older program", () => {
    db.pragma("user_version = 7");
    expect(() => migrate(db, options())).toThrow("newer Family Wall");
    expect(db.prepare("SELECT count(*) AS n FROM sqlite_master").get()).toEqual({ n: 0 });
  });
});
