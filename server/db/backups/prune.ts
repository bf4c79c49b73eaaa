import { readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inspectBackups } from "./verify.ts";
import { unfinished } from "./manifest.ts";
import { outdated } from "./retention.ts";

/** Removes what a power cut left of backups that were being made or removed. */
export const sweepBackups = (backupsDir: string): void => {
  let names: string[] = [];
  try {
    names = readdirSync(backupsDir).filter((name) => name.startsWith(unfinished));
  } catch {
    return;
  }
  for (const name of names) rmSync(join(backupsDir, name), { recursive: true, force: true });
};

/** Removes backups that have had their time; one that is half removed is never taken for a backup. */
export const pruneBackups = (backupsDir: string, timeZone: string): string[] => {
  const names = outdated(inspectBackups(backupsDir), timeZone);
  for (const name of names) renameSync(join(backupsDir, name), join(backupsDir, unfinished + name));
  sweepBackups(backupsDir);
  return names;
};
