import { outdatedBackups } from "../../../db/backups/retention.ts";
import { readBackupName } from "../../../db/backups/manifest.ts";
import { type BackupStore, PlaceError } from "../stores/store.ts";
import { type CopyManifest, copyPath, partFolders, partPath } from "./copy-manifest.ts";
import type { Copies } from "./open-copies.ts";

interface Found {
  readonly name: string;
  /** Null where the list isn't what was written. */
  readonly list: CopyManifest | null;
}

const readLists = async (copies: Copies): Promise<Found[]> => {
  const found: Found[] = [];
  for (const name of await copies.names())
    try {
      found.push({ name, list: await copies.manifest(name) });
    } catch (error) {
      const isUnreadable =
        error instanceof PlaceError && ["backupPlaceLies", "backupKeyWrong"].includes(error.fault);
      if (!isUnreadable) throw error;
      found.push({ name, list: null });
    }
  return found;
};

/** A copy as retention knows backups: a damaged one pushes no whole one out, and goes when it is older than those. */
const describe = ({ name, list }: Found) => {
  const known = readBackupName(name);
  return known === null ? [] : [{ ...known, name, verified: list !== null }];
};

const removeUnused = async (
  store: BackupStore,
  copies: Copies,
  kept: readonly CopyManifest[],
): Promise<void> => {
  const used = new Set(
    kept.flatMap(({ files }) =>
      files.flatMap(({ parts }) => parts.map(({ sha256 }) => copies.nameOf(sha256))),
    ),
  );
  for (const folder of partFolders)
    for (const { name } of await store.list(folder)) {
      const part = name.replace(/\.age$/, "");
      if (/^[0-9a-f]{64}$/.test(part) && !used.has(part)) await store.remove(partPath(part));
    }
};

/**
 * Removes copies that have had their time, as backups on the wall have, and the parts that no copy needs. Where a list
 * that stays can't be read, no part is removed: it may be one that is needed.
 */
export const pruneCopies = async (
  store: BackupStore,
  copies: Copies,
  timeZone: string,
): Promise<void> => {
  const found = await readLists(copies);
  const outdated = new Set(outdatedBackups(found.flatMap(describe), timeZone));
  // The lists go first: a copy without its parts must not be left as one.
  for (const name of outdated) await store.remove(copyPath(name));
  const kept = found.filter(({ name }) => !outdated.has(name));
  const lists = kept.flatMap(({ list }) => (list === null ? [] : [list]));
  if (lists.length > 0 && lists.length === kept.length) await removeUnused(store, copies, lists);
};
