import { join } from "node:path";
import type { Backup } from "#contract/backups.ts";
import { hashFile, hasSameSizeAndTime } from "./files.ts";
import { backupBytes, type BackupManifest, readManifests } from "./manifest.ts";

/** Whether a backup's files are still those of its manifest; one that is as long and as old as it was is not read. */
const isWhole = (backupsDir: string, { name, files }: BackupManifest): boolean =>
  files.every((file) => {
    const path = join(backupsDir, name, file.path);
    if (hasSameSizeAndTime(path, file)) return true;
    try {
      return hashFile(path) === file.sha256;
    } catch {
      return false;
    }
  });

/** Every backup of a folder, newest first, each with whether its files are still what they were. */
export const verifyBackups = (backupsDir: string): Backup[] =>
  readManifests(backupsDir).map((manifest) => ({
    name: manifest.name,
    createdAt: manifest.createdAt,
    bytes: backupBytes(manifest),
    kind: manifest.kind,
    schemaVersion: manifest.schemaVersion,
    verified: isWhole(backupsDir, manifest),
  }));
