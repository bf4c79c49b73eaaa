import { join } from "node:path";
import type { Backup } from "#contract/backups.ts";
import { hashOf, looksLike } from "./files.ts";
import { bytesOf, type Manifest, readManifests } from "./manifest.ts";

/** Whether a backup's files are still those of its manifest; one that is as long and as old as it was is not read. */
const isWhole = (backupsDir: string, { name, files }: Manifest): boolean =>
  files.every((file) => {
    const path = join(backupsDir, name, file.path);
    if (looksLike(path, file)) return true;
    try {
      return hashOf(path) === file.sha256;
    } catch {
      return false;
    }
  });

/** Every backup of a folder, newest first, each with whether its files are still what they were. */
export const inspectBackups = (backupsDir: string): Backup[] =>
  readManifests(backupsDir).map((manifest) => ({
    name: manifest.name,
    createdAt: manifest.createdAt,
    bytes: bytesOf(manifest),
    kind: manifest.kind,
    schemaVersion: manifest.schemaVersion,
    verified: isWhole(backupsDir, manifest),
  }));
