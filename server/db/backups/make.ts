import {
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
import { copyFile, filesBelow, flush, flushFolders, hashOf, linkFile, looksLike } from "./files.ts";
import {
  type BackupFile,
  type BackupKind,
  backupName,
  type Manifest,
  manifestName,
  readManifests,
} from "./manifest.ts";

/** Where the family's data lies. */
export interface Places {
  readonly dataDir: string;
  readonly configDir: string;
}

export interface NewBackup extends Places {
  readonly kind: BackupKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly version: string;
  /** Whether to take the photos along. */
  readonly photos: boolean;
}

/** How a backup is called while it is being made; such leftovers are swept at start. */
export const unfinished = ".unfinished-";

export const backupsDirOf = ({ dataDir }: Places): string => join(dataDir, "backups");

const freeName = (backupsDir: string, kind: BackupKind, at: number): string => {
  const name = backupName(kind, at);
  for (let n = 2, next = name; ; n++) {
    if (!existsSync(join(backupsDir, next))) return next;
    next = `${name}-${n}`;
  }
};

const described = (dir: string, path: string, sha256: string): BackupFile => {
  const { size, mtimeMs } = statSync(join(dir, path));
  return { path, bytes: size, sha256, modifiedAt: mtimeMs };
};

/** The database as it is at one moment, while others write on. */
const copyDatabase = (from: string, to: string): number => {
  const source = new Database(from, { readonly: true, timeout: 5000 });
  try {
    source.prepare("VACUUM INTO ?").run(to);
  } finally {
    source.close();
  }
  flush(to);
  const copy = new Database(to, { readonly: true });
  try {
    const verdict = String(copy.pragma("integrity_check(1)", { simple: true }));
    if (verdict !== "ok") throw new Error(`the copy of the database is damaged: ${verdict}`);
    return Number(copy.pragma("user_version", { simple: true }));
  } finally {
    copy.close();
  }
};

/** One photo: the last backup's copy gets a second name where it is still the same, else it is copied. */
const copyPhoto = (from: string, to: string, before: string, known?: BackupFile): string => {
  const same = known !== undefined && looksLike(from, known) && looksLike(before, known);
  if (same && hashOf(before) === known.sha256 && linkFile(before, to)) return known.sha256;
  return copyFile(from, to);
};

/** The last backup's photos by path; those written while it was made may have changed without looking so. */
const knownPhotos = (backupsDir: string, last: Manifest | undefined): Map<string, BackupFile> => {
  if (last === undefined) return new Map();
  const madeAt = statSync(join(backupsDir, last.name, "wall.db")).mtimeMs;
  const certain = last.files.filter(({ modifiedAt }) => modifiedAt < madeAt - 3000);
  return new Map(certain.map((file) => [file.path, file]));
};

const copyPhotos = (photosDir: string, backupsDir: string, dir: string): BackupFile[] => {
  const last = readManifests(backupsDir).find(({ photos }) => photos);
  const known = knownPhotos(backupsDir, last);
  return filesBelow(photosDir).flatMap((name) => {
    const path = `photos/${name}`;
    const before = join(backupsDir, last?.name ?? "", path);
    try {
      const hash = copyPhoto(join(photosDir, name), join(dir, path), before, known.get(path));
      return [described(dir, path, hash)];
    } catch (error) {
      // A photo may be deleted while its folder is being read.
      if (!existsSync(join(photosDir, name))) return [];
      throw error;
    }
  });
};

/** Reads every file of a backup again: throws where one is not what was written. */
const verify = (dir: string, files: readonly BackupFile[]): void => {
  for (const { path, sha256 } of files)
    if (hashOf(join(dir, path)) !== sha256) throw new Error(`${path} was not written as it was`);
};

const fill = (dir: string, name: string, wanted: NewBackup): Manifest => {
  const { dataDir, configDir, kind, at, version, photos } = wanted;
  const schemaVersion = copyDatabase(join(dataDir, "wall.db"), join(dir, "wall.db"));
  const files = [described(dir, "wall.db", hashOf(join(dir, "wall.db")))];
  for (const file of ["members.json", "rewards.json"]) {
    if (!existsSync(join(configDir, file))) continue;
    const path = `config/${file}`;
    files.push(described(dir, path, copyFile(join(configDir, file), join(dir, path))));
  }
  if (photos) files.push(...copyPhotos(join(dataDir, "photos"), backupsDirOf(wanted), dir));
  verify(dir, files);
  const createdAt = new Date(at).toISOString();
  return { format: 1, name, kind, createdAt, version, schemaVersion, photos, files };
};

const spareBytes = 16 * 1024 * 1024;

/** Throws as a full disk does while there is still room for the family to write. */
const needRoom = (places: Places): void => {
  const { bavail, bsize } = statfsSync(backupsDirOf(places));
  const sizes = ["wall.db", "wall.db-wal"].map(
    (name) => statSync(join(places.dataDir, name), { throwIfNoEntry: false })?.size ?? 0,
  );
  if (bavail * bsize < sizes.reduce((sum, size) => sum + size, spareBytes))
    throw Object.assign(new Error("there is no room for a backup"), { code: "ENOSPC" });
};

/** Makes a backup beside a wall that is in use, and checks it; whatever happens, there is a whole one or none. */
export const makeBackup = (wanted: NewBackup): Manifest => {
  const backupsDir = backupsDirOf(wanted);
  mkdirSync(backupsDir, { recursive: true, mode: 0o700 });
  needRoom(wanted);
  const name = freeName(backupsDir, wanted.kind, wanted.at);
  const dir = join(backupsDir, unfinished + name);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { mode: 0o700 });
  try {
    const manifest = fill(dir, name, wanted);
    const file = join(dir, manifestName);
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600, flush: true });
    flushFolders(dir);
    renameSync(dir, join(backupsDir, name));
    flush(backupsDir);
    return manifest;
  } catch (error) {
    rmSync(dir, { recursive: true, force: true });
    throw error;
  }
};
