import type { BackupPlaceAccess, BackupPlaceState } from "#contract/backup-places.ts";
import { dropFetched } from "../../../../db/backups/fetched.ts";
import type { DataFolders } from "../../../../db/backups/make-backup.ts";
import { isBackupName } from "../../../../db/backups/manifest.ts";
import { apiSentence } from "../../../../platform/api-sentence.ts";
import { type Clock, iso } from "../../../../platform/clock.ts";
import { HttpError, InvalidInput, NotFound } from "../../../../platform/errors.ts";
import type { BackupDetails, BackupService } from "../../backups.ts";
import type { RestoreRequestId } from "../../prepare-restore.ts";
import { adoptPlace } from "../place/adopt-place.ts";
import { parseBackupKey } from "../backup-identity.ts";
import type { ChosenPlace } from "../place/chosen-place.ts";
import type { ListedCopy } from "../copy-jobs.ts";
import { placeValues } from "../place/place-connection.ts";
import { asHttpError, problemOf } from "../place/place-errors.ts";
import type { CopyWorker } from "../worker-host.ts";

type Values = Readonly<Record<string, string | null>>;
type Restoring = BackupPlaceState["restoring"];

export interface RestoreElsewhereDeps {
  readonly place: ChosenPlace;
  readonly folders: DataFolders;
  readonly clock: Clock;
  readonly worker: CopyWorker;
  readonly backups: Pick<BackupService, "restore">;
  readonly details: () => BackupDetails;
  readonly mergeConnections: (configDir: string, values: Values) => void;
}

/** A place and a key as somebody typed them, to restore from. */
export interface Elsewhere {
  readonly place: BackupPlaceAccess;
  readonly key: string;
}

export interface WantedCopy extends Elsewhere {
  readonly name: string;
  readonly acceptForeign: boolean;
  readonly request: RestoreRequestId | null;
}

/** Finds copies at any place, and restores one. */
interface RestoreElsewhere {
  list(from: Elsewhere): Promise<ListedCopy[]>;
  restore(wanted: WantedCopy): Promise<string>;
  /** The restore that runs or that failed last, for whoever no longer waits for its answer. */
  state(): Restoring;
}

const identityOf = async (key: string): Promise<string> => {
  const identity = await parseBackupKey(key);
  if (identity === null) throw new InvalidInput("key", apiSentence("invalid.backupKey"));
  return identity;
};

const codeOf = (error: unknown) => {
  const known = asHttpError(error);
  return known instanceof HttpError ? known.details.code : problemOf(error);
};

/** Opens restores from places that somebody names. */
export const createRestoreElsewhere = (deps: RestoreElsewhereDeps): RestoreElsewhere => {
  const { place, folders, clock, worker, backups, details, mergeConnections } = deps;
  let state: Restoring = null;
  const tell = (now: Restoring): void => {
    state = now;
    place.tell();
  };
  const fetchAndRestore = async (wanted: WantedCopy, identity: string): Promise<string> => {
    const { name, place: access, acceptForeign, request } = wanted;
    const known = await worker.run({ ...place.job(access, identity), do: "fetch", name });
    const values = placeValues({ access, known: { id: known.id, device: known.device } });
    adoptPlace({ ...folders, identity, values, mergeConnections });
    return backups.restore({ name, acceptForeign, fetched: true, request }, details());
  };
  return {
    state: () => state,
    list: async ({ place: access, key }) =>
      (await worker.run({ ...place.job(access, await identityOf(key)), do: "list" })).items,
    restore: async (wanted) => {
      const identity = await identityOf(wanted.key);
      if (!isBackupName(wanted.name)) throw new NotFound("backup");
      const begun = { name: wanted.name, since: iso(clock.now()) };
      tell({ ...begun, problem: null });
      try {
        return await fetchAndRestore(wanted, identity);
      } catch (error) {
        dropFetched(folders);
        tell({ ...begun, problem: codeOf(error) });
        throw error;
      }
    },
  };
};
