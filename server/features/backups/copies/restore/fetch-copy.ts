import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  statfsSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DamagedBackup } from "../../../../db/backups/stage-restore.ts";
import { dropFetched, fetchedDirs } from "../../../../db/backups/fetched.ts";
import { flushFolders } from "../../../../db/backups/files.ts";
import {
  type BackupManifest,
  manifestName,
  readManifest,
  signatureName,
} from "../../../../db/backups/manifest.ts";
import { PlaceError } from "../../stores/store.ts";
import type { CopyManifest } from "../copy-manifest.ts";
import { writeHouseSecrets } from "../house-secrets.ts";
import type { Copies } from "../open-copies.ts";

const spareBytes = 64 * 1024 * 1024;

/** The backup's own manifest, where the copy holds exactly its files in their sizes; throws a DamagedBackup. */
const admitFiles = (dir: string, copy: CopyManifest): BackupManifest => {
  const manifest = readManifest(dirname(dir), copy.name);
  if (manifest === null) throw new DamagedBackup("it has no manifest that could be one");
  const sizes = new Map(manifest.files.map(({ path, bytes }) => [path, bytes]));
  const fits =
    copy.files.length === sizes.size &&
    copy.files.every(
      ({ path, parts }) => sizes.get(path) === parts.reduce((sum, { bytes }) => sum + bytes, 0),
    );
  if (!fits) throw new DamagedBackup("its list of files isn't that of its manifest");
  return manifest;
};

const needRoom = (dataDir: string, { files }: BackupManifest): void => {
  const { bavail, bsize } = statfsSync(dataDir);
  // Twice: fetched, and staged beside it.
  const needed = 2 * files.reduce((sum, { bytes }) => sum + bytes, 0) + spareBytes;
  if (bavail * bsize < needed)
    throw Object.assign(new Error("there is no room for the backup"), { code: "ENOSPC" });
};

const fetchFile = async (
  to: string,
  { parts }: CopyManifest["files"][number],
  copies: Copies,
): Promise<void> => {
  mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
  const file = openSync(to, "wx", 0o600);
  try {
    for (const part of parts) {
      const plain = await copies.part(part);
      for (let at = 0; at < plain.length;) at += writeSync(file, plain, at);
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/**
 * Fetches a copy into the data folder as the backup that it was, with its secrets beside it. Its paths, sizes and hashes
 * are checked before and while it is written. Throws a DamagedBackup or a PlaceError, and then leaves nothing.
 */
export const fetchCopy = async (dataDir: string, name: string, copies: Copies): Promise<void> => {
  dropFetched({ dataDir });
  const { backups, secrets } = fetchedDirs({ dataDir });
  const dir = join(backups, name);
  try {
    const copy = await copies.manifest(name);
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    const options = { mode: 0o600, flush: true };
    writeFileSync(join(dir, manifestName), copy.manifest, options);
    if (copy.signature !== "")
      writeFileSync(join(dir, signatureName), `${copy.signature}\n`, options);
    const manifest = admitFiles(dir, copy);
    needRoom(dataDir, manifest);
    const times = new Map(manifest.files.map(({ path, modifiedAt }) => [path, modifiedAt]));
    for (const file of copy.files) {
      const to = join(dir, file.path);
      await fetchFile(to, file, copies);
      const seconds = (times.get(file.path) ?? 0) / 1000;
      utimesSync(to, seconds, seconds);
    }
    mkdirSync(secrets, { recursive: true, mode: 0o700 });
    writeHouseSecrets(secrets, copy.secrets);
    flushFolders(fetchedDirs({ dataDir }).dir);
  } catch (error) {
    dropFetched({ dataDir });
    if (error instanceof PlaceError && error.fault === "backupPlaceLies")
      throw new DamagedBackup(error.message);
    throw error;
  }
};
