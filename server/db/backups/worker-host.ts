import { Worker } from "node:worker_threads";
import type { BackupJob, BackupOutcome } from "./backup-worker.ts";
import { DamagedBackup, UnusableBackup } from "./stage-restore.ts";

type Done = Extract<BackupOutcome, { backups: unknown }>;

/** Reads and writes files on a thread of its own, so that taps never wait for them. */
export interface BackupWorker {
  /** Runs a job; rejects with what went wrong and the system's code, with a DamagedBackup or an UnusableBackup. */
  run(job: BackupJob): Promise<Done>;
  /** Ends what runs; an unfinished backup is swept at the next start. */
  stop(): Promise<void>;
}

/** Starts a thread a job: there are few, and none keeps memory between them. */
export const createBackupWorker = (file: URL): BackupWorker => {
  const running = new Set<Worker>();
  return {
    run: (job) =>
      new Promise((done, fail) => {
        const worker = new Worker(file);
        running.add(worker);
        worker.once("message", (outcome: BackupOutcome) => {
          if ("backups" in outcome) done(outcome);
          else if (outcome.backup === "damaged") fail(new DamagedBackup(outcome.error));
          else if (outcome.backup === "unusable") fail(new UnusableBackup(outcome.error));
          else
            fail(
              Object.assign(
                new Error(outcome.error),
                outcome.code === null ? {} : { code: outcome.code },
              ),
            );
        });
        worker.once("error", fail);
        worker.once("exit", () => {
          running.delete(worker);
          fail(new Error("the backups' thread was ended"));
        });
        worker.postMessage(job);
      }),
    stop: async () => {
      await Promise.all([...running].map((worker) => worker.terminate()));
    },
  };
};
