import { randomFillSync } from "node:crypto";
import { closeSync, openSync, statSync, truncateSync, writeSync } from "node:fs";
import Database from "better-sqlite3";

/** One kind of damage to a database while a server of another process has it open. */
interface DamageWhileRunning {
  readonly name: string;
  /** Damages the file, and makes the server read it again instead of what it remembers. */
  readonly to: (file: string) => void;
}

const overwrite = (file: string, from: number, bytes: number): void => {
  const open = openSync(file, "r+");
  writeSync(open, randomFillSync(Buffer.alloc(bytes)), 0, bytes, from);
  closeSync(open);
};

/** Another program's write, as of `pin-reset`: every other connection reads what it needs anew. */
const withWriter = (file: string, work: (db: Database.Database) => void): void => {
  const db = new Database(file);
  try {
    work(db);
  } finally {
    db.close();
  }
};

const pageBytes = 4096;

/** What a failing disk does to a database: pages, its head, or its log aren't what was written. */
export const damagesWhileRunning: readonly DamageWhileRunning[] = [
  {
    name: "random bytes in every page but the first",
    to: (file) =>
      withWriter(file, (db) => {
        db.pragma("wal_checkpoint(TRUNCATE)");
        overwrite(file, pageBytes, statSync(file).size - pageBytes);
        db.pragma(`user_version = ${Number(db.pragma("user_version", { simple: true }))}`);
      }),
  },
  {
    name: "random bytes in its head",
    to: (file) =>
      withWriter(file, (db) => {
        db.pragma("wal_checkpoint(TRUNCATE)");
        db.exec("UPDATE boots SET count = count + 1");
        overwrite(file, 0, pageBytes);
      }),
  },
  {
    name: "its log cut off",
    to: (file) =>
      withWriter(file, (db) => {
        db.exec("UPDATE boots SET count = count + 1");
        truncateSync(`${file}-wal`, 0);
      }),
  },
];
