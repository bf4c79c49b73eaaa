import { existsSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  copyFile,
  describeFile,
  filesBelow,
  hashFile,
  linkFile,
  hasSameSizeAndTime,
} from "./files.ts";
import {
  type BackupFile,
  type BackupManifest,
  readManifests,
  unfinishedPrefix,
} from "./manifest.ts";

/** A photo that a backup is to hold. */
export interface BackupPhoto {
  /** In the backup. */
  readonly path: string;
  readonly live: string;
  /** The same photo in the last backup, where it looks unchanged. */
  readonly same?: { readonly file: string; readonly sha256: string };
}

/** The last backup's photos by path; those written while it was made may have changed without looking so. */
const knownPhotos = (
  backupsDir: string,
  last: BackupManifest | undefined,
): Map<string, BackupFile> => {
  if (last === undefined) return new Map();
  const madeAt = statSync(join(backupsDir, last.name, "wall.db")).mtimeMs;
  const certain = last.files.filter(({ modifiedAt }) => modifiedAt < madeAt - 3000);
  return new Map(certain.map((file) => [file.path, file]));
};

/** The photos that the next backup takes along, and what of them the last one has already. */
export const findPhotos = (photosDir: string, backupsDir: string): readonly BackupPhoto[] => {
  const last = readManifests(backupsDir).find(({ photos }) => photos);
  const known = knownPhotos(backupsDir, last);
  return filesBelow(photosDir).map((name) => {
    const path = `photos/${name}`;
    const live = join(photosDir, name);
    const before = known.get(path);
    const file = join(backupsDir, last?.name ?? "", path);
    const isSame =
      before !== undefined && hasSameSizeAndTime(live, before) && hasSameSizeAndTime(file, before);
    return { path, live, ...(isSame ? { same: { file, sha256: before.sha256 } } : {}) };
  });
};

const canLink = (file: string, backupsDir: string): boolean => {
  const second = join(backupsDir, `${unfinishedPrefix}link`);
  rmSync(second, { force: true });
  const isLinked = linkFile(file, second);
  rmSync(second, { force: true });
  return isLinked;
};

/** The bytes that photos add to a disk: all but those that get a second name. */
export const bytesToCopy = (photos: readonly BackupPhoto[], backupsDir: string): number => {
  const shared = photos.find(({ same }) => same !== undefined)?.same;
  const isShared = shared !== undefined && canLink(shared.file, backupsDir);
  return photos
    .filter(({ same }) => same === undefined || !isShared)
    .reduce((sum, { live }) => sum + (statSync(live, { throwIfNoEntry: false })?.size ?? 0), 0);
};

/** The last backup's copy gets a second name where it is whole, else the photo is copied. */
const copyPhoto = ({ live, same }: BackupPhoto, to: string): string =>
  same !== undefined && hashFile(same.file) === same.sha256 && linkFile(same.file, to)
    ? same.sha256
    : copyFile(live, to);

/** Puts photos into a backup's folder; one that was deleted meanwhile is left out. */
export const copyPhotos = (photos: readonly BackupPhoto[], dir: string): BackupFile[] =>
  photos.flatMap((photo) => {
    try {
      return [describeFile(dir, photo.path, copyPhoto(photo, join(dir, photo.path)))];
    } catch (error) {
      if (!existsSync(photo.live)) return [];
      throw error;
    }
  });
