import { createHash } from "node:crypto";
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";
import { rehearsalDirOf } from "../../../../db/backups/fetched.ts";
import { findDatabaseFault } from "../../../../db/backups/check-backup-database.ts";
import { type BackupManifest, parseManifest } from "../../../../db/backups/manifest.ts";
import { type BackupStore, PlaceError } from "../../stores/store.ts";
import { type CopyManifest, type CopyPart, partPath } from "../copy-manifest.ts";
import type { Copies } from "../open-copies.ts";

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

/** Reads a file part by part, so that memory holds only one, and lays it at a path where one is named. */
const readFile = async (
  parts: readonly CopyPart[],
  read: (part: CopyPart) => Promise<Uint8Array>,
  to: string | null,
): Promise<{ sha256: string; bytes: number }> => {
  const hash = createHash("sha256");
  const file = to === null ? null : openSync(to, "wx", 0o600);
  let bytes = 0;
  try {
    for (const part of parts) {
      const plain = await read(part);
      hash.update(plain);
      bytes += plain.length;
      if (file !== null) for (let at = 0; at < plain.length;) at += writeSync(file, plain, at);
    }
  } finally {
    if (file !== null) closeSync(file);
  }
  return { sha256: hash.digest("hex"), bytes };
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
  const dir = rehearsalDirOf(dataDir);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { mode: 0o700 });
  try {
    const copy = await copies.manifest(name);
    const manifest = manifestOf(copy);
    const parts = new Map(copy.files.map((file) => [file.path, file.parts]));
    const database = join(dir, "wall.db");
    let bytes = 0;
    for (const { path, sha256 } of manifest.files) {
      const read = (part: CopyPart) => partOrRemove(part, copies, store);
      const found = await readFile(
        parts.get(path) ?? [],
        read,
        path === "wall.db" ? database : null,
      );
      if (found.sha256 !== sha256)
        throw new PlaceError("backupPlaceLies", "a file isn't what was backed up");
      bytes += found.bytes;
    }
    const fault = findDatabaseFault(database, migrationsDir, manifest.schemaVersion);
    if (fault !== null) throw new PlaceError("backupPlaceLies", fault);
    return { files: manifest.files.length, bytes };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};
