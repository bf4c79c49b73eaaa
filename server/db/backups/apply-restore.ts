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
import type { DataFolders } from "./make-backup.ts";
import { restoredPath, type RestorePlan, restoreDirs } from "./stage-restore.ts";

const plan = z.object({ items: z.array(z.object({ path: z.string(), had: z.boolean() })) });

const readPlan = (dir: string): RestorePlan =>
  plan.parse(JSON.parse(readFileSync(join(dir, "plan.json"), "utf8")));

const remove = (path: string): void => rmSync(path, { recursive: true, force: true });

/** The configuration may lie on another disk, where nothing can be moved to: it is copied and renamed there. */
const isMoved = (path: string): boolean => !path.startsWith("config/");

/** A power cut leaves what was there before, or all of the new. */
const write = (from: string, to: string): void => {
  const next = `${to}.restoring`;
  copyFile(from, next);
  chmodSync(next, statSync(to, { throwIfNoEntry: false })?.mode ?? 0o644);
  renameSync(next, to);
  flushFolder(dirname(to));
};

const dropJournals = (dataDir: string): void => {
  for (const end of ["-wal", "-shm"]) remove(join(dataDir, `wall.db${end}`));
};

/** Puts what was staged in the live files' place and these aside; the database has to be closed. */
export const applyRestore = (places: DataFolders): void => {
  const { preparing, underWay } = restoreDirs(places);
  renameSync(preparing, underWay);
  mkdirSync(join(underWay, "old/config"), { recursive: true, mode: 0o700 });
  const { items } = readPlan(underWay);
  // The old configuration is safe before anything is touched.
  for (const { path, had } of items)
    if (had && !isMoved(path)) write(restoredPath(places, path), join(underWay, "old", path));
  flushFolder(places.dataDir);
  for (const { path, had } of items) {
    const [live, next] = [restoredPath(places, path), join(underWay, "new", path)];
    if (path === "wall.db") dropJournals(places.dataDir);
    if (isMoved(path)) {
      if (had) renameSync(live, join(underWay, "old", path));
      if (existsSync(next)) renameSync(next, live);
    } else if (existsSync(next)) write(next, live);
    else remove(live);
  }
  flushFolder(places.dataDir);
};

const putBack = (places: DataFolders, { path, had }: RestorePlan["items"][number]): void => {
  const { underWay } = restoreDirs(places);
  const [live, old] = [restoredPath(places, path), join(underWay, "old", path)];
  if (existsSync(old)) {
    if (isMoved(path)) {
      if (path === "wall.db") dropJournals(places.dataDir);
      remove(live);
      renameSync(old, live);
    } else write(old, live);
  } else if (!had && !(isMoved(path) && existsSync(join(underWay, "new", path)))) remove(live);
};

/** Puts everything back as it was before a restore that didn't end well, or that was cut off; true where there was one. */
export const rollBackRestore = (places: DataFolders): boolean => {
  const { preparing, underWay } = restoreDirs(places);
  remove(preparing);
  if (!existsSync(join(underWay, "plan.json"))) {
    remove(underWay);
    return false;
  }
  for (const item of readPlan(underWay).items) putBack(places, item);
  flushFolder(places.dataDir);
  remove(join(underWay, "plan.json"));
  remove(underWay);
  return true;
};

/** Forgets the files from before a restore; from here on it counts. */
export const commitRestore = ({ dataDir }: DataFolders): void => {
  const { underWay } = restoreDirs({ dataDir });
  remove(join(underWay, "plan.json"));
  flushFolder(underWay);
  remove(underWay);
};
