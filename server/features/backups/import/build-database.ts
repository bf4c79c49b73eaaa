import Database from "better-sqlite3";
import type { Db } from "../../../db/connection.ts";
import { cleanForeignTexts } from "../../../db/backups/clean-foreign-texts.ts";
import { findDatabaseFault } from "../../../db/backups/check-backup-database.ts";
import { rowRules } from "../../../db/backups/row-rules.ts";
import { migrate, readMigrations } from "../../../db/migrate.ts";
import { DamagedExport, familyField, familyFileName, NewerExport } from "./damaged-export.ts";
import { keepHouse } from "./keep-house.ts";
import type { FamilyFile } from "./read-family-file.ts";
import { writeTables } from "./write-tables.ts";

interface DatabaseBuild {
  readonly family: FamilyFile;
  /** The file to make. */
  readonly file: string;
  readonly migrationsDir: string;
}

interface HouseBrought extends DatabaseBuild {
  /** The database that is in use. */
  readonly liveFile: string;
}

/** Runs something on the file; its own pages are flushed once all of it is done. */
const withDatabase = <T>(file: string, work: (db: Db) => T): T => {
  const db = new Database(file);
  try {
    db.pragma("synchronous = OFF");
    db.pragma("trusted_schema = OFF");
    db.pragma("foreign_keys = OFF");
    return work(db);
  } finally {
    db.close();
  }
};

const createAt = (db: Db, version: number, migrationsDir: string): void => {
  const all = readMigrations(migrationsDir);
  if (version > (all.at(-1)?.version ?? 0)) throw new NewerExport("a newer program wrote it");
  const known = all.filter((migration) => migration.version <= version);
  if (known.at(-1)?.version !== version)
    throw new DamagedExport(familyField("schemaVersion"), "is no version of the wall's");
  for (const { sql } of known) db.exec(sql);
  db.pragma(`user_version = ${version}`);
};

type Fault = Readonly<Record<"at" | "why", string>>;

/** The first row that answers couldn't be made of, by its place in the file. */
const findRowFault = (db: Db, { tables }: FamilyFile): Fault | null => {
  for (const [table, rows] of Object.entries(tables)) {
    const rule = rowRules[table];
    if (rule === undefined) continue;
    const key = db
      .prepare<[string], string>("SELECT name FROM pragma_table_xinfo(?) WHERE pk > 0 ORDER BY pk")
      .pluck()
      .all(table);
    const find = db.prepare(
      `SELECT * FROM ${table} WHERE ${key.map((name) => `${name} = ?`).join(" AND ")}`,
    );
    for (const [index, row] of rows.entries()) {
      const found = find.get(...key.map((name) => row[name]));
      const issue = found === undefined ? undefined : rule.safeParse(found).error?.issues[0];
      if (issue !== undefined)
        return {
          at: `tables.${table}[${index}].${issue.path.join(".") || "value"}`,
          why: issue.message,
        };
    }
  }
  return null;
};

const requireSound = (file: string, migrationsDir: string): void => {
  const fault = findDatabaseFault(file, migrationsDir);
  if (fault !== null) throw new DamagedExport(familyFileName, fault);
};

/**
 * Makes a database of an export's rows: written in the export's own version, brought to this one, cleaned and checked as a
 * backup from elsewhere is. Throws a DamagedExport or a NewerExport.
 */
export const buildDatabase = ({ family, file, migrationsDir }: DatabaseBuild): void => {
  withDatabase(file, (db) => {
    db.transaction(() => {
      createAt(db, family.schemaVersion, migrationsDir);
      writeTables(db, family);
    })();
    migrate(db, { migrationsDir, backUp: () => undefined });
  });
  requireSound(file, migrationsDir);
  cleanForeignTexts(file);
  withDatabase(file, (db) => {
    const fault = findRowFault(db, family);
    if (fault !== null) throw new DamagedExport(familyField(fault.at), fault.why);
  });
};

/** Brings what is this machine's own over from the database in use, as the last step before that is replaced. */
export const bringHouse = ({ family, file, liveFile, migrationsDir }: HouseBrought): void => {
  const members = family.members.map(({ id }) => id);
  withDatabase(file, (db) => db.transaction(() => keepHouse(db, liveFile, members))());
  requireSound(file, migrationsDir);
};
