import type { Stats } from "node:fs";
import { lstat, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import type { Clock } from "#server/platform/clock.ts";
import { type PictureInfo, RefusedPictureError } from "#server/images/decode.ts";
import type { ImageQueue } from "#server/images/image-queue.ts";
import { takenAt } from "#server/images/taken-at.ts";
import { isFamilyFolder, isPhotoName, photoIdOf, type PhotoFilePlace } from "./files.ts";
import type { PhotoRecords, RecordedPhoto } from "../port.ts";

interface FolderScanDeps {
  readonly root: string;
  readonly records: PhotoRecords;
  readonly images: Pick<ImageQueue, "inspect">;
  readonly clock: Clock;
  readonly timeZone: () => string;
  readonly log: Logger;
  /** Called when photos were added or removed. */
  readonly changed: () => void;
  readonly isStopped: () => boolean;
}

const batch = 50;

/** Whether a file is unchanged; some disks store times less precisely than others. */
const isSame = (known: RecordedPhoto | null, { size, mtimeMs }: Stats): boolean =>
  known !== null && known.bytes === size && Math.abs(known.modifiedAt - mtimeMs) < 2;

const lookAt = async (
  { images, log }: FolderScanDeps,
  file: string,
): Promise<PictureInfo | null> => {
  try {
    return await images.inspect(file, "later");
  } catch (error) {
    if (!(error instanceof RefusedPictureError)) throw error;
    log.info({ refusal: error.refusal }, "a file among the photos can't be shown");
    return null;
  }
};

/** Reads one file where it is new. */
const readFile = async (
  deps: FolderScanDeps,
  place: PhotoFilePlace,
): Promise<RecordedPhoto | "known" | "gone"> => {
  const { root, records, timeZone, log, isStopped } = deps;
  const file = join(root, place.folder, place.name);
  const id = photoIdOf(place);
  try {
    const stats = await lstat(file);
    if (isSame(records.photo(id), stats)) return "known";
    const look = await lookAt(deps, file);
    return {
      ...{ ...place, id, bytes: stats.size, modifiedAt: stats.mtimeMs, caption: null },
      size: look && { width: look.width, height: look.height },
      takenAt: takenAt(look?.taken ?? null, timeZone()),
    };
  } catch (error) {
    if (isStopped()) return "known";
    log.debug({ err: error }, "a photo went away while it was looked at");
    return "gone";
  }
};

/** Records a folder's new files in batches, and returns the names that are still there. */
const readFiles = async (
  deps: FolderScanDeps,
  folder: string,
  names: readonly string[],
): Promise<Set<string>> => {
  const { records, changed, isStopped } = deps;
  const there = new Set<string>();
  let fresh: RecordedPhoto[] = [];
  const keep = (): void => {
    if (fresh.length === 0 || isStopped()) return;
    records.keep(fresh);
    fresh = [];
    changed();
  };
  for (const name of names) {
    if (isStopped()) break;
    const read = await readFile(deps, { folder, name });
    if (read !== "gone") there.add(name);
    if (typeof read !== "string") fresh.push(read);
    if (fresh.length === batch) keep();
  }
  keep();
  return there;
};

/** Brings the records of one folder at a time up to date; opens only new files. */
export const createFolderScan = (deps: FolderScanDeps) => {
  const { root, records, clock, changed, isStopped } = deps;

  const lose = (places: readonly PhotoFilePlace[]): void => {
    if (places.length === 0 || isStopped()) return;
    records.lose(places.map(photoIdOf), clock.now());
    changed();
  };
  const placesIn = (folder: string): PhotoFilePlace[] =>
    records.names(folder).map((name) => ({ folder, name }));

  /** Scans a folder and returns its subfolders; rejects where it can't be read. */
  return async (folder: string): Promise<string[]> => {
    const prefix = folder === "" ? "" : `${folder}/`;
    const entries = await readdir(join(root, folder), { withFileTypes: true });
    // Symbolic links are neither files nor folders here, so nothing leads out.
    const inside = entries
      .filter((entry) => entry.isDirectory() && isFamilyFolder(entry.name))
      .map(({ name }) => prefix + name);
    const names = entries
      .filter((entry) => entry.isFile() && isPhotoName(entry.name))
      .map(({ name }) => name);
    const there = await readFiles(deps, folder, names);
    if (isStopped()) return [];
    const isThere = (other: string): boolean =>
      inside.some((each) => other === each || other.startsWith(`${each}/`));
    lose([
      ...placesIn(folder).filter(({ name }) => !there.has(name)),
      ...records
        .foldersBelow(folder)
        .filter((other) => !isThere(other))
        .flatMap(placesIn),
    ]);
    return inside;
  };
};
