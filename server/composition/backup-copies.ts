import type { Logger } from "pino";
import type { ConnectionStore } from "../config/connection-store.ts";
import { readConnections, writeConnections } from "../config/connections.ts";
import { type CopyService, createCopies } from "../features/backups/copies/copies.ts";
import { createCopyWorker } from "../features/backups/copies/worker-host.ts";
import type { BackupDetails, BackupService } from "../features/backups/backups.ts";
import type { ContactedHosts } from "../features/settings/contacted-hosts.ts";
import { dirname } from "node:path";
import type { Env } from "../config/env.ts";
import { ConfigError } from "../platform/config-error.ts";
import { DamagedBackup } from "../db/backups/stage-restore.ts";
import type { Clock } from "../platform/clock.ts";
import type { Directories } from "../platform/directories.ts";

interface BackupCopiesDeps {
  readonly env: Env;
  readonly directories: Directories;
  readonly clock: Clock;
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

/** Opens the second place of backups; part of the composition root. */
export const openBackupCopies = (deps: BackupCopiesDeps): CopyService => {
  const { env, directories, clock, log, backups, backupDetails, connections } = deps;
  const noteHost = deps.contacts.recorderFor("backups");
  return createCopies({
    folders: { dataDir: env.DATA_DIR, configDir: env.CONFIG_DIR },
    programDirs: [dirname(directories.packageFile)],
    migrationsDir: directories.migrations,
    ...{ clock, log, backups, details: backupDetails, connections, mergeConnections },
    worker: createCopyWorker(directories.worker("copy-worker"), noteHost),
    changed: deps.changed,
  });
};
