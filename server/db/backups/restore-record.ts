import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { WallNotice } from "#contract/wall-notice.ts";
import { iso } from "../../platform/clock.ts";
import { flushFolder } from "../../platform/flush.ts";

const fileIn = (dataDir: string): string => join(dataDir, "restore-failed.json");

const failedRestore = z.object({
  /** The backup's name. */
  backup: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
});

const shownForMs = 7 * 24 * 3600 * 1000;

/** Records that a restore was rolled back. */
export const recordFailedRestore = (
  dataDir: string,
  failed: z.infer<typeof failedRestore>,
): void => {
  writeFileSync(fileIn(dataDir), JSON.stringify(failed), { flush: true });
  flushFolder(dataDir);
};

/** Removes the record of a restore that was rolled back. */
export const forgetFailedRestore = (dataDir: string): void =>
  rmSync(fileIn(dataDir), { force: true });

const readFailedRestore = (dataDir: string): z.infer<typeof failedRestore> | null => {
  try {
    const text = readFileSync(fileIn(dataDir), "utf8");
    return failedRestore.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** The notice of a restore that was rolled back, for a week; null where there was none. */
export const failedRestoreNotice = (dataDir: string, now: number): WallNotice | null => {
  const failed = readFailedRestore(dataDir);
  if (failed === null || now - failed.at > shownForMs) return null;
  const { backup, at } = failed;
  return {
    code: "restoreRolledBack",
    error: `The backup ${backup} did not work, so everything was put back as it was on ${iso(at)}.`,
    ...{ backup, at: iso(at) },
  };
};
