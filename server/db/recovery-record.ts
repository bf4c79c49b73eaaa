import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import type { WallNotice } from "#contract/wall-notice.ts";
import { iso } from "../platform/clock.ts";

/** Where in DATA_DIR it is written down that a broken database was replaced. */
export const recoveryFile = "recovered.json";

const recovery = z.object({
  at: z.number(),
  what: z.string(),
  /** The broken file's new name in DATA_DIR. */
  kept: z.string().nullable(),
  /** What the family goes on with; `running`: what the server itself had, so that nothing is missing. */
  source: z.enum(["backup", "itself", "nothing", "running"]),
  /** What was written from then on is missing; null: everything is. */
  from: z.number().nullable(),
  until: z.number(),
});

/** How a broken database was replaced; instants in milliseconds since 1970. */
export type DatabaseRecovery = z.infer<typeof recovery>;

const toldForMs = 7 * 24 * 3600 * 1000;

/** The last replacement; null where there was none. */
export const readRecovery = (dataDir: string): DatabaseRecovery | null => {
  try {
    const text = readFileSync(join(dataDir, recoveryFile), "utf8");
    return recovery.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** What the family is told for a week: which hours are missing, and where the broken file is; null before and after. */
export const recoveryNotice = (
  { at, kept, source, from, until }: DatabaseRecovery,
  now: number,
): WallNotice | null => {
  if (now - at > toldForMs) return null;
  const aside = kept === null ? "" : ` The broken file was kept as ${kept}.`;
  if (source === "running")
    return {
      code: "databaseExchanged",
      error: `Another program exchanged the files of the wall's database while the wall was on. The wall goes on with what it had; nothing is missing.${kept === null ? "" : ` What lay there was kept as ${kept}.`}`,
      ...{ at: iso(at), kept },
    };
  if (source === "nothing" || from === null)
    return {
      code: "databaseNew",
      error: `The wall's database was broken and there was no sound backup, so the wall began anew on ${iso(at)}.${aside}`,
      ...{ at: iso(at), kept },
    };
  const missing = { from: iso(from), until: iso(until), kept };
  const hours = `what was written between ${missing.from} and ${missing.until}`;
  return source === "itself"
    ? {
        code: "latestChangesLost",
        error: `The wall's latest changes were damaged: ${hours} may be missing.${aside}`,
        ...missing,
      }
    : {
        code: "databaseRestored",
        error: `The wall's database was broken and was put back to its last backup: ${hours} is missing.${aside}`,
        ...missing,
      };
};
