import { readBackupKey } from "./backup-key.ts";
import { backupsDirOf, type DataFolders } from "./make-backup.ts";
import { type BackupManifest, isOwnBackup, readManifests } from "./manifest.ts";

/** The backups that this house signed, newest first. */
export const readOwnBackups = (folders: Pick<DataFolders, "dataDir">): BackupManifest[] => {
  const backupsDir = backupsDirOf(folders);
  const key = readBackupKey(folders.dataDir);
  return readManifests(backupsDir).filter(({ name }) => isOwnBackup(backupsDir, name, key));
};
