import { constants, setPriority } from "node:os";
import type { Backup } from "#contract/backups.ts";
import { serveJobs } from "../../platform/worker/serve-jobs.ts";
import { requireSoundPages } from "../find-damage.ts";
import { verifyBackups } from "./verify.ts";
import { makeBackup, type NewBackup, type DataFolders } from "./make-backup.ts";
import { pruneBackups } from "./prune.ts";
import {
  DamagedBackup,
  ForeignBackup,
  markRestoreReady,
  type ReadyRequest,
  stageRestore,
  type RestoreRequest,
  UnusableBackup,
} from "./stage-restore.ts";

/** What the backups' worker can do. */
export type BackupJob =
  /** Reads every page of the open database; fails as a damaged database does. */
  | { readonly do: "check"; readonly file: string }
  | { readonly do: "list"; readonly places: DataFolders }
  /** Makes a backup, then removes those that have had their time. */
  | { readonly do: "make"; readonly wanted: NewBackup; readonly timeZone: string }
  | { readonly do: "stage"; readonly wanted: RestoreRequest }
  /** Leaves what was staged to the next start. */
  | { readonly do: "ready"; readonly wanted: ReadyRequest };

/** What can be wrong with a backup itself. */
type BackupFault = "damaged" | "foreign" | "unusable";

/** All backups after the job, and the one that it made; or what went wrong. */
export type BackupOutcome =
  | { readonly backups: readonly Backup[]; readonly made: string | null }
  | {
      readonly error: string;
      readonly code: string | null;
      /** What is wrong with the backup itself, if that is the cause. */
      readonly backup: BackupFault | null;
    };

setPriority(constants.priority.PRIORITY_LOW);

const isJob = (message: unknown): message is BackupJob =>
  typeof message === "object" && message !== null && "do" in message;

const runJob = (job: BackupJob): BackupOutcome => {
  if (job.do === "check") {
    requireSoundPages(job.file);
    return { backups: [], made: null };
  }
  if (job.do === "stage" || job.do === "ready") {
    if (job.do === "stage") stageRestore(job.wanted);
    else markRestoreReady(job.wanted);
    return { backups: [], made: null };
  }
  if (job.do === "list") return { backups: verifyBackups(job.places), made: null };
  const { name } = makeBackup(job.wanted);
  pruneBackups(job.wanted, job.timeZone);
  return { backups: verifyBackups(job.wanted), made: name };
};

const faultOf = (error: unknown): BackupFault | null => {
  if (error instanceof DamagedBackup) return "damaged";
  if (error instanceof ForeignBackup) return "foreign";
  return error instanceof UnusableBackup ? "unusable" : null;
};

const work = (job: BackupJob): BackupOutcome => {
  try {
    return runJob(job);
  } catch (error) {
    // Messages between processes lose an error's code.
    const code = error instanceof Error && "code" in error ? String(error.code) : null;
    const message = error instanceof Error ? error.message : String(error);
    return { error: message, code, backup: faultOf(error) };
  }
};

serveJobs({ isJob, work });
