import type {
  BackupPlace,
  BackupPlaceAccess,
  BackupPlaceProblem,
} from "#contract/backup-places.ts";
import type { WallNotice } from "#contract/wall-notice.ts";
import type { DataFolders } from "../../../../db/backups/make-backup.ts";
import { apiSentence } from "../../../../platform/api-sentence.ts";
import type { Clock } from "../../../../platform/clock.ts";
import { Conflict, NotFound } from "../../../../platform/errors.ts";
import { readBackupIdentity } from "../backup-identity.ts";
import {
  type ConnectedPlace,
  noPlaceValues,
  placeOfValues,
  placeValues,
} from "./place-connection.ts";
import {
  type PlaceRecord,
  readPlaceRecord,
  removePlaceRecord,
  withProblem,
  writePlaceRecord,
} from "./place-record.ts";
import { noticesOfPlace, viewOfPlace } from "./place-view.ts";

type Values = Readonly<Record<string, string | null>>;

export interface ChosenPlaceDeps {
  readonly folders: DataFolders;
  /** The program's own folders, which hold no copies. */
  readonly programDirs: readonly string[];
  readonly clock: Clock;
  readonly connections: {
    variables(): Readonly<Record<string, string | undefined>>;
    put(values: Values): void;
  };
  /** Tells the screens that the place's state is another one. */
  readonly changed: () => void;
}

/** The second place that a parent chose, and what is known of its copies. */
export interface ChosenPlace {
  find(): ConnectedPlace | null;
  /** Throws 404 where none is chosen. */
  require(): ConnectedPlace;
  choose(place: ConnectedPlace, sameDisk: boolean): void;
  forget(): void;
  view(place: ConnectedPlace, isCopying: boolean): BackupPlace;
  notices(): WallNotice[];
  record(): PlaceRecord;
  /** Notes what became otherwise. */
  note(now: Partial<PlaceRecord>): void;
  /** Notes since when tries fail. */
  noteProblem(code: BackupPlaceProblem): void;
  /** Tells the screens that something about it is otherwise. */
  tell(): void;
  /** What every job of the worker needs; with the family's own key where no other one is named. */
  job(access: BackupPlaceAccess, identity?: string): ReturnType<typeof jobOf>;
  /** Notes and tells nothing more: what the end of the server cuts off says nothing about the place. */
  stop(): void;
}

const jobOf = (
  { folders, programDirs }: ChosenPlaceDeps,
  access: BackupPlaceAccess,
  identity: string,
) => ({ ...folders, access, identity, programDirs });

const ownIdentity = (configDir: string): string => {
  const identity = readBackupIdentity(configDir);
  // Without the key on this machine nothing that is there could be read again.
  if (identity === null) throw new Conflict("backupKeyWrong", apiSentence("backupKeyWrong"));
  return identity;
};

/** Opens the place that the connections name. */
export const createChosenPlace = (deps: ChosenPlaceDeps): ChosenPlace => {
  const { clock, connections } = deps;
  const { dataDir, configDir } = deps.folders;
  let isStopped = false;
  const find = (): ConnectedPlace | null => placeOfValues(connections.variables());
  const emptyRecord = (sameDisk: boolean): PlaceRecord => ({
    ...{ since: clock.now(), sameDisk, lastCopy: null, problem: null, rehearsal: null },
  });
  const record = (): PlaceRecord => readPlaceRecord(dataDir) ?? emptyRecord(false);
  const tell = (): void => {
    if (!isStopped) deps.changed();
  };
  const write = (now: PlaceRecord): void => {
    if (isStopped) return;
    writePlaceRecord(dataDir, now);
    tell();
  };
  return {
    ...{ find, record, tell },
    require: () => {
      const place = find();
      if (place === null) throw new NotFound("backup place");
      return place;
    },
    choose: (place, sameDisk) => {
      connections.put(placeValues(place));
      write(emptyRecord(sameDisk));
    },
    forget: () => {
      connections.put(noPlaceValues);
      removePlaceRecord(dataDir);
    },
    view: ({ access }, isCopying) => viewOfPlace(access, record(), { isCopying, now: clock.now() }),
    notices: () => {
      const place = find();
      return place === null ? [] : noticesOfPlace(place.access, record(), clock.now());
    },
    note: (now) => write({ ...record(), ...now }),
    noteProblem: (code) => write(withProblem(record(), code, clock.now())),
    job: (access, identity = ownIdentity(configDir)) => jobOf(deps, access, identity),
    stop: () => {
      isStopped = true;
    },
  };
};
