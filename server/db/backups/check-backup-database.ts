import Database from "better-sqlite3";
import type { Db } from "../connection.ts";
import { findSchemaFault } from "../find-schema-fault.ts";

const findFault = (db: Db, migrationsDir: string, version: number | undefined): string | null => {
  if (version !== undefined && db.pragma("user_version", { simple: true }) !== version)
    return "its database is of another version than its manifest says";
  // First, because the checks below run what the schema says.
  const schemaFault = findSchemaFault(db, migrationsDir);
  if (schemaFault !== null) return schemaFault;
  const verdict = String(db.pragma("integrity_check(1)", { simple: true }));
  if (verdict !== "ok") return `its database is not sound: ${verdict}`;
  const [lost] = db.prepare<[], { table: string }>("PRAGMA foreign_key_check").all();
  return lost === undefined ? null : `a row of ${lost.table} refers to one that isn't there`;
};

/**
 * What is wrong with a database that comes from a backup: its version, a table, index, trigger or view that the
 * migrations don't make, or its content; null where nothing is. Runs nothing that the database brings along.
 */
export const findDatabaseFault = (
  file: string,
  migrationsDir: string,
  version?: number,
): string | null => {
  let db: Db | undefined;
  try {
    db = new Database(file, { fileMustExist: true });
    db.pragma("trusted_schema = OFF");
    db.pragma("cell_size_check = ON");
    return findFault(db, migrationsDir, version);
  } catch (error) {
    if (
      error instanceof Error &&
      "code" in error &&
      /^SQLITE_(CORRUPT|NOTADB|ERROR)/.test(String(error.code))
    )
      return `its database can't be read: ${error.message}`;
    throw error;
  } finally {
    db?.close();
  }
};
