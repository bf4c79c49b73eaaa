import { readdirSync, statfsSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { BackupDisk } from "#contract/backup-places.ts";
import { readMounts } from "./place-folder.ts";

/** Where systems mount what is plugged in. */
const plugged = /^\/(media|run\/media|mnt)\/./;

const macVolumes = (): readonly string[] => {
  try {
    return readdirSync("/Volumes").map((name) => join("/Volumes", name));
  } catch {
    return [];
  }
};

const freeBytesOf = (path: string): number | null => {
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  } catch {
    return null;
  }
};

const isOwnDisk = (path: string, root: string): boolean => {
  try {
    return statSync(path).dev === statSync(root).dev;
  } catch {
    return true;
  }
};

/** The disks and shares that the system has mounted where it mounts what is plugged in; never mounts one. */
export const findDisks = ({
  table,
  root,
}: {
  readonly table?: string;
  readonly root: string;
}): BackupDisk[] => {
  const paths =
    process.platform === "darwin"
      ? macVolumes()
      : readMounts(table)
          .map(({ at }) => at)
          .filter((at) => plugged.test(at));
  return [...new Set(paths)]
    .filter((path) => !isOwnDisk(path, root))
    .flatMap((path) => {
      const freeBytes = freeBytesOf(path);
      return freeBytes === null ? [] : [{ path, name: basename(path), freeBytes }];
    });
};
