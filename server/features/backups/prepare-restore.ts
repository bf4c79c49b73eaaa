import type { DataFolders } from "../../db/backups/make-backup.ts";
import { DamagedBackup, ForeignBackup, UnusableBackup } from "../../db/backups/stage-restore.ts";
import type { BackupWorker } from "../../db/backups/worker-host.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { Conflict } from "../../platform/errors.ts";
import type { Clock } from "../../platform/clock.ts";

/** Identifies the request for a restore when it is repeated. */
export interface RestoreRequestId {
  readonly key: string;
  readonly requestHash: string;
}

export interface RestoreDeps {
  readonly folders: DataFolders;
  readonly clock: Clock;
  readonly worker: BackupWorker;
  readonly migrationsDir: string;
  /** Throws where the staged roster or rewards would keep the server from starting. */
  readonly validateStaged: () => void;
  /** Removes what was prepared for a restore that failed. */
  readonly cancelRestore: () => void;
  /** Refuses other requests' writes from now on, and resolves when those under way have ended. */
  readonly refuseWrites: () => Promise<void>;
  readonly allowWrites: () => void;
}

interface PreparedRestore {
  readonly name: string;
  /** How often the server has started. */
  readonly boots: number;
  /** Whether a backup that this house didn't make was accepted by somebody who may. */
  readonly acceptForeign: boolean;
  /** Whether it was fetched from a second place. */
  readonly fetched: boolean;
  /** Null where the request has no Idempotency-Key. */
  readonly request: RestoreRequestId | null;
  /** Makes the restore point; resolves with its name. */
  readonly makeRestorePoint: () => Promise<string>;
}

const stage = async (
  { folders, worker, migrationsDir, validateStaged }: RestoreDeps,
  { name, boots, acceptForeign, fetched }: PreparedRestore,
): Promise<void> => {
  try {
    const wanted = { ...folders, name, boots, migrationsDir, acceptForeign, fetched };
    await worker.run({ do: "stage", wanted });
  } catch (error) {
    if (error instanceof ForeignBackup)
      throw new Conflict("backupForeign", apiSentence("backupForeign"));
    if (error instanceof UnusableBackup)
      throw new Conflict("restoreFailed", apiSentence("restoreFailed", { why: error.message }));
    if (!(error instanceof DamagedBackup)) throw error;
    throw new Conflict("backupDamaged", apiSentence("backupDamaged", { why: error.message }));
  }
  validateStaged();
};

/** Makes the restore point while nobody writes, and leaves the staged files to the next start. */
const handToNextStart = async (
  { folders, clock, worker, refuseWrites }: RestoreDeps,
  { request, makeRestorePoint }: PreparedRestore,
): Promise<string> => {
  await refuseWrites();
  const restorePoint = await makeRestorePoint();
  const body = { ok: true, restorePoint };
  const answer = request === null ? null : { ...request, status: 200, body, at: clock.now() };
  await worker.run({ do: "ready", wanted: { ...folders, answer } });
  return restorePoint;
};

/**
 * Checks a backup and leaves it to the next start; resolves with the name of the restore point. Throws a Conflict where
 * the backup can't be used. After an error nothing is left to the next start, and writes are admitted again.
 */
export const prepareRestore = async (
  deps: RestoreDeps,
  restore: PreparedRestore,
): Promise<string> => {
  try {
    await stage(deps, restore);
    return await handToNextStart(deps, restore);
  } catch (error) {
    // In this order: what is written from here on must not be lost to a restore that was ready.
    deps.cancelRestore();
    deps.allowWrites();
    throw error;
  }
};
