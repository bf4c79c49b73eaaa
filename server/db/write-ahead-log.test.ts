import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Db, openDatabase } from "./connection.ts";
import { framesOf, withLogApplied } from "./write-ahead-log.ts";

let dir = "";
let db: Db;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-log-"));
  db = openDatabase(join(dir, "wall.db"));
  db.exec("CREATE TABLE stars (n INTEGER, why TEXT) STRICT");
});
afterEach(() => {
  db.close();
  rmSync(dir, { recursive: true, force: true });
});

const give = (from: number, to: number): void => {
  for (let n = from; n < to; n++)
    db.prepare("INSERT INTO stars VALUES (?, ?)").run(n, "for a chore ".repeat(40));
};
const bytes = () => ({
  database: readFileSync(join(dir, "wall.db")),
  log: readFileSync(join(dir, "wall.db-wal")),
});
/** The stars in a database's bytes, as SQLite reads them. */
const starsIn = (database: Buffer): unknown[] => {
  const copy = new Database(Buffer.from(database).fill(1, 18, 20));
  expect(copy.pragma("integrity_check", { simple: true })).toBe("ok");
  const stars = copy.prepare("SELECT n FROM stars ORDER BY n").pluck().all();
  copy.close();
  return stars;
};
const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n);

describe("a database and its log, read without SQLite", () => {
  it("hold every commit, also those after the log began anew and those that made the database smaller", () => {
    give(0, 40);
    db.pragma("wal_checkpoint(TRUNCATE)");
    give(40, 60);
    db.pragma("wal_checkpoint(FULL)");
    give(60, 90);
    const { database, log } = bytes();
    expect(starsIn(withLogApplied(database, log))).toEqual(upTo(90));
    expect(starsIn(database)).not.toEqual(upTo(90));

    db.exec("DELETE FROM stars WHERE n >= 5");
    db.exec("VACUUM");
    const after = bytes();
    expect(starsIn(withLogApplied(after.database, after.log))).toEqual(upTo(5));
  });

  it("hold what SQLite finds itself where the log breaks off at any frame", () => {
    give(0, 12);
    const { database, log } = bytes();
    const frames = framesOf(log)?.length ?? 0;
    expect(frames).toBeGreaterThan(12);
    const frameBytes = (log.length - 32) / frames;
    for (let kept = 3; kept <= frames; kept += 1) {
      const cut = Buffer.from(log);
      if (kept < frames) cut.fill(7, 32 + kept * frameBytes);
      const file = join(dir, `cut-${kept}.db`);
      writeFileSync(file, database);
      writeFileSync(`${file}-wal`, cut);
      const read = new Database(file);
      const bySqlite = read.prepare("SELECT n FROM stars ORDER BY n").pluck().all();
      read.close();
      expect(starsIn(withLogApplied(database, cut))).toEqual(bySqlite);
    }
  });

  it("is what the file holds where the log is empty or nothing of it is right", () => {
    give(0, 3);
    db.pragma("wal_checkpoint(TRUNCATE)");
    const { database } = bytes();
    for (const log of [Buffer.alloc(0), Buffer.alloc(32), Buffer.alloc(5000, 9)])
      expect(starsIn(withLogApplied(database, log))).toEqual(upTo(3));
  });
});
