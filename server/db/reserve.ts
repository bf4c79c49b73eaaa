import { randomBytes } from "node:crypto";
import { renameSync, rmSync, statfsSync, statSync, truncateSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";

/** How much room is set aside on the disk of the data folder, in bytes. */
export const reserveBytes = 16 * 1024 * 1024;
const chunkBytes = 1024 * 1024;

const fileIn = (dataDir: string): string => join(dataDir, "reserve");

/** How many bytes the reserve holds: none after it was released; null where there never was one. */
export const reservedBytes = (dataDir: string): number | null =>
  statSync(fileIn(dataDir), { throwIfNoEntry: false })?.size ?? null;

/** Gives the reserve's room free; the file stays, so that the next start knows that it has to be filled again. */
export const releaseReserve = (dataDir: string): void => truncateSync(fileIn(dataDir), 0);

/** How many bytes may still be written to the disk of the data folder. */
export const freeBytes = (dataDir: string): number => {
  const { bavail, bsize } = statfsSync(dataDir);
  return bavail * bsize;
};

/** Fills the reserve, wholly or not at all; rejects with what the disk says. */
export const fillReserve = async (dataDir: string, isStopped: () => boolean): Promise<void> => {
  const next = `${fileIn(dataDir)}.new`;
  // No file system can keep this in less room. It needn't be flushed: what a power cut takes is filled again.
  const chunk = randomBytes(chunkBytes);
  try {
    const file = await open(next, "w", 0o600);
    try {
      for (let at = 0; at < reserveBytes; at += chunkBytes) {
        if (isStopped()) return;
        await file.write(chunk);
      }
    } finally {
      await file.close();
    }
    renameSync(next, fileIn(dataDir));
  } finally {
    rmSync(next, { force: true });
  }
};
