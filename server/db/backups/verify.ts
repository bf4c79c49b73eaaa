import { join } from "node:path";
import type { Backup } from "#contract/backups.ts";
import { readBackupKey } from "./backup-key.ts";
import { findSpecialFile, hashFile, hasSameSizeAndTime } from "./files.ts";
import { backupsDirOf, type DataFolders } from "./make-backup.ts";
import { backupBytes, type BackupManifest, isOwnBackup, readManifests } from "./manifest.ts";

/** Whether a backup's files are still those of its manifest; one that is as long and as old as it was is not read. */
const isWhole = (backupsDir: string, { name, files }: BackupManifest): boolean =>
  findSpecialFile(join(backupsDir, name)) === null &&
  files.every((file) => {
    const path = join(backupsDir, name, file.path);
    if (hasSameSizeAndTime(path, file)) return true;
    try {
      return hashFile(path) === file.sha256;
    } catch {
      return false;
    }
  });

/** Every backup of a house, newest first, each with whether its files are still what they were, and whether it is its own. */
export const verifyBackups = (folders: Pick<DataFolders, "dataDir">): Backup[] => {
  const backupsDir = backupsDirOf(folders);
  const key = readBackupKey(folders.dataDir);
  return readManifests(backupsDir).map((manifest) => ({
    name: manifest.name,
    createdAt: manifest.createdAt,
    bytes: backupBytes(manifest),
    kind: manifest.kind,
    schemaVersion: manifest.schemaVersion,
    verified: isWhole(backupsDir, manifest),
    madeHere: isOwnBackup(backupsDir, manifest.name, key),
  }));
};
