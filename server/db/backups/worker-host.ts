import * as z from "zod";
import { backup } from "#contract/backups.ts";
import type { WorkerFile } from "../../platform/worker-files.ts";
import type { WorkerProtocol } from "../../platform/worker/protocol.ts";
import { createWorkerPerJob } from "../../platform/worker/worker-per-job.ts";
import type { BackupJob, BackupOutcome } from "./backup-worker.ts";
import { DamagedBackup, ForeignBackup, UnusableBackup } from "./stage-restore.ts";

type Done = Extract<BackupOutcome, { backups: unknown }>;

/** Reads and writes backups outside the server's process, so that requests never wait for them. */
export interface BackupWorker {
  /**
   * Runs a job; rejects with what went wrong and the system's code, with a DamagedBackup, a ForeignBackup
   * or an UnusableBackup.
   */
  run(job: BackupJob): Promise<Done>;
  /** Ends what runs; an unfinished backup is swept at the next start. */
  stop(): Promise<void>;
}

const protocol: WorkerProtocol<BackupOutcome> = {
  result: z.union([
    z.object({ backups: z.array(backup), made: z.string().nullable() }),
    z.object({
      error: z.string(),
      code: z.string().nullable(),
      backup: z.enum(["damaged", "foreign", "unusable"]).nullable(),
    }),
  ]),
};

/** Starts a worker for each job: there are few, and none keeps memory between them. */
export const createBackupWorker = (file: WorkerFile): BackupWorker => {
  // Its work is one long step, so only a guard process hears at once that the server has ended.
  const { run, stop } = createWorkerPerJob<BackupJob, BackupOutcome, null>({
    ...{ name: "the backups' worker", protocol, file, guard: {} },
  });
  return {
    run: async (job) => {
      const end = await run(job);
      if ("ended" in end) throw new Error(`the backups' worker has ended: ${end.ended}`);
      const { result } = end;
      if ("backups" in result) return result;
      if (result.backup === "damaged") throw new DamagedBackup(result.error);
      if (result.backup === "foreign") throw new ForeignBackup(result.error);
      if (result.backup === "unusable") throw new UnusableBackup(result.error);
      const { error, code } = result;
      throw Object.assign(new Error(error), code === null ? {} : { code });
    },
    stop,
  };
};
