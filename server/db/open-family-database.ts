import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Clock } from "../platform/clock.ts";
import { backupsDirOf, makeBackup, type DataFolders } from "./backups/make-backup.ts";
import { readOwnBackups } from "./backups/own-backups.ts";
import { removeUnfinishedBackups } from "./backups/prune.ts";
import { findDamage } from "./find-damage.ts";
import { migrate } from "./migrate.ts";
import { type Db, openDatabase } from "./connection.ts";
import { guardOpenDatabase } from "./guard-open-database.ts";
import { readOpenMarker, writeOpenMarker } from "./open-marker.ts";
import { recoverDatabase } from "./recover-database.ts";
import { resumeRunningContent } from "./running-content.ts";
import type { DamageWatch } from "./watch-damage.ts";

/** The family's database, sound and of this program's version. */
export interface OpenFamilyDatabase {
  readonly db: Db;
  readonly schemaVersion: number;
  readonly damage: DamageWatch;
  /** Its file, where its pages were not read at the start, and have to be while the server runs; else null. */
  readonly uncheckedFile: string | null;
  /**
   * Puts everything into the database's file. Once damage was seen it leaves file and log to the next start as they are, and
   * where the files were exchanged also what the open ones hold.
   */
  close(): void;
}

export interface FamilyDatabaseDeps extends DataFolders {
  readonly migrationsDir: string;
  readonly version: string;
  readonly clock: Clock;
  readonly log: Logger;
  /** Whether a broken database is replaced; else it is thrown. */
  readonly heal: boolean;
  /** Called once, when the open database is seen to be damaged, with how long a restart ought to wait. */
  readonly onDamage: (error: unknown, waitMs: number) => void;
}

/**
 * Starts that are skipped in their count after a recovery: it is part of each live revision, and those of before the damage
 * must not come again. Nobody starts a server more often between two backups.
 */
const bootsToSkip = 1000;

/** Backups that were copied here from another machine are no loss of this one. */
const wasUsed = ({ dataDir }: DataFolders): boolean =>
  existsSync(join(dataDir, "pepper")) || readOwnBackups({ dataDir }).length > 0;

/** Up to here a start reads every page, which takes some 10 ms a MiB; a larger database that was closed well is read later. */
const readAtStartBytes = 4 * 2 ** 20;

const isLarge = (file: string): boolean =>
  (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > readAtStartBytes;

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
  const { dataDir } = folders;
  const file = join(dataDir, "wall.db");
  removeUnfinishedBackups(backupsDirOf(folders));
  const before = readOpenMarker(dataDir)?.damage ?? null;
  resumeRunningContent({ dataDir, now: clock.now(), log });
  const left = readOpenMarker(dataDir);
  const everyPage = left !== null || !isLarge(file);
  const damage = findDamage({
    file,
    migrationsDir,
    used: left !== null || wasUsed(folders),
    wasCutOff: left !== null,
    isKnownLost: left?.isLost ?? false,
    everyPage,
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
    // Written once more so that SQLite's log (wall.db-wal) exists before the marker: without it later, writes were lost.
    db.pragma(`user_version = ${schemaVersion}`);
    writeOpenMarker(dataDir, { isLost: false, damage: before });
    return {
      db,
      schemaVersion,
      uncheckedFile: everyPage || damage !== null ? null : file,
      ...guardOpenDatabase({ db, dataDir, migrationsDir, clock, log, before, onDamage }),
    };
  } catch (error) {
    db.close();
    throw error;
  }
};
