import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { type BackupPlaceProblem, backupPlaceProblem } from "#contract/backup-places.ts";
import { replaceFile } from "../../../../platform/replace-file.ts";

const record = z.object({
  /** All moments are in milliseconds since 1970. */
  since: z.number(),
  sameDisk: z.boolean(),
  lastCopy: z.object({ backup: z.string(), at: z.number(), bytes: z.int() }).nullable(),
  problem: z.object({ code: backupPlaceProblem, since: z.number() }).nullable(),
  rehearsal: z
    .object({
      at: z.number(),
      backup: z.string(),
      files: z.int(),
      bytes: z.int(),
      problem: backupPlaceProblem.nullable(),
    })
    .nullable(),
});

/** What this machine knows of its copies; not in the database, so that no restore makes it believe older copies. */
export type PlaceRecord = z.infer<typeof record>;

const fileIn = (dataDir: string): string => join(dataDir, "backup-place.json");

/** Reads what was noted; null where nothing was, or it can't be read. */
export const readPlaceRecord = (dataDir: string): PlaceRecord | null => {
  try {
    return record.parse(JSON.parse(readFileSync(fileIn(dataDir), "utf8")));
  } catch {
    return null;
  }
};

/** Notes it for good. */
export const writePlaceRecord = (dataDir: string, now: PlaceRecord): void =>
  replaceFile(fileIn(dataDir), `${JSON.stringify(now)}\n`, 0o600);

/** Forgets it, together with the place. */
export const removePlaceRecord = (dataDir: string): void =>
  rmSync(fileIn(dataDir), { force: true });

/** Notes since when tries fail; the reason is that of the last one. */
export const withProblem = (
  now: PlaceRecord,
  code: BackupPlaceProblem,
  at: number,
): PlaceRecord => ({
  ...now,
  problem: { code, since: now.problem?.since ?? at },
});

const dayMs = 24 * 3600 * 1000;
/** A USB disk may be away from one weekend to the next. */
const lateAfterDays = { folder: 8, webdav: 3, s3: 3 } as const;

/** Whether the last good copy is older than a family should trust in. */
export const isCopyLate = (
  { since, lastCopy }: PlaceRecord,
  kind: keyof typeof lateAfterDays,
  now: number,
): boolean => now - (lastCopy?.at ?? since) > lateAfterDays[kind] * dayMs;
