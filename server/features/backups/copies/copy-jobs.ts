import * as z from "zod";
import { backup } from "#contract/backups.ts";
import type { BackupPlaceAccess } from "#contract/backup-places.ts";
import type { DataFolders } from "../../../db/backups/make-backup.ts";
import { placeFaults } from "../stores/store.ts";

/** What every job of the copies' worker needs. */
interface AnyCopyJob extends DataFolders {
  readonly access: BackupPlaceAccess;
  readonly identity: string;
  /** Folders that hold no copies: the program's. */
  readonly programDirs: readonly string[];
}

/** What was known of a place when it was set up. */
export interface KnownBackupPlace {
  readonly id: string;
  readonly device: string | null;
}

/** What the copies' worker can do. */
export type CopyJob = AnyCopyJob &
  (
    | { readonly do: "setUp" }
    | {
        readonly do: "copy";
        readonly known: KnownBackupPlace;
        readonly name: string;
        readonly timeZone: string;
      }
    | { readonly do: "rehearse"; readonly known: KnownBackupPlace; readonly migrationsDir: string }
    | { readonly do: "list" }
    | { readonly do: "fetch"; readonly name: string }
  );

const listed = backup.pick({
  name: true,
  createdAt: true,
  kind: true,
  bytes: true,
  schemaVersion: true,
});
export type ListedCopy = z.infer<typeof listed>;

/** What a job of the copies' worker answers; `contacted` are the hosts that it asked. */
export const copyOutcome = z.object({
  contacted: z.array(z.string()),
  result: z.union([
    z.object({
      did: z.literal("setUp"),
      id: z.string(),
      device: z.string().nullable(),
      sameDisk: z.boolean(),
    }),
    z.object({
      did: z.literal("copy"),
      bytes: z.int(),
      /** Why what has had its time couldn't be removed; null where it was. */
      notTidied: z.enum(placeFaults).nullable(),
    }),
    z.object({ did: z.literal("rehearse"), name: z.string(), files: z.int(), bytes: z.int() }),
    z.object({ did: z.literal("list"), items: z.array(listed) }),
    z.object({
      did: z.literal("fetch"),
      id: z.string(),
      device: z.string().nullable(),
    }),
    z.object({
      did: z.literal("fail"),
      fault: z.enum([...placeFaults, "backupDamaged"]).nullable(),
      error: z.string(),
      code: z.string().nullable(),
    }),
  ]),
});
export type CopyOutcome = z.infer<typeof copyOutcome>;
export type CopyResult = CopyOutcome["result"];
