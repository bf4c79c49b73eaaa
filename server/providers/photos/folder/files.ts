import { createHash } from "node:crypto";
import { copyFileSync, existsSync, linkSync, mkdirSync, realpathSync, renameSync } from "node:fs";
import { join, sep } from "node:path";
import { flushFolder } from "#server/platform/flush.ts";

/** A file below the photos folder; `folder` has `/` between names and is empty for the photos folder itself. */
export interface PhotoFilePlace {
  readonly folder: string;
  readonly name: string;
}

/** The id of the photo at a place; it doesn't tell the place. */
export const photoIdOf = ({ folder, name }: PhotoFilePlace): string =>
  createHash("sha256").update(`${folder}/${name}`).digest("base64url").slice(0, 22);

const photoName = /\.(jpe?g|png|webp|hei[cf])$/i;

/** Whether a file may be a photo by its name: none that is hidden, or that a program put beside its photos. */
export const isPhotoName = (name: string): boolean => !name.startsWith(".") && photoName.test(name);

/** Folders that programs keep for themselves: hidden ones, and where network drives put thumbnails and what was deleted. */
export const isFamilyFolder = (name: string): boolean => !/^(\.|@eaDir$|#recycle$)/.test(name);

const isBelow = (path: string, root: string): boolean =>
  path.startsWith(root.endsWith(sep) ? root : root + sep);

/** A place's real file; null where there is none, or a link leads out of the photos folder. */
export const realFile = (root: string, { folder, name }: PhotoFilePlace): string | null => {
  try {
    const file = realpathSync(join(root, folder, name));
    return isBelow(file, realpathSync(root)) ? file : null;
  } catch {
    return null;
  }
};

/** Throws as a folder that may not be written where a folder leads out of the photos folder. */
const requireInside = (root: string, folder: string): void => {
  const [dir, top] = [realpathSync(join(root, folder)), realpathSync(root)];
  if (!isBelow(dir, top))
    throw Object.assign(new Error("a folder leads out of the photos folder"), { code: "EACCES" });
};

/** Puts a copy of a file at a place below the photos folder, whole or not at all; one that is there already stays. */
export const putFile = (file: string, root: string, { folder, name }: PhotoFilePlace): string => {
  const dir = join(root, folder);
  mkdirSync(dir, { recursive: true });
  requireInside(root, folder);
  const target = join(dir, name);
  if (existsSync(target)) return target;
  try {
    linkSync(file, target);
  } catch {
    // On another disk, or one without links.
    const next = join(dir, `.${name}.part`);
    copyFileSync(file, next);
    renameSync(next, target);
  }
  flushFolder(dir);
  return target;
};
