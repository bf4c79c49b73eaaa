import type { Logger } from "pino";
import type {
  BackupDisk,
  BackupPlace,
  BackupPlaceAccess,
  BackupPlaceProblem,
} from "#contract/backup-places.ts";
import type { WallNotice } from "#contract/meta.ts";
import { createRateLimit } from "../../../http/rate-limit.ts";
import { dropFetched } from "../../../db/backups/fetched.ts";
import type { DataFolders } from "../../../db/backups/make-backup.ts";
import { apiSentence } from "../../../platform/api-sentence.ts";
import type { Clock } from "../../../platform/clock.ts";
import { Conflict, InvalidInput, NotFound } from "../../../platform/errors.ts";
import type { BackupDetails, BackupService } from "../backups.ts";
import type { RestoreRequestId } from "../prepare-restore.ts";
import { adoptPlace } from "./adopt-place.ts";
import {
  ensureBackupIdentity,
  parseBackupKey,
  readBackupIdentity,
  wordsOfIdentity,
} from "./backup-identity.ts";
import type { ListedCopy } from "./copy-jobs.ts";
import { findDisks } from "./find-disks.ts";
import {
  type ConnectedPlace,
  noPlaceValues,
  placeOfValues,
  placeValues,
} from "./place-connection.ts";
import { noticesOfPlace, viewOfPlace } from "./place-view.ts";
import { asHttpError, problemOf } from "./place-errors.ts";
import {
  type PlaceRecord,
  readPlaceRecord,
  removePlaceRecord,
  withProblem,
  writePlaceRecord,
} from "./place-record.ts";
import type { CopyWorker } from "./worker-host.ts";

type Values = Readonly<Record<string, string | null>>;

interface CopiesDeps {
  readonly folders: DataFolders;
  /** The program's own folders, which hold no copies. */
  readonly programDirs: readonly string[];
  readonly migrationsDir: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly worker: CopyWorker;
  readonly backups: Pick<BackupService, "list" | "make" | "restore">;
  readonly details: () => BackupDetails;
  readonly connections: {
    variables(): Readonly<Record<string, string | undefined>>;
    put(values: Values): void;
  };
  readonly mergeConnections: (configDir: string, values: Values) => void;
  /** Tells the screens that the place's state is another one. */
  readonly changed: () => void;
}

/** A place and a key as somebody typed them, to restore from. */
interface Elsewhere {
  readonly place: BackupPlaceAccess;
  readonly key: string;
}

interface WantedCopy extends Elsewhere {
  readonly name: string;
  readonly acceptForeign: boolean;
  readonly request: RestoreRequestId | null;
}

/** Copies backups to a second place, reads them again, and restores from one. */
export interface CopyService {
  state(): { readonly place: BackupPlace | null; readonly disks: BackupDisk[] };
  setUp(access: BackupPlaceAccess): Promise<BackupPlace>;
  forget(): void;
  /** Makes a backup and copies it; the state says how it went. */
  copyNow(): BackupPlace;
  rehearseNow(): BackupPlace;
  /** The family's key, to print; 404 where there is none. */
  key(): { readonly key: string; readonly words: string[] };
  listElsewhere(from: Elsewhere): Promise<ListedCopy[]>;
  restore(wanted: WantedCopy): Promise<string>;
  /** Copies the newest backup where it isn't copied yet. */
  copyIfDue(): Promise<void>;
  rehearse(): Promise<void>;
  notices(): WallNotice[];
  /** Ends what runs; what it had begun at the place doesn't count. */
  stop(): Promise<void>;
}

/** What is called `place` by an id that this machine has none of. */
const placeNotFound = (): NotFound => new NotFound("backup place");

