import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { backup } from "#contract/backups.ts";
import { isSignedBy } from "./backup-key.ts";
import { readBackupFile } from "./open-backup-file.ts";

/** Why a backup was made. */
export type BackupKind = z.infer<typeof backup>["kind"];

/** Whether a path stays below its folder: no way out of it on any system, and nothing that a file system takes as its end. */
export const isPathBelow = (path: string): boolean =>
  !/[\0\\]/.test(path) &&
  !path.split("/").some((part) => /^\.{0,2}$/.test(part) || Buffer.byteLength(part) > 255);

/** A path below a backup's folder. */
const relativePath = z
  .string()
  .regex(/^(wall\.db|config\/(members|rewards)\.json|photos\/.+)$/s)
  .refine(isPathBelow);

/** The database is always there, no path comes twice, and photos come only where the backup has them. */
const isComplete = ({
  photos,
  files,
}: {
  photos: boolean;
  files: readonly { path: string }[];
}): boolean =>
  files.some(({ path }) => path === "wall.db") &&
  new Set(files.map(({ path }) => path)).size === files.length &&
  (photos || !files.some(({ path }) => path.startsWith("photos/")));

const manifestShape = z.object({
  format: z.literal(1),
  name: z.string(),
  kind: backup.shape.kind,
  createdAt: backup.shape.createdAt,
  /** The program that made it. */
  version: z.string(),
  schemaVersion: z.int(),
  /** Whether the photos folder is part of it. */
  photos: z.boolean(),
  files: z.array(
    z.object({
      path: relativePath,
      bytes: z.int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      /** Milliseconds since 1970. */
      modifiedAt: z.number(),
    }),
  ),
});
const manifest = manifestShape.refine(isComplete);

/** `manifest.json`: what a backup holds. */
export type BackupManifest = z.infer<typeof manifest>;
export type BackupFile = BackupManifest["files"][number];

/** How a backup is called while it is being made; such leftovers are swept at start. */
export const unfinishedPrefix = ".unfinished-";

/** The manifest's name in a backup's folder. */
export const manifestName = "manifest.json";

/** The name of the manifest's signature beside it: `signManifest` of its bytes. */
export const signatureName = "manifest.hmac";

const namePattern =
  /^(nightly|manual|before-migration|restore-point)-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ(-\d+)?$/;

/** The name of a backup's folder, in UTC. */
export const backupName = (kind: BackupKind, at: number): string =>
  `${kind}-${new Date(at).toISOString().slice(0, 19).replaceAll(":", "-")}Z`;

/** The kind and the moment that a backup's name says; null where it can't be one's. */
export const readBackupName = (name: string): Pick<BackupManifest, "kind" | "createdAt"> | null => {
  if (!namePattern.test(name)) return null;
  const [, kind = "", day = "", time = ""] =
    /^(.+?)-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z/.exec(name) ?? [];
  const read = manifestShape
    .pick({ kind: true, createdAt: true })
    .safeParse({ kind, createdAt: `${day}T${time.replaceAll("-", ":")}.000Z` });
  return read.success ? read.data : null;
};

/** Whether a folder may be called so by a backup. */
export const isBackupName = (name: string): boolean => namePattern.test(name);

/** A manifest's text as that of a backup of this name; null where it can't be one. */
export const parseManifest = (text: string, name: string): BackupManifest | null => {
  try {
    const read = manifest.safeParse(JSON.parse(text));
    return read.success && read.data.name === name ? read.data : null;
  } catch {
    return null;
  }
};

/** The manifest of a backup; null where there is no whole one, or the name can't be a backup's. */
export const readManifest = (backupsDir: string, name: string): BackupManifest | null => {
  if (!isBackupName(name)) return null;
  try {
    const text = readBackupFile(join(backupsDir, name, manifestName)).toString("utf8");
    return parseManifest(text, name);
  } catch {
    return null;
  }
};

/** Whether a backup's manifest has the signature of a house's key; without a key none has. */
export const isOwnBackup = (backupsDir: string, name: string, key: Buffer | null): boolean => {
  if (key === null || !isBackupName(name)) return false;
  try {
    const [manifestBytes, signature] = [manifestName, signatureName].map((file) =>
      readBackupFile(join(backupsDir, name, file)),
    );
    return (
      manifestBytes !== undefined &&
      signature !== undefined &&
      isSignedBy(key, manifestBytes, signature.toString("latin1"))
    );
  } catch {
    return false;
  }
};

/** Every backup of a folder, newest first. */
export const readManifests = (backupsDir: string): BackupManifest[] => {
  let names: string[];
  try {
    names = readdirSync(backupsDir);
  } catch {
    return [];
  }
  return names
    .flatMap((name) => readManifest(backupsDir, name) ?? [])
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
};

/** What a backup takes on the disk when nothing is shared, in bytes. */
export const backupBytes = ({ files }: BackupManifest): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);
