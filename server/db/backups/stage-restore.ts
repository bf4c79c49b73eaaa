import { existsSync, lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { flushFile, flushFolder } from "../../platform/flush.ts";
import { openDatabase } from "../connection.ts";
import { migrate } from "../migrate.ts";
import { readBackupKey } from "./backup-key.ts";
import {
  copyFile,
  findSpecialFile,
  flushFolders,
  hashFile,
  linkFile,
  hasSameSizeAndTime,
} from "./files.ts";
import { backupsDirOf, type DataFolders } from "./make-backup.ts";
import { type BackupFile, type BackupManifest, isOwnBackup, readManifest } from "./manifest.ts";
import { cleanForeignTexts } from "./clean-foreign-texts.ts";
import { findDatabaseFault } from "./check-backup-database.ts";
import { findRowFault } from "./check-backup-rows.ts";
import { fetchedDirs, stageFetchedSecrets } from "./fetched.ts";
import { revokeSessions } from "./revoke-sessions.ts";

export interface RestoreRequest extends DataFolders {
  readonly name: string;
  /** How often the server has started. */
  readonly boots: number;
  readonly migrationsDir: string;
  /** Whether a backup without this house's signature was accepted by somebody who may. */
  readonly acceptForeign: boolean;
  /** Whether it was fetched from a second place, rather than one of DATA_DIR/backups. */
  readonly fetched: boolean;
}

/** Where the backup lies that is wanted. */
const sourceDirOf = (wanted: RestoreRequest): string =>
  wanted.fetched ? fetchedDirs(wanted).backups : backupsDirOf(wanted);

/** The answer of the restore, stored in the database that it puts in place. */
export interface RestoreAnswer {
  readonly key: string;
  readonly requestHash: string;
  readonly status: number;
  readonly body: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface ReadyRequest extends DataFolders {
  /** Null where the request came without an Idempotency-Key. */
  readonly answer: RestoreAnswer | null;
}

/** A backup that isn't what this program writes: files, database or rows. */
export class DamagedBackup extends Error {
  override readonly name = "DamagedBackup";
}

/** A backup without this house's signature, which nobody has accepted. */
export class ForeignBackup extends Error {
  override readonly name = "ForeignBackup";
}

/** A backup that is what was backed up, but can't be brought to this version. */
export class UnusableBackup extends Error {
  override readonly name = "UnusableBackup";
}

/**
 * Where a restore is staged, where it waits for the next start, and where it is under way until that start is healthy.
 */
export const restoreDirs = ({ dataDir }: Pick<DataFolders, "dataDir">) => ({
  preparing: join(dataDir, ".restore-preparing"),
  ready: join(dataDir, ".restore-ready"),
  underWay: join(dataDir, ".restore"),
});

/** What a restore replaces, by the paths of a backup; `had` says whether it was there before. */
export interface RestorePlan {
  /** The backup's name. */
  readonly backup: string;
  readonly items: readonly { readonly path: string; readonly had: boolean }[];
}

/** Where something of a backup belongs. */
export const restoredPath = ({ dataDir, configDir }: DataFolders, path: string): string =>
  path.startsWith("config/") ? join(configDir, path.slice("config/".length)) : join(dataDir, path);

const stageFile = (file: BackupFile, from: string, to: string, live: string): void => {
  // A photo that is there already needs no second copy; a backup's own file is never shared with the photos folder.
  const shared =
    file.path.startsWith("photos/") &&
    hasSameSizeAndTime(live, file) &&
    hashFile(live) === file.sha256;
  if (shared && linkFile(live, to)) return;
  let hash: string;
  try {
    hash = copyFile(from, to, "backup");
  } catch (error) {
    const found = lstatSync(from, { throwIfNoEntry: false });
    if (found?.isFile() === true) throw error;
    throw new DamagedBackup(`${file.path} is ${found === undefined ? "missing" : "not a file"}`);
  }
  if (hash !== file.sha256) throw new DamagedBackup(`${file.path} is not what was backed up`);
};

/** Carries the count of starts over, so that no revision of a live stream comes again. */
const carryBoots = (file: string, boots: number): void => {
  const db = new Database(file);
  db.prepare("UPDATE boots SET count = max(count, ?)").run(boots);
  db.close();
};

const planFor = (
  folders: DataFolders,
  { name, files, photos }: BackupManifest,
  secrets: readonly string[],
): RestorePlan => {
  const rewards = "config/rewards.json";
  const paths = [
    "wall.db",
    ...(photos ? ["photos"] : []),
    ...files.map(({ path }) => path).filter((path) => path.startsWith("config/")),
    ...secrets,
  ];
  // A backup without the family's own rewards was made when there were none.
  if (!paths.includes(rewards)) paths.push(rewards);
  return {
    backup: name,
    items: paths.map((path) => ({ path, had: existsSync(restoredPath(folders, path)) })),
  };
};

/** Whether the disk is at fault rather than what is on it. */
const isStorageFault = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  /^(SQLITE_(FULL|IOERR|READONLY|CANTOPEN)|E[A-Z]+$)/.test(String(error.code));

const checkDatabase = (file: string, migrationsDir: string, version?: number): void => {
  const fault = findDatabaseFault(file, migrationsDir, version);
  if (fault !== null) throw new DamagedBackup(fault);
};

/** Opens and migrates the staged database as the next start does; throws a DamagedBackup or an UnusableBackup. */
const tryDatabase = (
  file: string,
  migrationsDir: string,
  { version, isForeign }: { readonly version: number; readonly isForeign: boolean },
): void => {
  checkDatabase(file, migrationsDir, version);
  try {
    const db = openDatabase(file);
    try {
      migrate(db, { migrationsDir, backUp: () => undefined });
      db.pragma("wal_checkpoint(TRUNCATE)");
    } finally {
      db.close();
    }
  } catch (error) {
    if (isStorageFault(error)) throw error;
    throw new UnusableBackup("its database can't be brought to this version", { cause: error });
  }
  // Without the wall's own triggers only once they are known to be the only ones.
  checkDatabase(file, migrationsDir);
  if (isForeign) {
    revokeSessions(file);
    cleanForeignTexts(file);
    checkDatabase(file, migrationsDir);
  }
  const fault = findRowFault(file, isForeign);
  if (fault !== null) throw new DamagedBackup(fault);
};

/** The manifest of a backup that holds files and folders only, and that this house made or somebody accepted. */
const admitBackup = (wanted: RestoreRequest): { manifest: BackupManifest; isForeign: boolean } => {
  const { name, acceptForeign, ...folders } = wanted;
  const backupsDir = sourceDirOf(wanted);
  const special = findSpecialFile(join(backupsDir, name));
  if (special !== null)
    throw new DamagedBackup(`it holds something that is neither a file nor a folder: ${special}`);
  const manifest = readManifest(backupsDir, name);
  if (manifest === null) throw new DamagedBackup("it has no manifest that could be one");
  const isOwn = isOwnBackup(backupsDir, name, readBackupKey(folders.dataDir));
  if (!isOwn && !acceptForeign) throw new ForeignBackup("it has no signature of this house");
  return { manifest, isForeign: !isOwn };
};

/**
 * Copies a backup's files beside the live ones, checks each by its hash, and tries the database; throws a DamagedBackup,
 * a ForeignBackup or an UnusableBackup.
 */
export const stageRestore = (wanted: RestoreRequest): void => {
  const { name, boots, migrationsDir } = wanted;
  const { manifest, isForeign } = admitBackup(wanted);
  const { preparing } = restoreDirs(wanted);
  rmSync(preparing, { recursive: true, force: true });
  mkdirSync(join(preparing, "new"), { recursive: true, mode: 0o700 });
  try {
    for (const file of manifest.files) {
      const target = join(preparing, "new", file.path);
      const from = join(sourceDirOf(wanted), name, file.path);
      stageFile(file, from, target, restoredPath(wanted, file.path));
    }
    if (manifest.photos) mkdirSync(join(preparing, "new/photos"), { recursive: true });
    const database = join(preparing, "new/wall.db");
    tryDatabase(database, migrationsDir, { version: manifest.schemaVersion, isForeign });
    carryBoots(database, boots);
    flushFile(database);
    // This house's own secrets stay; those of another machine come with its copy.
    const secrets =
      wanted.fetched && isForeign ? stageFetchedSecrets(wanted, join(preparing, "new")) : [];
    const plan = JSON.stringify(planFor(wanted, manifest, secrets));
    writeFileSync(join(preparing, "plan.json"), plan, { flush: true });
    flushFolders(preparing);
  } catch (error) {
    rmSync(preparing, { recursive: true, force: true });
    throw error;
  }
};

const storeAnswer = (file: string, answer: RestoreAnswer): void => {
  const { key, requestHash, status, body, at } = answer;
  const db = openDatabase(file);
  try {
    db.prepare(
      "INSERT OR REPLACE INTO idempotency (key, request_hash, status, body, created_at) VALUES (?, ?, ?, ?, ?)",
    ).run(key, requestHash, status, JSON.stringify(body), at);
    db.pragma("wal_checkpoint(TRUNCATE)");
  } finally {
    db.close();
  }
};

/** Leaves a staged restore to the next start, which applies it; from here on it survives a power cut. */
export const markRestoreReady = ({ answer, ...folders }: ReadyRequest): void => {
  const { preparing, ready } = restoreDirs(folders);
  const staged = join(preparing, "new/wall.db");
  if (answer !== null) storeAnswer(staged, answer);
  flushFile(staged);
  flushFolders(preparing);
  rmSync(ready, { recursive: true, force: true });
  renameSync(preparing, ready);
  flushFolder(folders.dataDir);
};
