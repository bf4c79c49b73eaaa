import { constants, setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import type { Backup } from "#contract/backups.ts";
import { verifyBackups } from "./verify.ts";
import { backupsDirOf, makeBackup, type NewBackup, type DataFolders } from "./make-backup.ts";
import { pruneBackups } from "./prune.ts";
import {
  DamagedBackup,
  markRestoreReady,
  type ReadyRequest,
  stageRestore,
  type RestoreRequest,
  UnusableBackup,
} from "./stage-restore.ts";

/** A job of the backups' thread. */
export type BackupJob =
  | { readonly do: "list"; readonly places: DataFolders }
  /** Makes a backup, then removes those that have had their time. */
  | { readonly do: "make"; readonly wanted: NewBackup; readonly timeZone: string }
  | { readonly do: "stage"; readonly wanted: RestoreRequest }
  /** Leaves what was staged to the next start. */
  | { readonly do: "ready"; readonly wanted: ReadyRequest };

/** All backups after the job, and the one that it made; or what went wrong. */
export type BackupOutcome =
  | { readonly backups: readonly Backup[]; readonly made: string | null }
  | {
      readonly error: string;
      readonly code: string | null;
      /** What is wrong with the backup itself, if that is the cause. */
      readonly backup: "damaged" | "unusable" | null;
    };

const port = parentPort;
if (port === null) throw new Error("this file runs as a worker");

// On Linux this is the thread's own; elsewhere it would be the whole program's.
if (process.platform === "linux") setPriority(constants.priority.PRIORITY_LOW);

const work = (job: BackupJob): BackupOutcome => {
  if (job.do === "stage" || job.do === "ready") {
    if (job.do === "stage") stageRestore(job.wanted);
    else markRestoreReady(job.wanted);
    return { backups: [], made: null };
  }
  if (job.do === "list") return { backups: verifyBackups(backupsDirOf(job.places)), made: null };
  const backupsDir = backupsDirOf(job.wanted);
  const { name } = makeBackup(job.wanted);
  pruneBackups(backupsDir, job.timeZone);
  return { backups: verifyBackups(backupsDir), made: name };
};

const faultOf = (error: unknown): "damaged" | "unusable" | null => {
  if (error instanceof DamagedBackup) return "damaged";
  return error instanceof UnusableBackup ? "unusable" : null;
};

port.once("message", (job: BackupJob) => {
  try {
    port.postMessage(work(job) satisfies BackupOutcome);
  } catch (error) {
    // A thread's message carries an error's text but not its code.
    const code = error instanceof Error && "code" in error ? String(error.code) : null;
    const message = error instanceof Error ? error.message : String(error);
    port.postMessage({
      ...{ error: message, code, backup: faultOf(error) },
    } satisfies BackupOutcome);
  }
});
