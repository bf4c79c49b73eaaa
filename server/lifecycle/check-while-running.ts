import type { Logger } from "pino";
import { type BackupWorker, createBackupWorker } from "../db/backups/worker-host.ts";
import type { DamageWatch } from "../db/watch-damage.ts";
import type { WorkerFile } from "../platform/worker-files.ts";

interface CheckDeps {
  /** The open database; null where a start has read all of it already. */
  readonly file: string | null;
  readonly damage: Pick<DamageWatch, "report">;
  readonly worker: () => WorkerFile;
  readonly log: Logger;
}

/** The screens of a house that has just got its power back come first. */
const waitMs = 5000;

/** Reads every page of a database that was opened unread, once and outside the server's process; damage is reported as if a request had met it. */
export const createRunningCheck = ({ file, damage, worker, log }: CheckDeps) => {
  let timer: NodeJS.Timeout | undefined;
  let host: BackupWorker | null = null;
  const check = async (unread: string): Promise<void> => {
    host = createBackupWorker(worker());
    try {
      await host.run({ do: "check", file: unread });
    } catch (error) {
      if (host === null) return;
      log.warn({ err: error }, "the open database could not be read through");
      damage.report(error);
    }
  };
  return {
    begin: (): void => {
      if (file !== null) timer = setTimeout(() => void check(file), waitMs).unref();
    },
    /** Ends it where it isn't done; the next start begins it again. */
    stop: async (): Promise<void> => {
      clearTimeout(timer);
      const running = host;
      host = null;
      await running?.stop();
    },
  };
};
