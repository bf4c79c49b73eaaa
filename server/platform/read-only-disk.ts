import { accessSync, constants, existsSync } from "node:fs";
import { dirname } from "node:path";

/** Whether a path, or the nearest folder above it that is there, is on a disk or mount that nobody can write. */
export const isOnReadOnlyDisk = (path: string): boolean => {
  let found = path;
  while (!existsSync(found) && dirname(found) !== found) found = dirname(found);
  try {
    accessSync(found, constants.W_OK);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EROFS";
  }
};
