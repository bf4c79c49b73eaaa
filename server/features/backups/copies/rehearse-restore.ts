import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeSync, openSync, closeSync } from "node:fs";
import { join } from "node:path";
import { findDatabaseFault } from "../../../db/backups/check-backup-database.ts";
import { type BackupManifest, parseManifest } from "../../../db/backups/manifest.ts";
import { type BackupStore, PlaceError } from "../stores/store.ts";
import { type CopyManifest, type CopyPart, partPath } from "./copy-manifest.ts";
import type { Copies } from "./open-copies.ts";

interface Rehearsal {
  readonly files: number;
  readonly bytes: number;
}

/** A part that isn't what was written is removed, so that the next night copies it again. */
const partOrRemove = async (
  part: CopyPart,
  copies: Copies,
  store: BackupStore,
): Promise<Uint8Array> => {
  try {
    return await copies.part(part);
  } catch (error) {
    if (error instanceof PlaceError && error.fault === "backupPlaceLies")
      await store.remove(partPath(copies.nameOf(part.sha256)));
    throw error;
  }
};

const manifestOf = (copy: CopyManifest): BackupManifest => {
  const manifest = parseManifest(copy.manifest, copy.name);
  if (manifest === null)
    throw new PlaceError("backupPlaceLies", "the copy's manifest can't be read");
  return manifest;
};

/**
 * Reads a whole copy as a restore would: every part is decrypted, every file has the hash of the manifest, and the
 * database opens. Throws a PlaceError with what is wrong; keeps nothing.
 */
export const rehearseRestore = async (options: {
  readonly dataDir: string;
  readonly migrationsDir: string;
  readonly name: string;
  readonly copies: Copies;
  readonly store: BackupStore;
}): Promise<Rehearsal> => {
  const { dataDir, migrationsDir, name, copies, store } = options;
  const dir = mkdtempSync(join(dataDir, ".restore-rehearsed-"));
  try {
    const copy = await copies.manifest(name);
    const manifest = manifestOf(copy);
    const parts = new Map(copy.files.map((file) => [file.path, file.parts]));
    const database = join(dir, "wall.db");
    let bytes = 0;
    for (const { path, sha256 } of manifest.files) {
      const hash = createHash("sha256");
      const target = path === "wall.db" ? openSync(database, "wx", 0o600) : null;
      try {
        for (const part of parts.get(path) ?? []) {
          const plain = await partOrRemove(part, copies, store);
          hash.update(plain);
          bytes += plain.length;
          if (target !== null)
            for (let at = 0; at < plain.length;) at += writeSync(target, plain, at);
        }
      } finally {
        if (target !== null) closeSync(target);
      }
      if (hash.digest("hex") !== sha256)
        throw new PlaceError("backupPlaceLies", "a file isn't what was backed up");
    }
    const fault = findDatabaseFault(database, migrationsDir, manifest.schemaVersion);
    if (fault !== null) throw new PlaceError("backupPlaceLies", fault);
    return { files: manifest.files.length, bytes };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};
