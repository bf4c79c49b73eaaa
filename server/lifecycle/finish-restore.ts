import type { Logger } from "pino";
import {
  applyRestore,
  commitRestore,
  dropStagedRestore,
  isRestoreReady,
  rollBackRestore,
} from "../db/backups/apply-restore.ts";
import type { DataFolders } from "../db/backups/make-backup.ts";
import { forgetFailedRestore, recordFailedRestore } from "../db/backups/restore-record.ts";
import type { Clock } from "../platform/clock.ts";

interface FinishRestoreDeps<Context> {
  readonly folders: DataFolders;
  readonly clock: Clock;
  readonly log: Logger;
  /** Opens what is in the data folder; with `heal` a broken database is replaced. */
  readonly open: (heal: boolean) => Promise<Context>;
}

const rollBack = ({ folders, clock, log }: FinishRestoreDeps<unknown>, cause: unknown): void => {
  const backup = rollBackRestore(folders);
  if (backup === null) return;
  log.error({ err: cause, backup }, "a restore did not end well and was rolled back");
  recordFailedRestore(folders.dataDir, { backup, at: clock.now() });
};

/** Opens the family's data, and applies the restore that the last run left ready; an unhealthy one is rolled back. */
export const openAfterRestore = async <Context>(
  deps: FinishRestoreDeps<Context>,
): Promise<Context> => {
  const { folders, log, open } = deps;
  dropStagedRestore(folders);
  rollBack(deps, new Error("the start after the restore was cut off"));
  if (!isRestoreReady(folders)) return open(true);
  try {
    applyRestore(folders);
    const context = await open(false);
    commitRestore(folders);
    forgetFailedRestore(folders.dataDir);
    log.info("a backup was restored");
    return context;
  } catch (error) {
    rollBack(deps, error);
    return open(true);
  }
};
