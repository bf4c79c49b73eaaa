import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashFile } from "./backups/files.ts";
import { makeBackup } from "./backups/make-backup.ts";
import { readManifests } from "./backups/manifest.ts";
import { migrate } from "./migrate.ts";
import { type Db, openDatabase } from "./connection.ts";

const shipped = resolve(import.meta.dirname, "../../migrations");
const files = readdirSync(shipped)
  .filter((name) => /^\d{4}-/.test(name))
  .toSorted();
const textOf = (name: string): string => readFileSync(join(shipped, name), "utf8");

/** A migration's statements one by one: SQLite itself says where each of them ends. */
const statementsOf = (db: Db, sql: string): string[] => {
  const statements: string[] = [];
  let begin = 0;
  for (let end = sql.indexOf(";"); end !== -1; end = sql.indexOf(";", end + 1)) {
    const part = sql.slice(begin, end + 1);
    try {
      db.exec(db.prepare(part).source);
    } catch (error) {
      if (/incomplete input|no statements/.test(String(error))) continue;
      throw error;
    }
    statements.push(part);
    begin = end + 1;
  }
  return statements;
};

const model = new Database(":memory:");
const faults = files.flatMap((file, index) =>
  statementsOf(model, textOf(file)).map((_, after, all) => ({
    ...{ file, before: files.slice(0, index), after: after + 1 },
    sql: `${all.slice(0, after + 1).join("")}\nINSERT INTO no_such_table VALUES (1);`,
  })),
);
model.close();

let dir = "";
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-faults-"));
  mkdirSync(join(dir, "migrations"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const options = () => ({
  migrationsDir: join(dir, "migrations"),
  backUp: () =>
    void makeBackup({
      ...{ dataDir: dir, configDir: dir, kind: "before-migration", version: "0.0.0" },
      ...{ at: Date.parse("2026-11-21T09:00:00Z"), photos: false },
    }),
});

/** Schema, version and every row of a database. */
const contentOf = (db: Db): string => {
  const hash = createHash("sha256");
  const schema = db.prepare("SELECT * FROM sqlite_master ORDER BY name").all();
  hash.update(JSON.stringify([db.pragma("user_version"), schema.length]));
  const tables = db
    .prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .pluck();
  for (const name of tables.all())
    hash.update(JSON.stringify([name, db.prepare(`SELECT * FROM "${name}"`).all()]));
  return hash.digest("hex");
};

describe("an update of the database that fails in the middle", () => {
  it("is tried after every statement of every migration", () => {
    expect(new Set(faults.map(({ file }) => file))).toEqual(new Set(files));
    expect(faults.length).toBeGreaterThan(30);
  });

  it.each(faults)("leaves everything as it was: $file after statement $after", (fault) => {
    const put = (name: string, sql: string): void =>
      writeFileSync(join(dir, "migrations", name), sql);
    const db = openDatabase(join(dir, "wall.db"));
    for (const name of fault.before) put(name, textOf(name));
    migrate(db, options());
    if (fault.before.length > 0)
      db.exec("INSERT INTO settings (name, value) VALUES ('theme', '\"dark\"')");
    rmSync(join(dir, "backups"), { recursive: true, force: true });
    const before = contentOf(db);

    put(fault.file, fault.sql);
    expect(() => migrate(db, options())).toThrow("no_such_table");
    expect(contentOf(db)).toBe(before);
    expect(db.pragma("integrity_check", { simple: true })).toBe("ok");
    db.close();

    if (fault.before.length === 0) return;
    const [backup, ...others] = readManifests(join(dir, "backups"));
    expect([backup?.kind, others]).toEqual(["before-migration", []]);
    for (const { path, sha256 } of backup?.files ?? [])
      expect(hashFile(join(dir, "backups", backup?.name ?? "", path))).toBe(sha256);
    const copy = new Database(join(dir, "backups", backup?.name ?? "", "wall.db"));
    expect(contentOf(copy)).toBe(before);
    copy.close();
  });
});
