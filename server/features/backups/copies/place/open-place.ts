import { randomUUID } from "node:crypto";
import type { BackupPlaceAccess } from "#contract/backup-places.ts";
import type { Outbound } from "../../../../platform/outbound/outbound.ts";
import { createFolderStore } from "../../stores/folder-store.ts";
import { createS3Store } from "../../stores/s3-store.ts";
import { type BackupStore, PlaceError } from "../../stores/store.ts";
import { createWebdavStore } from "../../stores/webdav-store.ts";
import type { KnownBackupPlace } from "../copy-jobs.ts";
import { markerPath, placeFolders, placeMarker, type PlaceMarker } from "../copy-manifest.ts";
import { inspectFolder, type PlaceFolder } from "./place-folder.ts";

const longestMarkerBytes = 10_000;

interface OpenPlaceOptions {
  readonly access: BackupPlaceAccess;
  readonly outbound: Outbound;
  readonly dataDir: string;
  readonly ownDirs: readonly string[];
}

/** A place whose folder, where it is one, was looked at. */
interface OpenedPlace extends PlaceFolder {
  readonly store: BackupStore;
}

/** Opens a place as it is now; throws a PlaceError where it can't hold copies. */
export const openPlace = ({ access, outbound, ...dirs }: OpenPlaceOptions): OpenedPlace => {
  const elsewhere = { device: null, sameDisk: false };
  switch (access.kind) {
    case "folder":
      return { ...inspectFolder(access.path, dirs), store: createFolderStore(access.path) };
    case "webdav":
      return {
        ...elsewhere,
        store: createWebdavStore({ ...access, thisMachine: access.thisMachine === true }, outbound),
      };
    case "s3":
      return {
        ...elsewhere,
        store: createS3Store({ ...access, thisMachine: access.thisMachine === true }, outbound),
      };
  }
};

/** The marker of a place; null where it has none. */
export const readMarker = async (store: BackupStore): Promise<PlaceMarker | null> => {
  const content = await store.read(markerPath, longestMarkerBytes);
  if (content === null) return null;
  try {
    return placeMarker.parse(JSON.parse(Buffer.from(content).toString("utf8")));
  } catch (error) {
    throw new PlaceError("backupPlaceLies", "the place's marker can't be read", { cause: error });
  }
};

/** The marker, or null where not even the folders are there. */
const findMarker = async (store: BackupStore): Promise<PlaceMarker | null> => {
  try {
    return await readMarker(store);
  } catch (error) {
    if (error instanceof PlaceError && error.fault === "backupPlaceMissing") return null;
    throw error;
  }
};

/** Makes a place ours, or finds that it is; one with another family's copies rejects as `backupPlaceTaken`. */
export const setUpPlace = async (store: BackupStore, key: string): Promise<string> => {
  const found = await findMarker(store);
  if (found !== null && found.key !== key)
    throw new PlaceError("backupPlaceTaken", "copies with another key are there");
  await store.prepare(placeFolders);
  if (found !== null) return found.id;
  const marker: PlaceMarker = { format: 1, id: randomUUID(), key };
  await store.write(markerPath, Buffer.from(JSON.stringify(marker)));
  if ((await readMarker(store))?.id !== marker.id)
    throw new PlaceError("backupPlaceLies", "the place doesn't give back what was written");
  return marker.id;
};

/** Rejects where a place isn't the one that was set up: its disk is away, or another one is in its stead. */
export const requireSamePlace = async (
  { store, device }: OpenedPlace,
  known: KnownBackupPlace,
): Promise<PlaceMarker> => {
  if (known.device !== null && device !== known.device)
    throw new PlaceError("backupPlaceMissing", "another disk is mounted there");
  const marker = await readMarker(store);
  if (marker?.id !== known.id)
    throw new PlaceError("backupPlaceMissing", "the place has another marker, or none");
  return marker;
};
