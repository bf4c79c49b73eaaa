import { readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { verifyBackups } from "./verify.ts";
import { backupsDirOf, type DataFolders } from "./make-backup.ts";
import { unfinishedPrefix } from "./manifest.ts";
import { outdatedBackups } from "./retention.ts";

/** Removes what a power cut left of backups that were being made or removed. */
export const removeUnfinishedBackups = (backupsDir: string): void => {
  let names: string[] = [];
  try {
    names = readdirSync(backupsDir).filter((name) => name.startsWith(unfinishedPrefix));
  } catch {
    return;
  }
  for (const name of names) rmSync(join(backupsDir, name), { recursive: true, force: true });
};

/** Removes backups that have had their time; one that is half removed is never taken for a backup. */
export const pruneBackups = (folders: Pick<DataFolders, "dataDir">, timeZone: string): string[] => {
  const backupsDir = backupsDirOf(folders);
  const names = outdatedBackups(verifyBackups(folders), timeZone);
  for (const name of names)
    renameSync(join(backupsDir, name), join(backupsDir, unfinishedPrefix + name));
  removeUnfinishedBackups(backupsDir);
  return names;
};
