import { createHash } from "node:crypto";
import { createWriteStream, mkdirSync, openSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { ensureBackupKey, signManifest } from "../../../db/backups/backup-key.ts";
import { fetchedDirs } from "../../../db/backups/fetched.ts";
import { copyFile, describeFile, flushFolders, hashFile } from "../../../db/backups/files.ts";
import {
  type BackupFile,
  type BackupManifest,
  backupName,
  isPathBelow,
  manifestName,
  signatureName,
} from "../../../db/backups/manifest.ts";
import { freeBytes } from "../../../db/reserve.ts";
import { flushFile } from "../../../platform/flush.ts";
import { exportedPhoto } from "../export/journal-markdown.ts";
import { bringHouse, buildDatabase } from "./build-database.ts";
import { DamagedExport } from "./damaged-export.ts";
import type { ImportJob } from "./import-jobs.ts";
import { type Archive, type ArchiveFile, openArchive } from "./open-archive.ts";
import { type FamilyFile, readFamilyFile } from "./read-family-file.ts";

const spareBytes = 64 * 1024 * 1024;

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The path of each photo of the archive as a backup has it. */
const photoPaths = (
  { tables }: FamilyFile,
  { files }: Archive,
): ReadonlyMap<string, ArchiveFile> => {
  const uploads = new Map(
    (tables["uploads"] ?? []).map(({ id, type }) => [
      exportedPhoto(textOf(id), textOf(type)),
      `photos/.uploads/${textOf(id)}`,
    ]),
  );
  const paths = new Map<string, ArchiveFile>();
  for (const [name, file] of files) {
    if (!name.startsWith("photos/")) continue;
    const path = uploads.get(name) ?? name;
    // An id is a name of its own making.
    if (!isPathBelow(path)) throw new DamagedExport(name, "its path leads out of the archive");
    if (paths.has(path)) throw new DamagedExport(name, "is in it twice");
    paths.set(path, file);
  }
  return paths;
};

/** When each photo was changed last, by its path: what the wall knows of it is by that moment. */
const knownTimes = ({ tables }: FamilyFile): ReadonlyMap<string, number> =>
  new Map(
    (tables["photos"] ?? []).map(({ folder, name, modified_at: at }) => [
      ["photos", textOf(folder), textOf(name)].filter((part) => part !== "").join("/"),
      Number(at),
    ]),
  );

const needRoom = (dataDir: string, photos: Iterable<ArchiveFile>): void => {
  // Twice: unpacked, and staged beside it.
  const needed = [...photos].reduce((sum, { bytes }) => sum + 2 * bytes, spareBytes);
  if (freeBytes(dataDir) < needed)
    throw Object.assign(new Error("there is no room for the photos"), { code: "ENOSPC" });
};

/** What a disk says of a path that leads through another file, is there already as this system spells it, or is too long. */
const refusedPaths = new Set(["EEXIST", "ENOTDIR", "ENAMETOOLONG"]);

/** Opens a new file for a photo, and its folders; throws a DamagedExport where there can be none of its path. */
const openPhoto = (to: string, { name }: ArchiveFile): number => {
  try {
    mkdirSync(dirname(to), { recursive: true, mode: 0o700 });
    return openSync(to, "wx", 0o600);
  } catch (error) {
    if (error instanceof Error && "code" in error && refusedPaths.has(String(error.code)))
      throw new DamagedExport(name.slice(0, 200), "no file can be where its path leads");
    throw error;
  }
};

const writePhoto = async (
  dir: string,
  path: string,
  file: ArchiveFile,
  modifiedAt: number,
): Promise<BackupFile> => {
  const to = join(dir, path);
  const fd = openPhoto(to, file);
  const hash = createHash("sha256");
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const piece of file.pieces()) {
      hash.update(piece);
      yield piece;
    }
  };
  await pipeline(counted(), createWriteStream(to, { fd }));
  utimesSync(to, modifiedAt / 1000, modifiedAt / 1000);
  flushFile(to);
  return describeFile(dir, path, hash.digest("hex"));
};

/** The roster and the rewards; where an export says nothing of rewards, those that are there stay. */
const writeConfig = (
  dir: string,
  { members, rewards }: FamilyFile,
  configDir: string,
): BackupFile[] => {
  mkdirSync(join(dir, "config"), { recursive: true, mode: 0o700 });
  const write = (path: string, value: unknown): BackupFile => {
    writeFileSync(join(dir, path), `${JSON.stringify(value, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    return describeFile(dir, path, hashFile(join(dir, path)));
  };
  const path = "config/rewards.json";
  const own = join(configDir, "rewards.json");
  const kept = (): BackupFile[] => {
    try {
      return [describeFile(dir, path, copyFile(own, join(dir, path)))];
    } catch {
      return [];
    }
  };
  const its = rewards === undefined ? kept() : rewards === null ? [] : [write(path, rewards)];
  return [write("config/members.json", members), ...its];
};

const fill = async (
  dir: string,
  archive: Archive,
  job: ImportJob,
): Promise<Pick<BackupManifest, "files">> => {
  const { dataDir, configDir, migrationsDir } = job;
  const family = await readFamilyFile(archive);
  const file = join(dir, "wall.db");
  const build = { family, file, migrationsDir };
  buildDatabase(build);
  const files = writeConfig(dir, family, configDir);
  const photos = photoPaths(family, archive);
  needRoom(dataDir, photos.values());
  const times = knownTimes(family);
  for (const [path, photo] of photos)
    files.push(await writePhoto(dir, path, photo, times.get(path) ?? photo.modifiedAt));
  // Last, since jobs go on meanwhile.
  bringHouse({ ...build, liveFile: join(dataDir, "wall.db") });
  flushFile(file);
  return { files: [describeFile(dir, "wall.db", hashFile(file)), ...files] };
};

/**
 * Makes of an archive a backup of this house, where restores look for what was fetched; returns its name. Rejects with a
 * DamagedExport or a NewerExport, and then leaves nothing.
 */
export const writeBackup = async (job: ImportJob): Promise<string> => {
  const { dataDir, at, version, schemaVersion } = job;
  const { backups } = fetchedDirs({ dataDir });
  const name = backupName("manual", at);
  const dir = join(backups, name);
  const archive = await openArchive(job.archive);
  try {
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    const { files } = await fill(dir, archive, job);
    const createdAt = new Date(at).toISOString();
    const head = { format: 1, name, kind: "manual", createdAt, version, schemaVersion } as const;
    const manifest: BackupManifest = { ...head, photos: true, files };
    const words = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
    const options = { mode: 0o600, flush: true };
    writeFileSync(join(dir, manifestName), words, options);
    writeFileSync(
      join(dir, signatureName),
      `${signManifest(ensureBackupKey(dataDir), words)}\n`,
      options,
    );
    flushFolders(dir);
    return name;
  } catch (error) {
    rmSync(dir, { recursive: true, force: true });
    throw error;
  } finally {
    archive.close();
  }
};
