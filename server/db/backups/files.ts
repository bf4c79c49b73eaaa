import { createHash } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  statSync,
  utimesSync,
  writeSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { flushFolder } from "../../platform/flush.ts";
import type { BackupFile } from "./manifest.ts";
import { openBackupFile } from "./open-backup-file.ts";

const chunkBytes = 1024 * 1024;

/** The family's own files may be links; what lies in a backup may not. */
type Origin = "live" | "backup";

const eachChunk = (file: string, origin: Origin, use: (chunk: Buffer) => void): void => {
  const source = origin === "live" ? openSync(file, "r") : openBackupFile(file);
  try {
    const buffer = Buffer.allocUnsafe(chunkBytes);
    for (;;) {
      const length = readSync(source, buffer, 0, chunkBytes, null);
      if (length === 0) return;
      use(buffer.subarray(0, length));
    }
  } finally {
    closeSync(source);
  }
};

/** SHA-256 of a file in hex, read a piece at a time; throws for a link. */
export const hashFile = (file: string): string => {
  const hash = createHash("sha256");
  eachChunk(file, "backup", (chunk) => void hash.update(chunk));
  return hash.digest("hex");
};

/** Copies a file with its time, waits until it is on the disk, and returns the SHA-256 of what was read. */
export const copyFile = (from: string, to: string, origin: Origin = "live"): string => {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const { atimeMs, mtimeMs } = statSync(from);
  const hash = createHash("sha256");
  const target = openSync(to, "w", 0o600);
  try {
    eachChunk(from, origin, (chunk) => {
      hash.update(chunk);
      for (let at = 0; at < chunk.length;) at += writeSync(target, chunk, at);
    });
    fsyncSync(target);
  } finally {
    closeSync(target);
  }
  utimesSync(to, atimeMs / 1000, mtimeMs / 1000);
  return hash.digest("hex");
};

/** What a manifest says of a file below a backup's folder. */
export const describeFile = (dir: string, path: string, sha256: string): BackupFile => {
  const { size, mtimeMs } = statSync(join(dir, path));
  return { path, bytes: size, sha256, modifiedAt: mtimeMs };
};

/** Whether a file looks as it did: as long and as old; false where there is none, or a link to one. */
export const hasSameSizeAndTime = (
  file: string,
  known: { readonly bytes: number; readonly modifiedAt: number },
): boolean => {
  const found = lstatSync(file, { throwIfNoEntry: false });
  return (
    found?.isFile() === true &&
    found.size === known.bytes &&
    Math.abs(found.mtimeMs - known.modifiedAt) < 1
  );
};

/** Gives a file a second name; false where the file system can't. */
export const linkFile = (from: string, to: string): boolean => {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
};

/** The files below a folder with `/` between names; none where there is no folder. */
export const filesBelow = (dir: string): string[] => {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dir.length + 1))
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted();
};

/** The first thing at or below a backup's folder that is neither a folder nor a file, such as a link; null where there is none. */
export const findSpecialFile = (dir: string): string | null => {
  if (!lstatSync(dir).isDirectory()) return ".";
  const special = readdirSync(dir, { recursive: true, withFileTypes: true }).find(
    (entry) => !entry.isDirectory() && !entry.isFile(),
  );
  return special === undefined ? null : relative(dir, join(special.parentPath, special.name));
};

/** Waits until a folder and all folders below it are on the disk. */
export const flushFolders = (dir: string): void => {
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true }))
    if (entry.isDirectory()) flushFolder(join(entry.parentPath, entry.name));
  flushFolder(dir);
};
