import { readFileSync } from "node:fs";
import { framesOf } from "./write-ahead-log.ts";

const headerBytes = 32;

/**
 * Whether a write-ahead log lost commits that were on the disk, which SQLite passes over in silence: it reads up to the
 * first frame that isn't right. A power cut leaves at most one commit unfinished at the end; more than that is damage.
 */
export const isWalDamaged = (file: string): boolean => {
  const bytes = readFileSync(file);
  const frames = framesOf(bytes);
  // A header of zeros was never flushed, so no commit after it was acknowledged.
  if (frames === null) return bytes.subarray(0, headerBytes).some((byte) => byte !== 0);
  let committed = false;
  for (const { isSound, isCurrent, commitPages } of frames) {
    if (isSound || !isCurrent) continue;
    if (committed) return true;
    committed = commitPages > 0;
  }
  return false;
};
