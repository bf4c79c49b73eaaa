import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Backup } from "#contract/backups.ts";
import { iso } from "../../platform/clock.ts";
import { fetchedDirs } from "../../db/backups/fetched.ts";
import { backupsDirOf, type NewBackup } from "../../db/backups/make-backup.ts";
import type { WallNotice } from "#contract/wall-notice.ts";
import { isBackupName, readManifest } from "../../db/backups/manifest.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { Conflict, NotFound } from "../../platform/errors.ts";
import { createRateLimit } from "../../http/rate-limit.ts";
import { prepareRestore, type RestoreDeps, type RestoreRequestId } from "./prepare-restore.ts";

/** Makes, lists and restores the family's backups. */
export interface BackupService {
  /** Newest first. */
  list(): Promise<readonly Backup[]>;
  /** Makes a backup now; 409 while another one is being made or restored. */
  make(kind: "nightly" | "manual", details: BackupDetails): Promise<Backup>;
  /** Says since when nightly backups fail, for as long as they do. */
  notices(): readonly WallNotice[];
  /**
   * Checks a backup, leaves it to the next start and restarts the server; resolves with the name of the restore point.
   * 409 where the backup can't be used, or while another one is being made or restored; nothing has changed then.
   */
  restore(wanted: WantedRestore, details: BackupDetails): Promise<string>;
  /**
   * The same with a backup that is made first, of what the house has now: nobody else writes from its beginning on, since
   * what would be written then wouldn't be in it.
   */
  restoreMade(make: () => Promise<WantedRestore>, details: BackupDetails): Promise<string>;
  /** Ends a backup or a restore that is being prepared. */
  stop(): Promise<void>;
}

/** A restore as it was asked for. */
interface WantedRestore {
  /** The backup's name. */
  readonly name: string;
  /** Whether a backup that this house didn't make was accepted by somebody who may; else it is 409. */
  readonly acceptForeign: boolean;
  /** Whether it was fetched from a second place, rather than one that `list` names. */
  readonly fetched: boolean;
  /** Null where the request has no Idempotency-Key. */
  readonly request: RestoreRequestId | null;
}

/** The running server's values that a backup needs. */
export interface BackupDetails {
  readonly timeZone: string;
  readonly schemaVersion: number;
  /** How often the server has started. */
  readonly boots: number;
}

interface BackupsDeps extends RestoreDeps {
  readonly version: string;
  /** Restarts the server once the requests under way are answered. */
  readonly restart: () => void;
}

/** Runs one job at a time; another one gets 409. `check` may refuse a job that could run. */
const createExclusive = () => {
  let isBusy = false;
  let isClosed = false;
  return {
    run: async <T>(job: () => Promise<T>, check = (): void => undefined): Promise<T> => {
      if (isBusy || isClosed) throw new Conflict("backupRunning", apiSentence("backupRunning"));
      check();
      isBusy = true;
      try {
        return await job();
      } finally {
        isBusy = false;
      }
    },
    /** Runs no further job. */
    close: (): void => {
      isClosed = true;
    },
  };
};

const failingNotice = (since: number): WallNotice => ({
  code: "backupFailing",
  error: "Nightly backups fail; is the disk full?",
  since: iso(since),
});

/** Restores, whoever sees to it that nothing else happens meanwhile. */
const createRestores = (
  deps: BackupsDeps,
  makeRestorePoint: (timeZone: string) => Promise<Backup>,
  restart: () => void,
) => {
  const { folders } = deps;
  /** Throws where there is no such backup, or a newer program made it. */
  const require = ({ name, fetched }: WantedRestore, { schemaVersion }: BackupDetails): void => {
    const backupsDir = fetched ? fetchedDirs(folders).backups : backupsDirOf(folders);
    if (!isBackupName(name) || !existsSync(join(backupsDir, name))) throw new NotFound("backup");
    // One whose manifest can't be read is refused as damaged when it is staged.
    if ((readManifest(backupsDir, name)?.schemaVersion ?? 0) > schemaVersion)
      throw new Conflict("backupNewer", apiSentence("backupNewer"));
  };
  const run = async (
    wanted: WantedRestore,
    { timeZone, boots }: BackupDetails,
  ): Promise<string> => {
    const point = await prepareRestore(deps, {
      ...{ ...wanted, boots },
      makeRestorePoint: async () => (await makeRestorePoint(timeZone)).name,
    });
    restart();
    return point;
  };
  const runMade = async (
    make: () => Promise<WantedRestore>,
    details: BackupDetails,
  ): Promise<string> => {
    try {
      await deps.refuseWrites();
      const wanted = await make();
      require(wanted, details);
      return await run(wanted, details);
    } catch (error) {
      deps.allowWrites();
      throw error;
    }
  };
  return { require, run, runMade };
};

/** Makes, lists and restores backups, one at a time. */
export const createBackups = (deps: BackupsDeps): BackupService => {
  const { folders, version, clock, worker, restart } = deps;
  const countRequest = createRateLimit({
    clock,
    most: 6,
    withinMs: 10 * 60_000,
    message: apiSentence("tooMany.backups"),
  });
  const exclusive = createExclusive();
  let failingSince: number | null = null;

  const make = async (kind: NewBackup["kind"], timeZone: string): Promise<Backup> => {
    const wanted = { ...folders, kind, at: clock.now(), version, photos: true };
    const { backups, made } = await worker.run({ do: "make", wanted, timeZone });
    const backup = backups.find(({ name }) => name === made);
    if (backup === undefined) throw new Error("the backup is gone again");
    return backup;
  };
  const makeNightly = async (timeZone: string): Promise<Backup> => {
    try {
      return await make("nightly", timeZone);
    } catch (error) {
      failingSince ??= clock.now();
      throw error;
    }
  };
  const restores = createRestores(
    deps,
    (timeZone) => make("restore-point", timeZone),
    () => {
      exclusive.close();
      restart();
    },
  );

  return {
    list: async () => (await worker.run({ do: "list", places: folders })).backups,
    make: async (kind, { timeZone }) => {
      // A manual backup's failure is seen by whoever asked for it.
      const backup =
        kind === "nightly"
          ? await exclusive.run(() => makeNightly(timeZone))
          : await exclusive.run(() => make(kind, timeZone), countRequest);
      failingSince = null;
      return backup;
    },
    notices: () => (failingSince === null ? [] : [failingNotice(failingSince)]),
    restore: async (wanted, details) => {
      restores.require(wanted, details);
      return exclusive.run(() => restores.run(wanted, details), countRequest);
    },
    restoreMade: (makeIt, details) =>
      exclusive.run(() => restores.runMade(makeIt, details), countRequest),
    stop: worker.stop,
  };
};
