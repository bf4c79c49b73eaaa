import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { backupsDirOf, type DataFolders } from "../../../db/backups/make-backup.ts";
import {
  type BackupManifest,
  manifestName,
  readManifest,
  signatureName,
} from "../../../db/backups/manifest.ts";
import { existsSync } from "node:fs";
import { readBackupFile } from "../../../db/backups/open-backup-file.ts";
import { type BackupStore, PlaceError } from "../stores/store.ts";
import {
  type CopyManifest,
  type CopyPart,
  copyManifest,
  copyPath,
  partFolders,
  partPath,
} from "./copy-manifest.ts";
import { fileParts } from "./file-parts.ts";
import { readHouseSecrets } from "./house-secrets.ts";
import { type Copies, sha256Of } from "./open-copies.ts";

interface NewCopy extends DataFolders {
  /** The backup's name. */
  readonly name: string;
  readonly store: BackupStore;
  readonly copies: Copies;
}

/** The sizes of the parts that are there, by their names: a part that was cut off has another size. */
const listParts = async (store: BackupStore): Promise<Map<string, number>> => {
  const sizes = new Map<string, number>();
  for (const folder of partFolders)
    for (const { name, bytes } of await store.list(folder))
      sizes.set(name.replace(/\.age$/, ""), bytes);
  return sizes;
};

/** Writes a file, and reads it again: what a place takes and doesn't give back is no copy. */
const writeVerified = async (
  store: BackupStore,
  path: string,
  content: Uint8Array,
): Promise<void> => {
  await store.write(path, content);
  const read = await store.read(path, content.length);
  if (read !== null && Buffer.compare(read, content) === 0) return;
  // What isn't right must be neither the newest copy nor a part that counts as being there.
  await store.remove(path).catch(() => undefined);
  throw new PlaceError("backupPlaceLies", "the place doesn't give back what was written");
};

/** Works no more than half of the time, so that the wall stays quick on a small machine. */
const createThrottle = () => {
  let since = performance.now();
  return async (): Promise<void> => {
    await pause(Math.min(2_000, performance.now() - since));
    since = performance.now();
  };
};

const readOwn = (backupsDir: string, name: string): BackupManifest => {
  const manifest = readManifest(backupsDir, name);
  if (manifest === null) throw new Error(`the backup ${name} is gone`);
  return manifest;
};

/**
 * Copies a backup to a place, encrypted; parts that are there already are only counted. The copy counts from its list
 * on, which is written last: whatever interrupts it, the copies before it stay as they are.
 */
export const makeCopy = async ({
  name,
  store,
  copies,
  ...folders
}: NewCopy): Promise<{ bytes: number }> => {
  const dir = join(backupsDirOf(folders), name);
  const manifest = readOwn(backupsDirOf(folders), name);
  const [there, throttle] = [await listParts(store), createThrottle()];
  let written = 0;
  const copyPart = async (piece: Uint8Array): Promise<CopyPart> => {
    const part = { sha256: sha256Of(piece), bytes: piece.length };
    const partName = copies.nameOf(part.sha256);
    if (there.get(partName) === copies.age.encryptedBytes(piece.length)) return part;
    const encrypted = await copies.age.encrypt(piece);
    await writeVerified(store, partPath(partName), encrypted);
    there.set(partName, encrypted.length);
    written += encrypted.length;
    await throttle();
    return part;
  };
  const files: CopyManifest["files"] = [];
  for (const { path } of manifest.files) {
    const parts: CopyPart[] = [];
    for (const piece of fileParts(join(dir, path))) parts.push(await copyPart(piece));
    files.push({ path, parts });
  }
  const signature = join(dir, signatureName);
  const list = copyManifest.parse({
    ...{ format: 1, name, files, secrets: readHouseSecrets(folders) },
    manifest: readBackupFile(join(dir, manifestName)).toString("utf8"),
    signature: existsSync(signature) ? readBackupFile(signature).toString("latin1").trim() : "",
  });
  const encrypted = await copies.age.encrypt(Buffer.from(JSON.stringify(list)));
  await writeVerified(store, copyPath(name), encrypted);
  return { bytes: written + encrypted.length };
};
