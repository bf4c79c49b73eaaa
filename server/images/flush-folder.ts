import { closeSync, fsyncSync, openSync } from "node:fs";

/** Waits until a folder's list of names is on the disk. */
export const flushFolder = (dir: string): void => {
  // Windows can't open a folder, and keeps the new name without being asked.
  if (process.platform === "win32") return;
  const opened = openSync(dir, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
};
