import { existsSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import type { DestinationStream } from "pino";
import * as z from "zod";
import type { ErrorBody } from "#contract/errors.ts";
import type { Clock } from "../platform/clock.ts";
import type { Environment } from "../config/env.ts";
import { type WatchedCertificate, watchCertificate } from "../config/watch-certificate.ts";
import { type LoadedConfig, loadConfig } from "../composition/load-config.ts";
import { readMembers } from "../config/members-file.ts";
import { ConfigError } from "../platform/config-error.ts";
import { readRewards } from "../config/rewards-file.ts";
import { createContext } from "../composition/context.ts";
import { restoreDirs } from "../db/backups/stage-restore.ts";
import { commitRestore, applyRestore, rollBackRestore } from "../db/backups/apply-restore.ts";
import { createBackupWorker } from "../db/backups/worker-host.ts";
import { openFamilyDatabase } from "../db/open-family-database.ts";
import type { Directories } from "../platform/directories.ts";
import { createRequestGate } from "./request-gate.ts";
import { type BackupService, createBackups } from "../features/backups/backups.ts";
import { Conflict } from "../platform/errors.ts";
import { lockDataDir } from "./data-lock.ts";
import { createLog, keepRecentLogLines } from "../platform/log.ts";
import { withoutSources } from "./safe-mode.ts";
import { electronHostNotices, type ElectronHost } from "../composition/electron-host.ts";

interface OpenServerOptions {
  readonly env: Environment;
  readonly directories: Directories;
  readonly clock: Clock;
  readonly logTo?: DestinationStream;
  readonly electronHost?: ElectronHost;
  readonly pinCost?: number;
  readonly onUnrecoverable?: () => void;
}

const drainMs = 3000;

const shippedVersion = (packageFile: string): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, "utf8"))).version;

const outOfOrderHandler: RequestListener = (_request, response) => {
  response.writeHead(503, { "Content-Type": "application/json", Connection: "close" });
  response.end(
    JSON.stringify({
      error: "The wall is out of order. Restart its server.",
      code: "outOfOrder",
    } satisfies ErrorBody),
  );
};

/** A roster or rewards that would keep the wall from starting are refused before anything is exchanged. */
const validateStagedConfig = (preparing: string, unlockMembers: readonly string[]): void => {
  const staged = (name: string): string => join(preparing, "new/config", name);
  try {
    if (existsSync(staged("members.json"))) readMembers(staged("members.json"), unlockMembers);
    if (existsSync(staged("rewards.json")))
      readRewards(staged("rewards.json"), staged("rewards.json"));
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    throw new Conflict("backupDamaged", `This backup can't be used: ${error.message}`);
  }
};

/** Opens the house on its folders, alone; its inside can be exchanged behind its door. Throws a ConfigError. */
export const openServer = async (options: OpenServerOptions) => {
  const { env: given, directories, clock, logTo, electronHost = null, pinCost } = options;
  const load = (): LoadedConfig => {
    const config = loadConfig(given, directories);
    return electronHost === null || electronHost.safeSince === null
      ? config
      : withoutSources(config);
  };
  const { env } = load();
  const version = shippedVersion(directories.packageFile);
  const lastLines = keepRecentLogLines(logTo);
  const log = createLog(env.LOG_LEVEL, lastLines);
  const places = { dataDir: env.DATA_DIR, configDir: env.CONFIG_DIR };
  const unlockDataDir = lockDataDir(env.DATA_DIR);
  const gate = createRequestGate();

  const openContext = async (heal: boolean) => {
    const migrationsDir = directories.migrations;
    const wall = openFamilyDatabase({ ...places, migrationsDir, version, clock, log, heal });
    try {
      const context = await createContext({
        given,
        config: load(),
        directories,
        clock,
        version,
        log,
        lastLines,
        wall,
        backups,
        electronHost,
        pinCost,
        notices: () => [
          ...[...backups.notices(), ...(certificate?.notices(clock.now()) ?? [])],
          ...electronHostNotices(electronHost),
        ],
      });
      return { wall, context };
    } catch (error) {
      wall.close();
      throw error;
    }
  };
  type OpenContext = Awaited<ReturnType<typeof openContext>>;

  const closeContext = async ({ wall, context }: OpenContext): Promise<void> => {
    try {
      await context.stop();
    } finally {
      wall.close();
    }
  };

  /** The restored house, or the one from before where that isn't healthy. */
  const openRestoredContext = async (): Promise<{ inside: OpenContext; healthy: boolean }> => {
    try {
      applyRestore(places);
      const inside = await openContext(false);
      commitRestore(places);
      return { inside, healthy: true };
    } catch (error) {
      log.error({ err: error }, "a restore did not end well and is rolled back");
      rollBackRestore(places);
      return { inside: await openContext(true), healthy: false };
    }
  };

  const replaceContext = async (prepare: () => Promise<void>): Promise<void> => {
    // The one who asked for it stays inside until it is done.
    gate.hold("writes");
    try {
      await gate.drained(1, drainMs);
      await prepare();
      validateStagedConfig(restoreDirs(places).preparing, env.BUDGET_UNLOCK_MEMBERS);
    } catch (error) {
      rollBackRestore(places);
      gate.open(current.context.app);
      throw error;
    }
    gate.hold("everything");
    const before = current;
    before.context.hub.stop();
    await gate.drained(1, drainMs);
    const { inside, healthy } = await closeContext(before)
      .then(openRestoredContext)
      .catch((error: unknown) => {
        log.error({ err: error }, "the wall could not be opened again after a restore; restart it");
        gate.open(outOfOrderHandler);
        options.onUnrecoverable?.();
        throw error;
      });
    current = inside;
    before.context.handOver(inside.context.idempotency);
    inside.context.begin();
    gate.open(inside.context.app);
    if (!healthy)
      throw new Conflict("restoreFailed", "This backup doesn't work, so everything is as it was.");
  };

  let restoring: Promise<void> = Promise.resolve();
  const backups: BackupService = createBackups({
    places,
    version,
    clock,
    thread: createBackupWorker(directories.worker("backup-worker")),
    exchange: (prepare) => {
      const running = replaceContext(prepare);
      restoring = running.catch(() => undefined);
      return running;
    },
  });

  let certificate: WatchedCertificate | null = null;
  let current: OpenContext;
  try {
    if (env.TLS !== null) certificate = watchCertificate(env.TLS, log, clock.now());
    rollBackRestore(places);
    current = await openContext(true);
  } catch (error) {
    certificate?.stop();
    unlockDataDir();
    throw error;
  }
  gate.open(current.context.app);

  return {
    env,
    log,
    certificate,
    enter: gate.handle,
    setupCode: (): string | null => current.context.setupCode(),
    backUp: async (): Promise<void> =>
      void (await backups.make("nightly", current.context.house())),
    /** Called once the door can be reached. */
    begin: (): void => current.context.begin(),
    /** Ends live streams and backups that are being made; a restore that is past them is waited for. */
    hush: async (): Promise<void> => {
      await backups.stop();
      await restoring;
      await current.context.hush();
      current.context.hub.stop();
    },
    /** Puts everything into the database file. */
    stop: async (): Promise<void> => {
      certificate?.stop();
      await closeContext(current);
      unlockDataDir();
    },
  };
};
