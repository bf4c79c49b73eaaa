import { mkdirSync, rmSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { dropFetched, fetchedDirs } from "../../../db/backups/fetched.ts";
import type { DataFolders } from "../../../db/backups/make-backup.ts";
import { createRateLimit } from "../../../http/rate-limit.ts";
import { apiSentence } from "../../../platform/api-sentence.ts";
import type { Clock } from "../../../platform/clock.ts";
import { Conflict, HttpError } from "../../../platform/errors.ts";
import type { BackupDetails, BackupService } from "../backups.ts";
import type { OneAtATime } from "../copies/one-at-a-time.ts";
import type { RestoreRequestId } from "../prepare-restore.ts";
import { DamagedExport, NewerExport } from "./damaged-export.ts";
import type { ImportWorker } from "./import-worker-host.ts";
import { receiveArchive } from "./receive-archive.ts";

export interface FamilyImportDeps {
  readonly folders: DataFolders;
  readonly migrationsDir: string;
  readonly clock: Clock;
  readonly version: string;
  readonly worker: ImportWorker;
  readonly backups: Pick<BackupService, "restoreMade">;
  readonly details: () => BackupDetails;
  /** An import lies where a copy from a second place is fetched to. */
  readonly oneAtATime: OneAtATime;
}

/** Puts an export in the place of what the family has. */
export interface FamilyImport {
  /** Resolves with the restore point's name, before the restart; 400 `exportDamaged` where something of the archive is wrong. */
  run(request: IncomingMessage, id: RestoreRequestId | null): Promise<string>;
  stop(): Promise<void>;
}

const asHttpError = (error: unknown): unknown => {
  if (error instanceof NewerExport) return new Conflict("exportNewer", apiSentence("exportNewer"));
  if (!(error instanceof DamagedExport)) return error;
  const { field, message: why } = error;
  return new HttpError(400, apiSentence("exportDamaged", { field, why }), {
    code: "exportDamaged",
    field,
  });
};

/** Opens the import of a house. */
export const createFamilyImport = (deps: FamilyImportDeps): FamilyImport => {
  const { folders, migrationsDir, clock, version, worker, backups, details, oneAtATime } = deps;
  const message = apiSentence("tooMany.backups");
  const countRequest = createRateLimit({ clock, most: 6, withinMs: 10 * 60_000, message });

  let arriving: IncomingMessage | null = null;

  const take = async (request: IncomingMessage, id: RestoreRequestId | null): Promise<string> => {
    countRequest();
    const { dir } = fetchedDirs(folders);
    const archive = join(dir, "family.zip");
    try {
      dropFetched(folders);
      mkdirSync(dir, { recursive: true, mode: 0o700 });
      arriving = request;
      await receiveArchive(request, archive, folders.dataDir).finally(() => {
        arriving = null;
      });
      const { schemaVersion } = details();
      // A phone that is revoked, or a PIN that changes, while photos are unpacked would come back with what was read before.
      return await backups.restoreMade(async () => {
        const job = { ...folders, archive, migrationsDir, at: clock.now(), version, schemaVersion };
        const name = await worker.run(job);
        rmSync(archive, { force: true });
        // It was checked as one from elsewhere is, and made here of what held.
        return { name, acceptForeign: false, fetched: true, request: id };
      }, details());
    } catch (error) {
      dropFetched(folders);
      throw asHttpError(error);
    }
  };
  return {
    run: (request, id) => oneAtATime.run(() => take(request, id)),
    stop: async () => {
      arriving?.destroy();
      await worker.stop();
    },
  };
};
