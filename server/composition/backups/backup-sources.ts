import type { Logger } from "pino";
import type { ConnectionStore } from "../../config/connection-store.ts";
import { readConnections, writeConnections } from "../../config/connections-file.ts";
import { type CopyService, createCopies } from "../../features/backups/copies/copies.ts";
import { createOneAtATime } from "../../features/backups/copies/one-at-a-time.ts";
import { createCopyWorker } from "../../features/backups/copies/worker-host.ts";
import type { BackupDetails, BackupService } from "../../features/backups/backups.ts";
import {
  createFamilyImport,
  type FamilyImport,
} from "../../features/backups/import/import-family.ts";
import { createImportWorker } from "../../features/backups/import/import-worker-host.ts";
import type { ContactedHosts } from "../../features/settings/contacted-hosts.ts";
import { dirname } from "node:path";
import type { Env } from "../../config/env.ts";
import { ConfigError } from "../../platform/config-error.ts";
import { DamagedBackup } from "../../db/backups/stage-restore.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Directories } from "../../platform/directories.ts";

interface BackupSourcesDeps {
  readonly env: Env;
  readonly directories: Directories;
  readonly clock: Clock;
  readonly version: string;
  readonly log: Logger;
  readonly backups: BackupService;
  readonly backupDetails: () => BackupDetails;
  readonly connections: ConnectionStore;
  readonly contacts: ContactedHosts;
  /** Tells the screens that the settings are others. */
  readonly changed: () => void;
}

/** Writes the place over the connections that a copy brought; what can't be read makes it a damaged one. */
const mergeConnections = (
  configDir: string,
  values: Readonly<Record<string, string | null>>,
): void => {
  try {
    const merged = Object.entries({ ...readConnections(configDir), ...values });
    writeConnections(
      configDir,
      Object.fromEntries(
        merged.flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
      ),
    );
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new DamagedBackup("its connections can't be read", { cause: error });
  }
};

/** What brings a family back, or in, from outside of this machine. */
interface BackupSources {
  readonly copies: CopyService;
  readonly familyImport: FamilyImport;
}

/** Opens the second place of backups, and the import of exports; part of the composition root. */
export const openBackupSources = (deps: BackupSourcesDeps): BackupSources => {
  const { env, directories, clock, version, log, backups, backupDetails, connections } = deps;
  const noteHost = deps.contacts.recorderFor("backups");
  const shared = {
    folders: { dataDir: env.DATA_DIR, configDir: env.CONFIG_DIR },
    migrationsDir: directories.migrations,
    oneAtATime: createOneAtATime(),
    ...{ clock, backups, details: backupDetails },
  };
  const copies = createCopies({
    ...shared,
    programDirs: [dirname(directories.packageFile)],
    ...{ log, connections, mergeConnections, changed: deps.changed },
    worker: createCopyWorker(directories.worker("copy-worker"), noteHost),
  });
  const familyImport = createFamilyImport({
    ...{ ...shared, version },
    worker: createImportWorker(directories.worker("import-worker")),
  });
  const stop = async (): Promise<void> => {
    await Promise.all([familyImport.stop(), copies.stop()]);
  };
  return { copies: { ...copies, stop }, familyImport };
};
