import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod";
import { flushFolder } from "../../platform/flush.ts";
import { copyFile } from "./files.ts";
import { dropFetched, fetchedSecrets, rehearsalDirOf } from "./fetched.ts";
import type { DataFolders } from "./make-backup.ts";
import { restoredPath, type RestorePlan, restoreDirs } from "./stage-restore.ts";

const plan = z.object({
  // Version 0.1.0 wrote plans without a name.
  backup: z.string().default(""),
  items: z.array(z.object({ path: z.string(), had: z.boolean() })),
});

const readPlan = (dir: string): RestorePlan =>
  plan.parse(JSON.parse(readFileSync(join(dir, "plan.json"), "utf8")));

const remove = (path: string): void => rmSync(path, { recursive: true, force: true });

/** The configuration may lie on another disk, where nothing can be moved to: it is copied and renamed there. */
const isMoved = (path: string): boolean => !path.startsWith("config/");

/** Replaces a file; a power cut leaves the old one or the new one whole. */
const write = (from: string, to: string): void => {
  const next = `${to}.restoring`;
  copyFile(from, next);
  const isSecret = fetchedSecrets.some((path) => to.endsWith(path.replace("config/", "/")));
  chmodSync(next, isSecret ? 0o600 : (statSync(to, { throwIfNoEntry: false })?.mode ?? 0o644));
  renameSync(next, to);
  flushFolder(dirname(to));
};

/** Files beside the database: what a server leaves in them that was cut off, or whose files were exchanged. */
const databaseCompanions = ["wall.db-wal", "wall.open", "wall.db.running"] as const;

const setDatabaseAside = (dataDir: string, old: string): void => {
  for (const name of databaseCompanions)
    if (existsSync(join(dataDir, name))) renameSync(join(dataDir, name), join(old, name));
  remove(join(dataDir, "wall.db-shm"));
};

const removeDatabase = (dataDir: string): void => {
  for (const name of ["wall.db-shm", ...databaseCompanions, "wall.db"]) remove(join(dataDir, name));
};

const putCompanionsBack = (dataDir: string, old: string): void => {
  for (const name of databaseCompanions)
    if (existsSync(join(old, name))) renameSync(join(old, name), join(dataDir, name));
};

/** Whether a restore is ready to be applied by this start. */
export const isRestoreReady = (folders: DataFolders): boolean =>
  existsSync(join(restoreDirs(folders).ready, "plan.json"));

/** Replaces the live files by those of the restore that is ready, and moves the live ones aside; needs a closed database. */
export const applyRestore = (folders: DataFolders): void => {
  const { ready, underWay } = restoreDirs(folders);
  const old = join(underWay, "old");
  renameSync(ready, underWay);
  mkdirSync(join(old, "config"), { recursive: true, mode: 0o700 });
  const { items } = readPlan(underWay);
  // The old configuration is safe before anything is touched.
  for (const { path, had } of items)
    if (had && !isMoved(path)) write(restoredPath(folders, path), join(old, path));
  flushFolder(folders.dataDir);
  for (const { path, had } of items) {
    const [live, next] = [restoredPath(folders, path), join(underWay, "new", path)];
    if (path === "wall.db") setDatabaseAside(folders.dataDir, old);
    if (isMoved(path)) {
      if (had) renameSync(live, join(old, path));
      if (existsSync(next)) renameSync(next, live);
    } else if (existsSync(next)) write(next, live);
    else remove(live);
  }
  flushFolder(folders.dataDir);
};

const putBack = (folders: DataFolders, { path, had }: RestorePlan["items"][number]): void => {
  const { underWay } = restoreDirs(folders);
  const [live, old] = [restoredPath(folders, path), join(underWay, "old", path)];
  if (existsSync(old)) {
    if (isMoved(path)) {
      if (path === "wall.db") removeDatabase(folders.dataDir);
      remove(live);
      renameSync(old, live);
    } else write(old, live);
  } else if (!had && !(isMoved(path) && existsSync(join(underWay, "new", path)))) remove(live);
  if (path === "wall.db") putCompanionsBack(folders.dataDir, join(underWay, "old"));
};

const dropPrepared = (folders: DataFolders): void => {
  dropFetched(folders);
  remove(restoreDirs(folders).preparing);
};

/** Removes at a start what was fetched, staged or rehearsed when the last run was cut off. */
export const dropStagedRestore = (folders: DataFolders): void => {
  dropPrepared(folders);
  remove(rehearsalDirOf(folders.dataDir));
};

/** Removes what was staged, also a restore that is ready. */
export const cancelRestore = (folders: DataFolders): void => {
  const { preparing, ready } = restoreDirs(folders);
  dropPrepared(folders);
  if (!existsSync(ready)) return;
  // A power cut in the middle of a removal must not leave half a restore to the next start.
  renameSync(ready, preparing);
  flushFolder(folders.dataDir);
  dropPrepared(folders);
};

/**
 * Puts everything back as it was before a restore that was not committed; returns the backup's name, or null where there
 * was none.
 */
export const rollBackRestore = (folders: DataFolders): string | null => {
  const { underWay } = restoreDirs(folders);
  if (!existsSync(join(underWay, "plan.json"))) {
    remove(underWay);
    return null;
  }
  const { backup, items } = readPlan(underWay);
  for (const item of items) putBack(folders, item);
  flushFolder(folders.dataDir);
  remove(join(underWay, "plan.json"));
  remove(underWay);
  return backup;
};

/** Removes the files from before a restore, which from here on is final. */
export const commitRestore = ({ dataDir }: DataFolders): void => {
  const { underWay } = restoreDirs({ dataDir });
  remove(join(underWay, "plan.json"));
  flushFolder(underWay);
  remove(underWay);
};
