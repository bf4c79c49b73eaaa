import { readFileSync } from "node:fs";
import type { DestinationStream } from "pino";
import * as z from "zod";
import type { WallNotice } from "#contract/wall-notice.ts";
import { electronHostNotices, type ElectronHost } from "../composition/electron-host.ts";
import type { Environment } from "../config/env.ts";
import { type WatchedCertificate, watchCertificate } from "../config/watch-certificate.ts";
import type { OpenFamilyDatabase } from "../db/open-family-database.ts";
import type { Clock } from "../platform/clock.ts";
import type { Directories } from "../platform/directories.ts";
import { OutOfOrder } from "../platform/errors.ts";
import { isOnReadOnlyDisk } from "../platform/read-only-disk.ts";
import { createLog, keepRecentLogLines } from "../platform/log.ts";
import { lockDataDir } from "./data-lock.ts";
import { createDiskGuard, type DiskGuard, type InMemoryBecause } from "./disk-guard.ts";
import { openBackups } from "./open-backups.ts";
import { keepFilesPrivate } from "./private-files.ts";
import { openHouseHttps } from "./open-house-https.ts";
import { openContext, type OpenContext } from "./open-context.ts";
import { openDespiteDisk } from "./open-despite-disk.ts";
import { createRequestGate } from "./request-gate.ts";
import { createWhileNobodyWrites } from "./while-nobody-writes.ts";
import { dataFoldersOf, loadCurrentConfig, readStartEnvironment } from "./start-configuration.ts";

interface OpenServerOptions {
  readonly env: Environment;
  readonly directories: Directories;
  readonly clock: Clock;
  readonly logTo?: DestinationStream;
  readonly electronHost?: ElectronHost;
  readonly pinCost?: number;
  /** Called where only the next start can go on: a restore is staged, or the database has to be recovered. */
  readonly restart: () => void;
}

/** How long requests that are on their way are refused before a restart cuts their connections, in ms. */
const refuseForMs = 100;

const shippedVersion = (packageFile: string): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, "utf8"))).version;

/** Opens the server on its folders, exclusively, with everything but its port. Throws a ConfigError. */
export const openServer = async (options: OpenServerOptions) => {
  const { directories, clock, electronHost = null, pinCost } = options;
  const env = readStartEnvironment(options);
  const folders = dataFoldersOf(env);
  const version = shippedVersion(directories.packageFile);
  const lastLines = keepRecentLogLines(options.logTo);
  const log = createLog(env.LOG_LEVEL, lastLines);
  const isReadOnly = isOnReadOnlyDisk(env.DATA_DIR);
  // Where nobody can write, nobody has to be kept away.
  const unlockDataDir = isReadOnly ? (): void => undefined : lockDataDir(env.DATA_DIR);
  const protect = () => (isReadOnly ? [] : keepFilesPrivate(folders));
  // The folder before anything is opened in it, and what opening made.
  let unprotected = protect();

  let certificate: WatchedCertificate | null = null;
  let context: OpenContext;
  let disk: DiskGuard | null = null;
  const gate = createRequestGate((request, response) => context.app(request, response));
  let isRunning = false;
  // A server that is being stopped must not be followed by a second one.
  const restart = (): void => {
    if (isRunning) options.restart();
  };
  const startAgain = (): void => {
    gate.refuse(() => true);
    // What threw the error answers its own request first, and whoever asks just now hears why.
    setTimeout(restart, refuseForMs).unref();
  };
  let damageWaitMs = 0;
  const startAfterDamage = (): void => {
    if (damageWaitMs === 0) return startAgain();
    log.error({ waitMs: damageWaitMs }, "the database was damaged before; the restart waits");
    gate.refuse(() => true);
    setTimeout(restart, damageWaitMs).unref();
  };
  const onDamage = (error: unknown, waitMs: number): void => {
    damageWaitMs = waitMs;
    const whatNext = isRunning ? "the server restarts to replace it" : "a start replaces it";
    log.error({ err: error }, `the database is damaged; ${whatNext}`);
    if (isRunning) startAfterDamage();
  };
  const backups = openBackups({
    ...{ folders, directories, clock, version, gate, restart },
    requireOwnFiles: () => {
      context.damage.look();
      if (context.damage.isSeen()) throw new OutOfOrder();
    },
    onMakingFailed: (error) => context.damage.report(error),
    stagedConfig: {
      unlockMembers: env.BUDGET_UNLOCK_MEMBERS,
      firstPins: env.memberPins,
      parentHasPin: () => context.parentHasPin(),
    },
  });
  const houseHttps = await openHouseHttps({
    ...{ env, clock, log },
    changed: () => {
      if (isRunning) void context.hub.announce(["settings"]);
    },
  });
  const notices = (): WallNotice[] => [
    ...(disk?.notices() ?? []),
    ...backups.notices(),
    ...(certificate?.notices(clock.now()) ?? []),
    ...houseHttps.notices(),
    ...electronHostNotices(electronHost),
    ...unprotected,
  ];
  const openOn = (database: () => OpenFamilyDatabase, inMemory: InMemoryBecause | null) => {
    disk = createDiskGuard({
      ...{ dataDir: env.DATA_DIR, inMemory, log, restart: startAgain },
      changed: () => void context.hub.announce(["settings"]),
    });
    return openContext({
      database,
      context: {
        ...{ given: options.env, config: loadCurrentConfig(options), directories, clock, version },
        ...{ log, lastLines, backups, electronHost, notices, pinCost, houseHttps },
        ...{ isStored: inMemory === null, disk, restart: startAgain },
        whileNobodyWrites: createWhileNobodyWrites(gate),
      },
    });
  };
  try {
    if (env.TLS !== null) certificate = watchCertificate(env.TLS, log, clock.now());
    context = await openDespiteDisk({
      ...{ ...folders, migrationsDir: directories.migrations, version, clock, log },
      ...{ isReadOnly, onDamage, openOn },
    });
    unprotected = protect();
  } catch (error) {
    certificate?.stop();
    unlockDataDir();
    throw error;
  }

  return {
    ...{ env, log, houseHttps, enter: gate.handle, setupCode: context.setupCode },
    /** The operator's certificate; null where it gave none. */
    certificate,
    backUp: async (): Promise<void> => {
      await backups.make("nightly", context.backupDetails());
    },
    /** Starts scheduled jobs and deliveries; called once the port is open. */
    begin: (): void => {
      isRunning = true;
      houseHttps.begin();
      if (context.damage.isSeen()) startAfterDamage();
      else {
        disk?.begin();
        context.begin();
      }
    },
    /** Ends live streams, deliveries to outside services and a backup that is being made. */
    drain: async (): Promise<void> => {
      isRunning = false;
      await backups.stop();
      await context.stopDeliveries();
      context.hub.stop();
    },
    /** Puts everything into the database file. */
    stop: async (): Promise<void> => {
      certificate?.stop();
      houseHttps.stop();
      try {
        await disk?.stop();
        await context.close();
      } finally {
        unlockDataDir();
      }
    },
  };
};
