import { chmodSync, lstatSync, readdirSync, type Stats } from "node:fs";
import { join } from "node:path";
import type { WallNotice } from "#contract/wall-notice.ts";
import type { DataFolders } from "../db/backups/make-backup.ts";

/** What the wall itself keeps in its data folder; photos, and what others put there, are none of it. */
const ours =
  /^(wall\..+|pepper|push-key|backup-key|reserve|backups|cache|actual|\.restore.*|restore-failed\.json|recovered\.json|backup-place\.json|https-leaf\.pem)$/;

/** What of the configuration holds secrets. */
const secrets = [
  "connections.json",
  ".env",
  "backup-identity",
  "former-backup-identities",
  "https-authority.pem",
];

const forOthers = 0o077;

type Chmod = (path: string, mode: number) => void;

const statOf = (path: string): Stats | undefined => lstatSync(path, { throwIfNoEntry: false });

/** Removes the access of other users to a file or folder, and where `isDeep` to everything in it; returns what they can still read. */
const removeOthersAccess = (path: string, isDeep: boolean, chmod: Chmod): string[] => {
  const before = statOf(path);
  // A link may lead to what others put there, and what isn't ours can't be changed.
  if (before === undefined || before.isSymbolicLink() || before.uid !== process.getuid?.())
    return [];
  let isReadOnly = false;
  if ((before.mode & forOthers) !== 0) {
    try {
      chmod(path, before.mode & 0o700);
    } catch (error) {
      // A disk that refuses is told about below; one that is read-only has its own words.
      isReadOnly = error instanceof Error && "code" in error && error.code === "EROFS";
    }
  }
  const isOpen = !isReadOnly && ((statOf(path)?.mode ?? 0) & forOthers) !== 0;
  const inside =
    isDeep && before.isDirectory()
      ? readdirSync(path).flatMap((name) => removeOthersAccess(join(path, name), true, chmod))
      : [];
  return isOpen ? [path, ...inside] : inside;
};

/**
 * Keeps the wall's data for its own user: files 0600, folders 0700, also those of earlier versions. Returns a notice
 * where a disk has no modes, so that other users of this machine can read them.
 */
export const keepFilesPrivate = (
  { dataDir, configDir }: DataFolders,
  chmod: Chmod = chmodSync,
): WallNotice[] => {
  if (process.platform === "win32") return [];
  const readable = [
    ...removeOthersAccess(dataDir, false, chmod),
    ...readdirSync(dataDir)
      .filter((name) => ours.test(name))
      .flatMap((name) => removeOthersAccess(join(dataDir, name), true, chmod)),
    ...removeOthersAccess(join(dataDir, "photos/.uploads"), true, chmod),
    ...secrets.flatMap((name) => removeOthersAccess(join(configDir, name), false, chmod)),
  ];
  const [first] = readable;
  if (first === undefined) return [];
  const error = `Other users of this machine can read ${first}, because its disk keeps no permissions.`;
  return [{ code: "filesReadable", error, file: first }];
};
