import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import type { Logger } from "pino";
import type { Clock } from "../platform/clock.ts";
import { backupsDirOf, makeBackup, type DataFolders } from "./backups/make-backup.ts";
import { readOwnBackups } from "./backups/own-backups.ts";
import { removeUnfinishedBackups } from "./backups/prune.ts";
import { findDamage } from "./find-damage.ts";
import { migrate } from "./migrate.ts";
import { type Db, openDatabase } from "./connection.ts";
import { recoverDatabase } from "./recover-database.ts";
import { type DamageWatch, watchDamage } from "./watch-damage.ts";

/** The family's database, sound and of this program's version. */
export interface OpenFamilyDatabase {
  readonly db: Db;
  readonly schemaVersion: number;
  readonly damage: DamageWatch;
  /** Puts everything into the database's file; once damage was seen, leaves file and log to the next start as they are. */
  close(): void;
}

export interface FamilyDatabaseDeps extends DataFolders {
  readonly migrationsDir: string;
  readonly version: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** Whether a broken database is replaced; else it is thrown. */
  readonly heal: boolean;
  /** Called once, when the open database is seen to be damaged. */
  readonly onDamage: (error: unknown) => void;
}

/** There while the database is open: what is found at start was left by a server that was cut off. */
export const openMarkerIn = (dataDir: string): string => join(dataDir, "wall.open");

/** Live revisions of before the damage must not come again; nobody starts a server more often between two backups. */
const bootsToSkip = 1000;

/** Backups that were copied here from another machine are no loss of this one. */
const wasUsed = ({ dataDir }: DataFolders, marker: string): boolean =>
  [marker, join(dataDir, "pepper")].some((file) => existsSync(file)) ||
  readOwnBackups({ dataDir }).length > 0;

/** Puts everything into the database's file; false where it can't, so that the next start needs the log. */
const emptyLog = (db: Db, log: Logger): boolean => {
  try {
    db.pragma("wal_checkpoint(TRUNCATE)");
    return true;
  } catch (error) {
    log.warn({ err: error }, "the latest changes stay in the database's log");
    return false;
  }
};

/** Closes a database without its log being put into it. */
const closeKeepingLog = (db: Db): void => {
  let reader: Db | null = null;
  try {
    // The last connection that closes would do it, and one that only reads can't.
    reader = new Database(db.name, { readonly: true });
    reader.pragma("schema_version");
  } catch {
    // Even its first page is damaged; the log has its own checksums.
  }
  db.close();
  reader?.close();
};

/** Opens the family's database; a broken one is kept aside and replaced by the newest sound backup. */
export const openFamilyDatabase = ({
  migrationsDir,
  version,
  clock,
  log,
  heal,
  onDamage,
  ...folders
}: FamilyDatabaseDeps): OpenFamilyDatabase => {
  const file = join(folders.dataDir, "wall.db");
  const marker = openMarkerIn(folders.dataDir);
  removeUnfinishedBackups(backupsDirOf(folders));
  const damage = findDamage({
    file,
    migrationsDir,
    used: wasUsed(folders, marker),
    wasCutOff: existsSync(marker),
  });
  if (damage !== null && !heal) throw new Error(`the database is damaged: ${damage.what}`);
  if (damage !== null)
    recoverDatabase({ ...folders, migrationsDir, damage, now: clock.now(), log });

  const db = openDatabase(file);
  try {
    const backUp = (): void =>
      void makeBackup({
        ...folders,
        version,
        kind: "before-migration",
        at: clock.now(),
        // No migration touches photos.
        photos: false,
      });
    const schemaVersion = migrate(db, { migrationsDir, backUp });
    if (damage !== null) db.prepare("UPDATE boots SET count = count + ?").run(bootsToSkip);
    // Begins the log, so that one that is gone or empty after the marker is there is a loss.
    db.pragma(`user_version = ${schemaVersion}`);
    writeFileSync(marker, "", { mode: 0o600 });
    const watched = watchDamage(db, onDamage);
    return {
      db,
      schemaVersion,
      damage: watched,
      close: () => {
        if (watched.isSeen()) return closeKeepingLog(db);
        if (emptyLog(db, log)) rmSync(marker, { force: true });
        db.close();
      },
    };
  } catch (error) {
    db.close();
    throw error;
  }
};
