import { randomInt } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { ConfigError } from "../platform/config-error.ts";
import type { Db } from "./connection.ts";
import { migrate } from "./migrate.ts";
import type { OpenFamilyDatabase } from "./open-family-database.ts";
import { runningContentOf } from "./running-content.ts";
import { withLogApplied } from "./write-ahead-log.ts";

interface OpenInMemoryDeps {
  readonly dataDir: string;
  readonly migrationsDir: string;
  /** What is wrong with the disk, as part of a sentence. */
  readonly because: string;
}

/** The bytes of a file; null where there is none, or nothing in it. */
const read = (file: string): Buffer | null => {
  const bytes = existsSync(file) ? readFileSync(file) : null;
  return bytes === null || bytes.length === 0 ? null : bytes;
};

const refuse = (where: string, message: string): never => {
  throw new ConfigError([{ where, message, kind: "disk" }]);
};

/** A database in memory can't have a log of its own; these two bytes of its head say that it has one. */
const withoutLog = (database: Buffer): Buffer => {
  database.fill(1, 18, 20);
  return database;
};

const openCopy = (file: string, because: string): Db => {
  const database = read(file);
  if (database === null)
    return refuse(
      file,
      `there is no family's data here yet, and nothing can be begun: ${because}. Put that right, and start again.`,
    );
  const log = read(`${file}-wal`);
  const db = new Database(withoutLog(log === null ? database : withLogApplied(database, log)));
  try {
    if (db.pragma("integrity_check(1)", { simple: true }) === "ok") return db;
  } catch {
    // It isn't even a database.
  }
  db.close();
  return refuse(
    file,
    `is damaged, and no backup can take its place: ${because}. Put that right, and start again.`,
  );
};

/** More starts than there will ever be on the disk, so that no revision of a copy comes again on the next real start. */
const bootsAhead = (): number => 1_000_000 + randomInt(1_000_000);

/**
 * Opens a copy of the family's database in memory, with what its log holds; nothing that is written to it stays. Throws
 * a ConfigError where there is no sound database, or a newer one.
 */
export const openInMemory = (deps: OpenInMemoryDeps): OpenFamilyDatabase => {
  const file = join(deps.dataDir, "wall.db");
  const running = runningContentOf(file);
  const db = openCopy(existsSync(running) ? running : file, deps.because);
  try {
    db.pragma("foreign_keys = ON");
    db.pragma("trusted_schema = OFF");
    const { migrationsDir } = deps;
    const schemaVersion = migrate(db, { migrationsDir, backUp: () => undefined });
    db.prepare("UPDATE boots SET count = count + ?").run(bootsAhead());
    return {
      ...{ db, schemaVersion, uncheckedFile: null },
      damage: { isSeen: () => false, report: () => undefined, look: () => undefined },
      close: () => void db.close(),
    };
  } catch (error) {
    db.close();
    throw error;
  }
};
