import {
  closeSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
} from "node:fs";
import { join } from "node:path";
import { flushFolder } from "../../../platform/flush.ts";
import { openBackupFile } from "../../../db/backups/open-backup-file.ts";
import { type BackupStore, isStoredName, PlaceError, type PlaceFault } from "./store.ts";

const faults: Readonly<Record<string, PlaceFault>> = {
  ENOSPC: "backupPlaceFull",
  EDQUOT: "backupPlaceFull",
  EFBIG: "backupPlaceFull",
  EACCES: "backupPlaceRefused",
  EPERM: "backupPlaceRefused",
  EROFS: "backupPlaceRefused",
};

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** What the system said, as what is wrong with the place: whatever is unknown means that the disk went away. */
const asPlaceError = (error: unknown): PlaceError =>
  error instanceof PlaceError
    ? error
    : new PlaceError(
        faults[codeOf(error)] ?? "backupPlaceMissing",
        `the disk says ${codeOf(error)}`,
        {
          cause: error,
        },
      );

/** A folder of the place; a link in it must not lead a write or a removal elsewhere. */
const realFolder = (root: string, folder: string): string => {
  const dir = join(realpathSync(root), folder);
  if (realpathSync(dir) !== dir)
    throw new PlaceError("backupPlaceUnsuitable", "a link is where a folder should be");
  return dir;
};

/** What is on the disk is on it for good: a disk that was pulled out has the old file or the new one. */
const replaceFlushed = (dir: string, name: string, content: Uint8Array): void => {
  // One name for all: what a power cut left is replaced by the next write. A link that somebody left there must not lead the write elsewhere.
  const next = join(dir, ".new");
  rmSync(next, { force: true });
  const file = openSync(next, "wx", 0o600);
  try {
    for (let at = 0; at < content.length;) at += writeSync(file, content, at);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(next, join(dir, name));
  flushFolder(dir);
};

const readWhole = (file: string, maxBytes: number): Uint8Array => {
  const opened = openBackupFile(file);
  try {
    const { size } = fstatSync(opened);
    if (size > maxBytes) throw new PlaceError("backupPlaceLies", "a file is larger than it was");
    const content = new Uint8Array(size);
    let at = 0;
    for (let more = -1; at < size && more !== 0; at += more)
      more = readSync(opened, content, at, size - at, null);
    return content.subarray(0, at);
  } finally {
    closeSync(opened);
  }
};

/** A folder of a USB disk, of a mounted NAS or of this machine. */
export const createFolderStore = (root: string): BackupStore => {
  const attempt = async <T>(work: () => T): Promise<T> => {
    try {
      return await Promise.resolve(work());
    } catch (error) {
      throw asPlaceError(error);
    }
  };
  const partsOf = (path: string): [dir: string, name: string] => {
    const at = path.lastIndexOf("/");
    return [realFolder(root, path.slice(0, Math.max(0, at))), path.slice(at + 1)];
  };
  return {
    prepare: (folders) =>
      attempt(() => {
        for (const folder of folders) {
          const dir = join(root, folder);
          const found = lstatSync(dir, { throwIfNoEntry: false });
          if (found === undefined) mkdirSync(dir, { mode: 0o700 });
          else if (!found.isDirectory())
            throw new PlaceError(
              "backupPlaceUnsuitable",
              "a file or a link is where a folder should be",
            );
        }
        flushFolder(root);
      }),
    list: (folder) =>
      attempt(() =>
        readdirSync(realFolder(root, folder), { withFileTypes: true })
          .filter((entry) => entry.isFile() && isStoredName(entry.name))
          .flatMap(({ name }) => {
            const size = lstatSync(join(root, folder, name), { throwIfNoEntry: false })?.size;
            return size === undefined ? [] : [{ name, bytes: size }];
          }),
      ),
    read: (path, maxBytes) =>
      attempt(() => {
        const [dir, name] = partsOf(path);
        if (lstatSync(join(dir, name), { throwIfNoEntry: false }) === undefined) {
          // A folder that is gone means the disk, not the file.
          lstatSync(dir);
          return null;
        }
        return readWhole(join(dir, name), maxBytes);
      }),
    write: (path, content) => attempt(() => replaceFlushed(...partsOf(path), content)),
    remove: (path) => attempt(() => rmSync(join(...partsOf(path)), { force: true })),
  };
};