/** Opens the copies of a data folder. */
export const createCopies = (deps: CopiesDeps): CopyService => {
  const { folders, programDirs, migrationsDir, clock, log, worker, backups, details } = deps;
  const { dataDir, configDir } = folders;
  const countRequest = createRateLimit({
    ...{ clock, most: 12, withinMs: 10 * 60_000, message: apiSentence("tooMany.backups") },
  });
  let running: Promise<void> | null = null;
  let isStopped = false;

  const connected = (): ConnectedPlace | null => placeOfValues(deps.connections.variables());
  const requirePlace = (): ConnectedPlace => {
    const place = connected();
    if (place === null) throw placeNotFound();
    return place;
  };
  const recordOf = (): PlaceRecord =>
    readPlaceRecord(dataDir) ?? {
      ...{ since: clock.now(), sameDisk: false, lastCopy: null, problem: null, rehearsal: null },
    };
  const note = (record: PlaceRecord): void => {
    // What is cut off by the end of the server says nothing about the place.
    if (isStopped) return;
    writePlaceRecord(dataDir, record);
    deps.changed();
  };
  const view = ({ access }: ConnectedPlace): BackupPlace =>
    viewOfPlace(access, recordOf(), { isCopying: running !== null, now: clock.now() });
  const jobOf = (access: BackupPlaceAccess, identity: string) => ({
    ...{ ...folders, access, identity, programDirs },
  });
  const ownIdentity = (): string => {
    const identity = readBackupIdentity(configDir);
    // Without the key on this machine nothing that is there could be read again.
    if (identity === null) throw new Conflict("backupKeyWrong", apiSentence("backupKeyWrong"));
    return identity;
  };
  const asked = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running !== null) throw new Conflict("backupRunning", apiSentence("backupRunning"));
    countRequest();
    try {
      return await work();
    } catch (error) {
      throw asHttpError(error);
    }
  };

  const newestBackup = async (): Promise<string | null> => {
    const items = await backups.list();
    const usable = items.find(
      ({ kind, verified, madeHere }) =>
        verified && madeHere && (kind === "nightly" || kind === "manual"),
    );
    return usable?.name ?? null;
  };
  const copy = async ({ access, known }: ConnectedPlace, name: string): Promise<void> => {
    const { timeZone } = details();
    const job = { ...jobOf(access, ownIdentity()), do: "copy", known, name, timeZone } as const;
    const { bytes } = await worker.run(job);
    note({ ...recordOf(), lastCopy: { backup: name, at: clock.now(), bytes }, problem: null });
  };
  const failed = (error: unknown): BackupPlaceProblem => {
    const code = problemOf(error);
    log.warn({ err: error, code }, "a copy of the backups failed");
    return code;
  };
  const rehearseAt = async ({ access, known }: ConnectedPlace): Promise<void> => {
    const job = { ...jobOf(access, ownIdentity()), do: "rehearse", known, migrationsDir } as const;
    const report = await worker.run(job).then(
      ({ name, files, bytes }) => ({ backup: name, files, bytes, problem: null }),
      (error: unknown) => ({
        ...{ backup: recordOf().lastCopy?.backup ?? "", files: 0, bytes: 0 },
        problem: failed(error),
      }),
    );
    note({ ...recordOf(), rehearsal: { at: clock.now(), ...report } });
  };
  /** Runs one thing at a time with the place; its failure is noted, and thrown to whoever waits. */
  const start = (work: () => Promise<void>): Promise<void> => {
    if (running !== null) throw new Conflict("backupRunning", apiSentence("backupRunning"));
    const attempt = async (): Promise<void> => {
      try {
        await work();
      } catch (error) {
        note(withProblem(recordOf(), failed(error), clock.now()));
        throw error;
      }
    };
    running = attempt().finally(() => {
      running = null;
      if (!isStopped) deps.changed();
    });
    return running;
  };
  /** Its outcome is in the state, which screens read. */
  const inBackground = (work: () => Promise<void>): void => {
    countRequest();
    start(work).catch(() => undefined);
  };
  const identityOf = (key: string): string => {
    const identity = parseBackupKey(key);
    if (identity === null) throw new InvalidInput("key", apiSentence("invalid.backupKey"));
    return identity;
  };

  return {
    state: () => {
      const place = connected();
      return {
        place: place === null ? null : view(place),
        disks: findDisks({ root: dataDir }),
      };
    },
    setUp: (access) =>
      asked(async () => {
        const identity = await ensureBackupIdentity(configDir);
        const { id, device, sameDisk } = await worker.run({
          ...{ ...jobOf(access, identity), do: "setUp" },
        });
        const place = { access, known: { id, device } };
        deps.connections.put(placeValues(place));
        const since = clock.now();
        note({ since, sameDisk, lastCopy: null, problem: null, rehearsal: null });
        return view(place);
      }),
    forget: () => {
      deps.connections.put(noPlaceValues);
      removePlaceRecord(dataDir);
    },
    copyNow: () => {
      const place = requirePlace();
      inBackground(async () => copy(place, (await backups.make("manual", details())).name));
      return view(place);
    },
    rehearseNow: () => {
      const place = requirePlace();
      inBackground(() => rehearseAt(place));
      return view(place);
    },
    key: () => {
      const key = readBackupIdentity(configDir);
      if (key === null) throw new NotFound("backup key");
      return { key, words: wordsOfIdentity(key).split(" ") };
    },
    listElsewhere: ({ place, key }) => {
      const identity = identityOf(key);
      return asked(async () => (await worker.run({ ...jobOf(place, identity), do: "list" })).items);
    },
    restore: ({ place: access, key, name, acceptForeign, request }) => {
      const identity = identityOf(key);
      return asked(async () => {
        try {
          const job = jobOf(access, identity);
          await worker.run({ ...job, do: "fetch", name });
          const { id, device } = await worker.run({ ...job, do: "setUp" });
          const values = placeValues({ access, known: { id, device } });
          adoptPlace({ ...folders, identity, values, mergeConnections: deps.mergeConnections });
          const wanted = { name, acceptForeign, fetched: true, request };
          return await backups.restore(wanted, details());
        } catch (error) {
          dropFetched({ dataDir });
          throw error;
        }
      });
    },
    copyIfDue: async () => {
      const place = connected();
      if (place === null || running !== null) return;
      const name = await newestBackup();
      if (name === null || recordOf().lastCopy?.backup === name) return;
      await start(() => copy(place, name));
    },
    rehearse: async () => {
      const place = connected();
      if (place !== null && running === null && recordOf().lastCopy !== null)
        await start(() => rehearseAt(place));
    },
    notices: () => {
      const place = connected();
      if (place === null) return [];
      return noticesOfPlace(place.access, recordOf(), clock.now());
    },
    stop: async () => {
      isStopped = true;
      await worker.stop();
      await running?.catch(() => undefined);
    },
  };
};
