import { createHash } from "node:crypto";
import { copyFileSync, existsSync, linkSync, mkdirSync, realpathSync, renameSync } from "node:fs";
import { join } from "node:path";
import { flushFolder } from "#server/platform/flush.ts";
import { isPathWithin } from "#server/platform/path-within.ts";

/** The position of a file below the photos folder; `folder` uses `/` and is empty for the photos folder itself. */
export interface PhotoFilePlace {
  readonly folder: string;
  readonly name: string;
}

/** The id of the photo at a position, which it doesn't reveal. */
export const photoIdOf = ({ folder, name }: PhotoFilePlace): string =>
  createHash("sha256").update(`${folder}/${name}`).digest("base64url").slice(0, 22);

const photoName = /\.(jpe?g|png|webp|hei[cf])$/i;

/** Whether a file name is a photo's: not hidden, and no program's side file. */
export const isPhotoName = (name: string): boolean => !name.startsWith(".") && photoName.test(name);

/** Whether a folder is the family's: not hidden, and not a network drive's thumbnails or trash. */
export const isFamilyFolder = (name: string): boolean => !/^(\.|@eaDir$|#recycle$)/.test(name);

/** The real path of a file; null where there is none, or a link leads out of the photos folder. */
export const realFile = (root: string, { folder, name }: PhotoFilePlace): string | null => {
  try {
    const file = realpathSync(join(root, folder, name));
    return isPathWithin(file, realpathSync(root)) ? file : null;
  } catch {
    return null;
  }
};

/** Throws the error of a read-only folder where a folder is outside the photos folder. */
const requireInside = (root: string, folder: string): void => {
  const [dir, top] = [realpathSync(join(root, folder)), realpathSync(root)];
  if (!isPathWithin(dir, top))
    throw Object.assign(new Error("a folder leads out of the photos folder"), { code: "EACCES" });
};

/** Copies a file atomically to a position below the photos folder; an existing file stays. */
export const putFile = (file: string, root: string, { folder, name }: PhotoFilePlace): string => {
  const dir = join(root, folder);
  mkdirSync(dir, { recursive: true });
  requireInside(root, folder);
  const target = join(dir, name);
  if (existsSync(target)) return target;
  try {
    linkSync(file, target);
  } catch {
    // For another disk, or one without hard links.
    const next = join(dir, `.${name}.part`);
    copyFileSync(file, next);
    renameSync(next, target);
  }
  flushFolder(dir);
  return target;
};
