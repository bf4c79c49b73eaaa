import {
  chmodSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { flushFile, flushFolder } from "../../platform/flush.ts";
import { reservedBytes } from "../reserve.ts";
import { ensureBackupKey, signManifest } from "./backup-key.ts";
import { copyFile, describeFile, flushFolders, hashFile } from "./files.ts";
import {
  type BackupFile,
  type BackupKind,
  backupName,
  type BackupManifest,
  manifestName,
  signatureName,
  unfinishedPrefix,
} from "./manifest.ts";
import { bytesToCopy, copyPhotos, findPhotos, type BackupPhoto } from "./copy-photos.ts";

/** Where the family's data lies. */
export interface DataFolders {
  readonly dataDir: string;
  readonly configDir: string;
}

export interface NewBackup extends DataFolders {
  readonly kind: BackupKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly version: string;
  /** Whether to take the photos along. */
  readonly photos: boolean;
}

export const backupsDirOf = ({ dataDir }: Pick<DataFolders, "dataDir">): string =>
  join(dataDir, "backups");

const freeName = (backupsDir: string, kind: BackupKind, at: number): string => {
  const name = backupName(kind, at);
  for (let n = 2, next = name; ; n++) {
    if (!existsSync(join(backupsDir, next))) return next;
    next = `${name}-${n}`;
  }
};

/** The database as it is at one moment, while others write on. */
const copyDatabase = (from: string, to: string): number => {
  const source = new Database(from, { readonly: true, timeout: 5000 });
  try {
    source.prepare("VACUUM INTO ?").run(to);
  } finally {
    source.close();
  }
  chmodSync(to, 0o600);
  flushFile(to);
  const copy = new Database(to, { readonly: true });
  try {
    const verdict = String(copy.pragma("integrity_check(1)", { simple: true }));
    if (verdict !== "ok") throw new Error(`the copy of the database is damaged: ${verdict}`);
    return Number(copy.pragma("user_version", { simple: true }));
  } finally {
    copy.close();
  }
};

/** Reads every file of a backup again: throws where one is not what was written. */
const readBack = (dir: string, files: readonly BackupFile[]): void => {
  for (const { path, sha256 } of files)
    if (hashFile(join(dir, path)) !== sha256) throw new Error(`${path} was not written as it was`);
};

const fill = (
  dir: string,
  name: string,
  wanted: NewBackup,
  found: readonly BackupPhoto[],
): BackupManifest => {
  const { dataDir, configDir, kind, at, version, photos } = wanted;
  const schemaVersion = copyDatabase(join(dataDir, "wall.db"), join(dir, "wall.db"));
  const files = [describeFile(dir, "wall.db", hashFile(join(dir, "wall.db")))];
  for (const file of ["members.json", "rewards.json"]) {
    if (!existsSync(join(configDir, file))) continue;
    const path = `config/${file}`;
    files.push(describeFile(dir, path, copyFile(join(configDir, file), join(dir, path))));
  }
  files.push(...copyPhotos(found, dir));
  readBack(dir, files);
  const createdAt = new Date(at).toISOString();
  return { format: 1, name, kind, createdAt, version, schemaVersion, photos, files };
};

const spareBytes = 16 * 1024 * 1024;

/** Throws as a full disk does while there is still room for the family to write. */
const needRoom = (places: DataFolders, photos: readonly BackupPhoto[]): void => {
  const backupsDir = backupsDirOf(places);
  const { bavail, bsize } = statfsSync(backupsDir);
  const sizes = ["wall.db", "wall.db-wal"].map(
    (name) => statSync(join(places.dataDir, name), { throwIfNoEntry: false })?.size ?? 0,
  );
  const needed = sizes.reduce((sum, size) => sum + size, bytesToCopy(photos, backupsDir));
  // What is set aside for the family is room to write.
  const spare = Math.max(0, spareBytes - (reservedBytes(places.dataDir) ?? 0));
  if (bavail * bsize < needed + spare)
    throw Object.assign(new Error("there is no room for a backup"), { code: "ENOSPC" });
};

/** Makes a backup beside a wall that is in use, and checks it; whatever happens, there is a whole one or none. */
export const makeBackup = (wanted: NewBackup): BackupManifest => {
  const backupsDir = backupsDirOf(wanted);
  mkdirSync(backupsDir, { recursive: true, mode: 0o700 });
  const photos = wanted.photos ? findPhotos(join(wanted.dataDir, "photos"), backupsDir) : [];
  needRoom(wanted, photos);
  const name = freeName(backupsDir, wanted.kind, wanted.at);
  const dir = join(backupsDir, unfinishedPrefix + name);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { mode: 0o700 });
  try {
    const manifest = fill(dir, name, wanted, photos);
    const words = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    const signature = signManifest(ensureBackupKey(wanted.dataDir), words);
    const options = { mode: 0o600, flush: true };
    writeFileSync(join(dir, manifestName), words, options);
    writeFileSync(join(dir, signatureName), `${signature}\n`, options);
    flushFolders(dir);
    renameSync(dir, join(backupsDir, name));
    flushFolder(backupsDir);
    return manifest;
  } catch (error) {
    rmSync(dir, { recursive: true, force: true });
    throw error;
  }
};
