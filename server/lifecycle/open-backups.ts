import type { DataFolders } from "../db/backups/make-backup.ts";
import { cancelRestore } from "../db/backups/apply-restore.ts";
import { type BackupWorker, createBackupWorker } from "../db/backups/worker-host.ts";
import { type BackupService, createBackups } from "../features/backups/backups.ts";
import type { Clock } from "../platform/clock.ts";
import type { Directories } from "../platform/directories.ts";
import { isWrite, type RequestFilter, type RequestGate } from "./request-gate.ts";
import { validateStagedConfig } from "./validate-staged-config.ts";

interface OpenBackupsDeps {
  readonly folders: DataFolders;
  readonly directories: Directories;
  readonly clock: Clock;
  readonly version: string;
  readonly gate: RequestGate;
  /** What a staged roster has to hold. */
  readonly stagedConfig: Parameters<typeof validateStagedConfig>[1];
  /** Throws where the database's files aren't those that are open: a backup reads and signs what lies at their paths. */
  readonly requireOwnFiles: () => void;
  /** Called with why a backup of the running database could not be made. */
  readonly onMakingFailed: (error: unknown) => void;
  /** Called once a restore is staged. */
  readonly restart: () => void;
}

const drainMs = 3000;

/** Whether a request may change what a restore point holds; backups answer each other with 409 by themselves. */
const isOtherWrite: RequestFilter = (request) =>
  isWrite(request) && request.url?.startsWith("/api/backups") !== true;

/** A backup reads the whole database, and so sees damage that no request has met. */
const reportingWorker = (
  worker: BackupWorker,
  { requireOwnFiles, onMakingFailed }: OpenBackupsDeps,
): BackupWorker => ({
  ...worker,
  run: async (job) => {
    if (job.do === "make") requireOwnFiles();
    try {
      return await worker.run(job);
    } catch (error) {
      if (job.do === "make") onMakingFailed(error);
      throw error;
    }
  },
});

/** Opens the backups of a data folder; a restore closes the gate and asks for a restart. */
export const openBackups = (deps: OpenBackupsDeps): BackupService => {
  const { folders, directories, clock, version, gate, stagedConfig } = deps;
  let allowWrites = (): void => undefined;
  return createBackups({
    ...{ folders, version, clock, migrationsDir: directories.migrations },
    worker: reportingWorker(createBackupWorker(directories.worker("backup-worker")), deps),
    validateStaged: () => validateStagedConfig(folders, stagedConfig),
    cancelRestore: () => cancelRestore(folders),
    refuseWrites: () => {
      allowWrites();
      allowWrites = gate.refuse(isOtherWrite);
      return gate.drain(isOtherWrite, drainMs);
    },
    allowWrites: () => allowWrites(),
    restart: () => {
      gate.refuse(() => true);
      deps.restart();
    },
  });
};
