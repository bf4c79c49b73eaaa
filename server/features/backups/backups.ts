import type { Backup } from "#contract/backups.ts";
import type { Notice } from "#contract/meta.ts";
import { type Clock, iso } from "../../platform/clock.ts";
import { backupsDirOf, type NewBackup, type DataFolders } from "../../db/backups/make-backup.ts";
import { readManifest } from "../../db/backups/manifest.ts";
import { DamagedBackup } from "../../db/backups/stage-restore.ts";
import type { BackupWorker } from "../../db/backups/worker-host.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { Conflict, NotFound } from "../../platform/errors.ts";
import { createRateLimit } from "../../http/rate-limit.ts";

/** The family's backups; they outlive what a restore exchanges. */
export interface BackupService {
  /** Newest first. */
  list(): Promise<readonly Backup[]>;
  /** Makes one now; 409 while another one is being made or restored. */
  make(kind: "nightly" | "manual", house: BackupDetails): Promise<Backup>;
  /** Since when no nightly backup has come about, for as long as none does. */
  notices(): readonly Notice[];
  /** Puts everything back to a backup, or leaves it as it is; the name of the restore point. */
  restore(name: string, house: BackupDetails): Promise<string>;
  stop(): Promise<void>;
}

/** What of the running house a backup needs. */
export interface BackupDetails {
  readonly timeZone: string;
  readonly schemaVersion: number;
  /** How often the server has started. */
  readonly boots: number;
}

interface BackupsDeps {
  readonly places: DataFolders;
  readonly version: string;
  readonly clock: Clock;
  readonly thread: BackupWorker;
  /** Closes the house, exchanges its files for the staged ones once `prepare` is through, and opens it again. */
  readonly exchange: (prepare: () => Promise<void>) => Promise<void>;
}

/** Makes, lists and restores backups, one at a time. */
export const createBackups = ({
  places,
  version,
  clock,
  thread,
  exchange,
}: BackupsDeps): BackupService => {
  const countOne = createRateLimit({
    clock,
    most: 6,
    withinMs: 10 * 60_000,
    message: apiSentence("tooMany.backups"),
  });
  let busy = false;
  let failingSince: number | null = null;

  const alone = async <T>(asked: boolean, work: () => Promise<T>): Promise<T> => {
    if (busy) throw new Conflict("backupRunning", apiSentence("backupRunning"));
    if (asked) countOne();
    busy = true;
    try {
      return await work();
    } finally {
      busy = false;
    }
  };

  const make = async (kind: NewBackup["kind"], timeZone: string): Promise<Backup> => {
    const wanted = { ...places, kind, at: clock.now(), version, photos: true };
    const { backups, made } = await thread.run({ do: "make", wanted, timeZone });
    const backup = backups.find(({ name }) => name === made);
    if (backup === undefined) throw new Error("the backup is gone again");
    return backup;
  };

  const stage = async (name: string, boots: number): Promise<void> => {
    try {
      await thread.run({ do: "stage", wanted: { ...places, name, boots } });
    } catch (error) {
      if (!(error instanceof DamagedBackup)) throw error;
      throw new Conflict("backupDamaged", apiSentence("backupDamaged", { why: error.message }));
    }
  };

  return {
    list: async () => (await thread.run({ do: "list", places })).backups,
    make: (kind, { timeZone }) =>
      alone(kind === "manual", async () => {
        try {
          const backup = await make(kind, timeZone);
          failingSince = null;
          return backup;
        } catch (error) {
          // Somebody sees a manual one fail.
          if (kind === "nightly") failingSince ??= clock.now();
          throw error;
        }
      }),
    notices: () =>
      failingSince === null
        ? []
        : [
            {
              code: "backupFailing",
              error: "Nightly backups fail; is the disk full?",
              since: iso(failingSince),
            },
          ],
    restore: async (name, { timeZone, schemaVersion, boots }) => {
      const wanted = readManifest(backupsDirOf(places), name);
      if (wanted === null) throw new NotFound("backup");
      if (wanted.schemaVersion > schemaVersion)
        throw new Conflict("backupNewer", apiSentence("backupNewer"));
      return alone(true, async () => {
        let point = "";
        await exchange(async () => {
          await stage(name, boots);
          point = (await make("restore-point", timeZone)).name;
        });
        return point;
      });
    },
    stop: thread.stop,
  };
};
