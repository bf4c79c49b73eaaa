import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { flushFile } from "../../platform/flush.ts";
import { copyFile, flushFolders, hashFile, linkFile, hasSameSizeAndTime } from "./files.ts";
import { backupsDirOf, type DataFolders } from "./make-backup.ts";
import { type BackupFile, type BackupManifest, readManifest } from "./manifest.ts";

export interface RestoreRequest extends DataFolders {
  readonly name: string;
  /** How often the house's server has started; revisions of live streams must not come again. */
  readonly boots: number;
}

/** A backup whose files are not those of its manifest. */
export class DamagedBackup extends Error {
  override readonly name = "DamagedBackup";
}

/** Where a restore is prepared, and then where it is under way until the wall is healthy. */
export const restoreDirs = ({ dataDir }: Pick<DataFolders, "dataDir">) => ({
  preparing: join(dataDir, ".restore-preparing"),
  underWay: join(dataDir, ".restore"),
});

/** What a restore replaces, by the paths of a backup; `had` tells what there was before. */
export interface RestorePlan {
  readonly items: readonly { readonly path: string; readonly had: boolean }[];
}

/** Where something of a backup belongs. */
export const restoredPath = ({ dataDir, configDir }: DataFolders, path: string): string =>
  path.startsWith("config/") ? join(configDir, path.slice("config/".length)) : join(dataDir, path);

const put = (file: BackupFile, from: string, to: string, live: string): void => {
  // What the house has already needs no second copy; backups themselves are never shared with the house.
  const shared =
    file.path.startsWith("photos/") &&
    hasSameSizeAndTime(live, file) &&
    hashFile(live) === file.sha256;
  if (shared && linkFile(live, to)) return;
  let hash: string;
  try {
    hash = copyFile(from, to);
  } catch (error) {
    if (existsSync(from)) throw error;
    throw new DamagedBackup(`${file.path} is missing`);
  }
  if (hash !== file.sha256) throw new DamagedBackup(`${file.path} is not what was backed up`);
};

const keepCounting = (file: string, boots: number): void => {
  const db = new Database(file);
  db.prepare("UPDATE boots SET count = max(count, ?)").run(boots);
  db.close();
};

const planFor = (places: DataFolders, { files, photos }: BackupManifest): RestorePlan => {
  const rewards = "config/rewards.json";
  const paths = [
    "wall.db",
    ...(photos ? ["photos"] : []),
    ...files.map(({ path }) => path).filter((path) => path.startsWith("config/")),
  ];
  // A house without rewards of its own had none in its backup either.
  if (!paths.includes(rewards)) paths.push(rewards);
  return { items: paths.map((path) => ({ path, had: existsSync(restoredPath(places, path)) })) };
};

/** Lays a backup's files ready beside the live ones, each checked by its hash; throws a DamagedBackup. */
export const stageRestore = ({ name, boots, ...places }: RestoreRequest): void => {
  const backupsDir = backupsDirOf(places);
  const manifest = readManifest(backupsDir, name);
  if (manifest === null) throw new DamagedBackup("it has no manifest");
  const { preparing } = restoreDirs(places);
  rmSync(preparing, { recursive: true, force: true });
  mkdirSync(join(preparing, "new"), { recursive: true, mode: 0o700 });
  try {
    for (const file of manifest.files) {
      const target = join(preparing, "new", file.path);
      put(file, join(backupsDir, name, file.path), target, restoredPath(places, file.path));
    }
    if (manifest.photos) mkdirSync(join(preparing, "new/photos"), { recursive: true });
    keepCounting(join(preparing, "new/wall.db"), boots);
    flushFile(join(preparing, "new/wall.db"));
    writeFileSync(join(preparing, "plan.json"), JSON.stringify(planFor(places, manifest)), {
      flush: true,
    });
    flushFolders(preparing);
  } catch (error) {
    rmSync(preparing, { recursive: true, force: true });
    throw error;
  }
};
