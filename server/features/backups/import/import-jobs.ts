import * as z from "zod";
import type { DataFolders } from "../../../db/backups/make-backup.ts";

/** What the import's worker is asked for. */
export interface ImportJob extends DataFolders {
  readonly archive: string;
  readonly migrationsDir: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly version: string;
  readonly schemaVersion: number;
}

/** What the import's worker answers: the backup that it made, or why it made none. */
export const importOutcome = z.union([
  z.object({ made: z.string() }),
  z.object({
    error: z.string(),
    /** What is wrong with the archive itself; null where it isn't that. */
    fault: z.enum(["newer", "damaged"]).nullable(),
    field: z.string(),
    code: z.string().nullable(),
  }),
]);
export type ImportOutcome = z.infer<typeof importOutcome>;
