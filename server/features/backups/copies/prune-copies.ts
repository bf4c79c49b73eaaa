import { outdatedBackups } from "../../../db/backups/retention.ts";
import { backup } from "#contract/backups.ts";
import { type BackupStore, PlaceError } from "../stores/store.ts";
import { type CopyManifest, copyPath, partFolders, partPath } from "./copy-manifest.ts";
import type { Copies } from "./open-copies.ts";

const describe = (manifest: CopyManifest) => {
  const known = backup
    .pick({ name: true, createdAt: true, kind: true })
    .safeParse(JSON.parse(manifest.manifest));
  return known.success ? [{ ...known.data, verified: true }] : [];
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
 * can't be read, no part is removed: it may be one that is needed.
 */
export const pruneCopies = async (
  store: BackupStore,
  copies: Copies,
  timeZone: string,
): Promise<void> => {
  const all: CopyManifest[] = [];
  let areAllRead = true;
  for (const name of await copies.names())
    try {
      all.push(await copies.manifest(name));
    } catch (error) {
      if (
        !(
          error instanceof PlaceError && ["backupPlaceLies", "backupKeyWrong"].includes(error.fault)
        )
      )
        throw error;
      areAllRead = false;
    }
  const outdated = new Set(outdatedBackups(all.flatMap(describe), timeZone));
  // The lists go first: a copy without its parts must not be left as one.
  for (const name of outdated) await store.remove(copyPath(name));
  const kept = all.filter(({ name }) => !outdated.has(name));
  if (areAllRead && kept.length > 0) await removeUnused(store, copies, kept);
};
