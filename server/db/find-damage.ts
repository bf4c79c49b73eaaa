import { accessSync, constants, existsSync, statSync } from "node:fs";
import Database from "better-sqlite3";
import type { Db } from "./connection.ts";
import { ConfigError } from "../platform/config-error.ts";
import { diskTroubleOf } from "../platform/disk-trouble.ts";
import { missingSchemaParts } from "./missing-schema-parts.ts";
import { isWalDamaged } from "./damaged-wal.ts";

/** What is wrong with a database; `lostLog`: it is sound itself, but its last commits are gone. */
export interface DatabaseDamage {
  readonly what: string;
  readonly lostLog: boolean;
}

interface Looked {
  readonly file: string;
  readonly migrationsDir: string;
  /** Whether the folder has held a family's data before, so that nothing there is a loss. */
  readonly used: boolean;
  /** Whether the server was stopped without putting everything into the database's file. */
  readonly wasCutOff: boolean;
  /** Whether the last server knew that acknowledged writes are gone, which a shortened log doesn't show. */
  readonly isKnownLost: boolean;
  /** Whether every page is read; else only what takes no longer in a large database: its header, size and schema. */
  readonly everyPage: boolean;
}

const refuse = (file: string, error: unknown): never => {
  const said = error instanceof Error ? error.message : String(error);
  throw new ConfigError([
    {
      where: file,
      message: `can't be read or written: ${said}. Give this user the rights to it (for example: chown -R "$(id -un)" on DATA_DIR), or start as the user that owns it. Nothing was changed.`,
    },
  ]);
};

/** Whether the log can't be read back as it was written. */
const isLogDamaged = (log: string): boolean => {
  try {
    return isWalDamaged(log);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EIO") return true;
    throw error;
  }
};

interface Reading {
  readonly file: string;
  readonly migrationsDir: string;
  readonly everyPage: boolean;
}

/** The first page that is wrong, in SQLite's words. */
const findWrongPage = (db: Db): string | null => {
  const verdict = String(db.pragma("integrity_check(1)", { simple: true }));
  return verdict === "ok" ? null : verdict;
};

/** What says that the file is shorter than its header; SQLite would notice at the page that lacks. */
const findShortFile = (db: Db, file: string): string | null => {
  const pages = Number(db.pragma("page_count", { simple: true }));
  const wanted = pages * Number(db.pragma("page_size", { simple: true }));
  const { size } = statSync(file);
  return size >= wanted ? null : `it has ${size} bytes instead of ${wanted}`;
};

/** Reads a database, all of it or its outline; the first thing that is wrong with it, or null. */
const readThrough = ({ file, migrationsDir, everyPage }: Reading): string | null => {
  const db = new Database(file, { timeout: 5000 });
  try {
    const wrong = everyPage ? findWrongPage(db) : findShortFile(db, file);
    if (wrong !== null) return wrong;
    const [missing] = missingSchemaParts(db, migrationsDir);
    return missing === undefined ? null : `${missing} is missing`;
  } finally {
    db.close();
  }
};

/** Reads it once more where the disk failed: a loose cable is no reason to go back to a backup. */
const readThroughTwice = (reading: Reading): string | null => {
  try {
    return readThrough(reading);
  } catch (error) {
    if (diskTroubleOf(error) !== "damaged") throw error;
    return readThrough(reading);
  }
};

const isEmpty = (file: string): boolean => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined || (found.isFile() && found.size === 0);
};

/** What is wrong with the family's database, or null; throws a ConfigError with the cure where it may not be read. */
export const findDamage = ({
  file,
  migrationsDir,
  used,
  wasCutOff,
  isKnownLost,
  everyPage,
}: Looked): DatabaseDamage | null => {
  const found = statSync(file, { throwIfNoEntry: false });
  if (isEmpty(file)) return used ? { what: "the file is empty or gone", lostLog: false } : null;
  if (found?.isFile() !== true) return { what: "it is not a file", lostLog: false };
  const log = `${file}-wal`;
  for (const one of [file, log, `${file}-shm`])
    try {
      if (existsSync(one)) accessSync(one, constants.R_OK | constants.W_OK);
    } catch (error) {
      refuse(one, error);
    }
  // Before SQLite opens it, since it would begin the log anew.
  const lostLog = isKnownLost || (isEmpty(log) ? wasCutOff : isLogDamaged(log));
  if (lostLog) return { what: "its latest changes are damaged or gone", lostLog };
  try {
    const what = readThroughTwice({ file, migrationsDir, everyPage });
    return what === null ? null : { what, lostLog: false };
  } catch (error) {
    const trouble = diskTroubleOf(error);
    if (trouble === "damaged" && error instanceof Error)
      return { what: error.message, lostLog: false };
    if (trouble === "full") throw error;
    return refuse(file, error);
  }
};

/** Whether a database file is sound and belongs to this program or an older one. */
export const isIntactDatabase = (file: string, migrationsDir: string): boolean => {
  try {
    return readThrough({ file, migrationsDir, everyPage: true }) === null;
  } catch {
    return false;
  }
};

/** Reads every page of a database that a server has open; throws what it finds as an error of a damaged database. */
export const requireSoundPages = (file: string): void => {
  const db = new Database(file, { readonly: true, fileMustExist: true, timeout: 5000 });
  try {
    const wrong = findWrongPage(db);
    if (wrong !== null) throw Object.assign(new Error(wrong), { code: "SQLITE_CORRUPT" });
  } finally {
    db.close();
  }
};
