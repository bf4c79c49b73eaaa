import type { BackupPlace, BackupPlaceAccess, BackupPlaceState } from "#contract/backup-places.ts";
import type { WallNotice } from "#contract/wall-notice.ts";
import { createRateLimit } from "../../../http/rate-limit.ts";
import { apiSentence } from "../../../platform/api-sentence.ts";
import { Conflict, NotFound } from "../../../platform/errors.ts";
import type { BackupService } from "../backups.ts";
import { ensureBackupIdentity, readBackupIdentity, wordsOfIdentity } from "./backup-identity.ts";
import { type ChosenPlace, type ChosenPlaceDeps, createChosenPlace } from "./place/chosen-place.ts";
import type { ListedCopy } from "./copy-jobs.ts";
import { type CopyRunsDeps, createCopyRuns } from "./copy-runs.ts";
import { findDisks } from "./place/find-disks.ts";
import type { ConnectedPlace } from "./place/place-connection.ts";
import { asHttpError } from "./place/place-errors.ts";
import {
  createRestoreElsewhere,
  type Elsewhere,
  type RestoreElsewhereDeps,
  type WantedCopy,
} from "./restore/restore-elsewhere.ts";

type Parts = ChosenPlaceDeps & CopyRunsDeps & RestoreElsewhereDeps;
interface CopiesDeps extends Omit<Parts, "place" | "backups"> {
  readonly backups: Pick<BackupService, "list" | "make" | "restore">;
}

/** The key of the copies, as age writes it and as the words that a family prints. */
interface BackupKey {
  readonly key: string;
  readonly words: string[];
}

/** Copies backups to a second place, reads them again, and restores from one. */
export interface CopyService {
  state(): BackupPlaceState;
  setUp(access: BackupPlaceAccess): Promise<BackupPlace>;
  forget(): void;
  /** Makes a backup and copies it; the state says how it went. */
  copyNow(): BackupPlace;
  rehearseNow(): BackupPlace;
  /** The family's key, to print; 404 where there is none. */
  key(): Promise<BackupKey>;
  listElsewhere(from: Elsewhere): Promise<ListedCopy[]>;
  restore(wanted: WantedCopy): Promise<string>;
  /** Copies the newest backup where it isn't copied yet. */
  copyIfDue(): Promise<void>;
  rehearse(): Promise<void>;
  notices(): WallNotice[];
  /** Ends what runs; what it had begun at the place doesn't count. */
  stop(): Promise<void>;
}

/** Tries a place and makes it the one that is copied to. */
const setUpPlace = async (
  { worker, folders }: CopiesDeps,
  place: ChosenPlace,
  access: BackupPlaceAccess,
): Promise<BackupPlace> => {
  const identity = await ensureBackupIdentity(folders.configDir);
  const job = { ...place.job(access, identity), do: "setUp" } as const;
  const { id, device, sameDisk } = await worker.run(job);
  const chosen = { access, known: { id, device } };
  place.choose(chosen, sameDisk);
  return place.view(chosen, false);
};

const readKey = async (configDir: string): Promise<BackupKey> => {
  const key = readBackupIdentity(configDir);
  if (key === null) throw new NotFound("backup key");
  return { key, words: (await wordsOfIdentity(key)).split(" ") };
};

/** Opens the copies of a data folder. */
export const createCopies = (deps: CopiesDeps): CopyService => {
  const { folders, clock, worker, oneAtATime } = deps;
  const countRequest = createRateLimit({
    ...{ clock, most: 12, withinMs: 10 * 60_000, message: apiSentence("tooMany.backups") },
  });
  const place = createChosenPlace(deps);
  const runs = createCopyRuns({ ...deps, place });
  const elsewhere = createRestoreElsewhere({ ...deps, place });
  const asked = <T>(work: () => Promise<T>): Promise<T> =>
    oneAtATime.run(async () => {
      countRequest();
      try {
        return await work();
      } catch (error) {
        throw asHttpError(error);
      }
    });
  /** Its outcome is in the state, which screens read. */
  const inBackground = (run: (at: ConnectedPlace) => Promise<void>): BackupPlace => {
    const found = place.require();
    if (oneAtATime.isBusy()) throw new Conflict("backupRunning", apiSentence("backupRunning"));
    countRequest();
    run(found).catch(() => undefined);
    return place.view(found, runs.isRunning());
  };
  return {
    state: () => {
      const found = place.find();
      return {
        place: found === null ? null : place.view(found, runs.isRunning()),
        disks: findDisks({ root: folders.dataDir }),
        restoring: elsewhere.state(),
      };
    },
    setUp: (access) => asked(() => setUpPlace(deps, place, access)),
    forget: place.forget,
    copyNow: () => inBackground(runs.copyNew),
    rehearseNow: () => inBackground(runs.rehearse),
    key: () => readKey(folders.configDir),
    listElsewhere: (from) => asked(() => elsewhere.list(from)),
    restore: (wanted) => asked(() => elsewhere.restore(wanted)),
    copyIfDue: runs.copyIfDue,
    rehearse: runs.rehearseIfCopied,
    notices: place.notices,
    stop: async () => {
      place.stop();
      await worker.stop();
      await oneAtATime.ended();
    },
  };
};
