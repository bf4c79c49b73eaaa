import type { Logger } from "pino";
import type { BackupPlaceProblem } from "#contract/backup-places.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { BackupDetails, BackupService } from "../backups.ts";
import type { ChosenPlace } from "./place/chosen-place.ts";
import type { OneAtATime } from "./one-at-a-time.ts";
import type { ConnectedPlace } from "./place/place-connection.ts";
import { problemOf } from "./place/place-errors.ts";
import type { CopyWorker } from "./worker-host.ts";

export interface CopyRunsDeps {
  readonly place: ChosenPlace;
  readonly oneAtATime: OneAtATime;
  readonly migrationsDir: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly worker: CopyWorker;
  readonly backups: Pick<BackupService, "list" | "make">;
  readonly details: () => BackupDetails;
}

/** Copies to the second place, and rehearses with it. Each resolves when it has ended; its failure is noted, and thrown. */
interface CopyRuns {
  isRunning(): boolean;
  /** Makes a backup and copies it. */
  copyNew(to: ConnectedPlace): Promise<void>;
  rehearse(at: ConnectedPlace): Promise<void>;
  /** Copies the newest backup where it isn't copied yet. */
  copyIfDue(): Promise<void>;
  rehearseIfCopied(): Promise<void>;
}

/** The newest backup of this house that isn't only the state before something. */
const newestBackup = async (backups: CopyRunsDeps["backups"]): Promise<string | null> => {
  const usable = (await backups.list()).find(
    ({ kind, verified, madeHere }) =>
      verified && madeHere && (kind === "nightly" || kind === "manual"),
  );
  return usable?.name ?? null;
};

/** What is done with a place, without who asks for it. */
const createWork = ({ place, migrationsDir, clock, log, worker, ...deps }: CopyRunsDeps) => {
  const failed = (error: unknown): BackupPlaceProblem => {
    const code = problemOf(error);
    log.warn({ err: error, code }, "a copy of the backups failed");
    return code;
  };
  return {
    failed,
    copy: async ({ access, known }: ConnectedPlace, name: string): Promise<void> => {
      const { timeZone } = deps.details();
      const job = { ...place.job(access), do: "copy", known, name, timeZone } as const;
      const { bytes, notTidied } = await worker.run(job);
      place.note({ lastCopy: { backup: name, at: clock.now(), bytes }, problem: null });
      // The copy is whole; only the room of older ones wasn't made free.
      if (notTidied !== null) place.noteProblem(notTidied);
    },
    rehearse: async ({ access, known }: ConnectedPlace): Promise<void> => {
      const job = { ...place.job(access), do: "rehearse", known, migrationsDir } as const;
      const report = await worker.run(job).then(
        ({ name, files, bytes }) => ({ backup: name, files, bytes, problem: null }),
        (error: unknown) => ({
          ...{ backup: place.record().lastCopy?.backup ?? "", files: 0, bytes: 0 },
          problem: failed(error),
        }),
      );
      place.note({ rehearsal: { at: clock.now(), ...report } });
    },
  };
};

/** Opens what runs with the second place, by itself or asked for. */
export const createCopyRuns = (deps: CopyRunsDeps): CopyRuns => {
  const { place, oneAtATime, backups, details } = deps;
  const work = createWork(deps);
  let isRunning = false;
  const start = async (run: () => Promise<void>): Promise<void> => {
    const attempt = async (): Promise<void> => {
      isRunning = true;
      try {
        await run();
      } catch (error) {
        place.noteProblem(work.failed(error));
        throw error;
      } finally {
        isRunning = false;
        place.tell();
      }
    };
    await oneAtATime.run(attempt);
  };
  return {
    isRunning: () => isRunning,
    copyNew: (to) =>
      start(async () => work.copy(to, (await backups.make("manual", details())).name)),
    rehearse: (at) => start(() => work.rehearse(at)),
    copyIfDue: async () => {
      const to = place.find();
      if (to === null || oneAtATime.isBusy()) return;
      const name = await newestBackup(backups);
      if (name === null || place.record().lastCopy?.backup === name || oneAtATime.isBusy()) return;
      await start(() => work.copy(to, name));
    },
    rehearseIfCopied: async () => {
      const at = place.find();
      if (at !== null && !oneAtATime.isBusy() && place.record().lastCopy !== null)
        await start(() => work.rehearse(at));
    },
  };
};
