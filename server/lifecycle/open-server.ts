import { readFileSync } from "node:fs";
import type { DestinationStream } from "pino";
import * as z from "zod";
import type { WallNotice } from "#contract/meta.ts";
import { electronHostNotices, type ElectronHost } from "../composition/electron-host.ts";
import type { Environment } from "../config/env.ts";
import { type WatchedCertificate, watchCertificate } from "../config/watch-certificate.ts";
import type { Clock } from "../platform/clock.ts";
import type { Directories } from "../platform/directories.ts";
import { createLog, keepRecentLogLines } from "../platform/log.ts";
import { lockDataDir } from "./data-lock.ts";
import { openAfterRestore } from "./finish-restore.ts";
import { openBackups } from "./open-backups.ts";
import { openContext, type OpenContext } from "./open-context.ts";
import { createRequestGate } from "./request-gate.ts";
import { dataFoldersOf, loadCurrentConfig, readStartEnvironment } from "./start-configuration.ts";

interface OpenServerOptions {
  readonly env: Environment;
  readonly directories: Directories;
  readonly clock: Clock;
  readonly logTo?: DestinationStream;
  readonly electronHost?: ElectronHost;
  readonly pinCost?: number;
  /** Called once a restore is staged, to be applied by the next start. */
  readonly restart: () => void;
}

const shippedVersion = (packageFile: string): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, "utf8"))).version;

/** Opens the server on its folders, exclusively, with everything but its port. Throws a ConfigError. */
export const openServer = async (options: OpenServerOptions) => {
  const { directories, clock, electronHost = null, pinCost, restart } = options;
  const env = readStartEnvironment(options);
  const folders = dataFoldersOf(env);
  const version = shippedVersion(directories.packageFile);
  const lastLines = keepRecentLogLines(options.logTo);
  const log = createLog(env.LOG_LEVEL, lastLines);
  const unlockDataDir = lockDataDir(env.DATA_DIR);

  let certificate: WatchedCertificate | null = null;
  let context: OpenContext;
  const gate = createRequestGate((request, response) => context.app(request, response));
  const backups = openBackups({
    ...{ folders, directories, clock, version, gate, restart },
    unlockMembers: env.BUDGET_UNLOCK_MEMBERS,
  });
  const notices = (): WallNotice[] => [
    ...backups.notices(),
    ...(certificate?.notices(clock.now()) ?? []),
    ...electronHostNotices(electronHost),
  ];
  const open = (heal: boolean): Promise<OpenContext> =>
    openContext({
      database: { ...folders, migrationsDir: directories.migrations, version, clock, log, heal },
      context: {
        ...{ given: options.env, config: loadCurrentConfig(options), directories, clock, version },
        ...{ log, lastLines, backups, electronHost, notices, pinCost },
      },
    });
  try {
    if (env.TLS !== null) certificate = watchCertificate(env.TLS, log, clock.now());
    context = await openAfterRestore({ folders, clock, log, open });
  } catch (error) {
    certificate?.stop();
    unlockDataDir();
    throw error;
  }

  return {
    ...{ env, log, certificate, enter: gate.handle, setupCode: context.setupCode },
    backUp: async (): Promise<void> => {
      await backups.make("nightly", context.backupDetails());
    },
    /** Starts scheduled jobs and deliveries; called once the port is open. */
    begin: context.begin,
    /** Ends live streams, deliveries to outside services and a backup that is being made. */
    drain: async (): Promise<void> => {
      await backups.stop();
      await context.stopDeliveries();
      context.hub.stop();
    },
    /** Puts everything into the database file. */
    stop: async (): Promise<void> => {
      certificate?.stop();
      try {
        await context.close();
      } finally {
        unlockDataDir();
      }
    },
  };
};
