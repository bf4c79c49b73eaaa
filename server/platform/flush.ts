import { closeSync, fsyncSync, openSync } from "node:fs";

/** Waits until a file is on the disk. */
export const flushFile = (file: string): void => {
  const opened = openSync(file, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
};

/** Waits until a folder's list of names is on the disk. */
export const flushFolder = (dir: string): void => {
  // Windows can't open a folder, and keeps the new name without being asked.
  if (process.platform !== "win32") flushFile(dir);
};
