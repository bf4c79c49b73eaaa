import type { Logger } from "pino";
import type { Notice } from "#contract/meta.ts";
import type { Topic } from "#contract/operation.ts";
import { createHttpApp } from "./http-app.ts";
import type { Clock } from "../platform/clock.ts";
import type { Environment } from "../config/env.ts";
import type { LoadedConfig } from "./load-config.ts";
import type { OpenFamilyDatabase } from "../db/open-family-database.ts";
import { failedRestoreNotice } from "../db/backups/restore-record.ts";
import { readRecovery, recoveryNotice } from "../db/recovery-record.ts";
import type { Directories } from "../platform/directories.ts";
import { createBabysitterGate } from "../features/babysitter/gate.ts";
import type { BackupService, BackupDetails } from "../features/backups/backups.ts";
import { nightlyBackup } from "../features/backups/nightly.ts";
import { createDocs } from "../features/meta/docs.ts";
import { readVapidKeys } from "../features/push/vapid-keys.ts";
import { createSettings } from "../features/settings/settings.ts";
import { createSettingsStore } from "../features/settings/settings-store.ts";
import { createIdempotency } from "../http/operations/idempotency.ts";
import { createRequireAccess } from "../http/operations/require-access.ts";
import { housekeeping } from "../jobs/housekeeping.ts";
import { startScheduler } from "../jobs/scheduler.ts";
import { createEventHub } from "../live/event-hub.ts";
import type { RecentLogLines } from "../platform/log.ts";
import { openNotifications } from "./notifications.ts";
import { openIdentity } from "./identity.ts";
import { createServices } from "./services.ts";
import { createRoutes } from "./routes.ts";
import { connectElectronHost, type ElectronHost } from "./electron-host.ts";
import { openSources } from "./sources.ts";

interface ContextOptions {
  /** The process's own environment, before files were merged into it. */
  readonly given: Environment;
  readonly config: LoadedConfig;
  readonly directories: Directories;
  readonly clock: Clock;
  readonly version: string;
  readonly log: Logger;
  readonly lastLines: RecentLogLines;
  readonly wall: OpenFamilyDatabase;
  readonly backups: BackupService;
  /** Null where the server doesn't run in Electron. */
  readonly electronHost: ElectronHost | null;
  readonly pinCost: number | undefined;
  /** The notices that aren't about the context's own parts. */
  readonly notices: () => Notice[];
}

/** Constructs and wires all parts of the server, the only place to do so; throws a ConfigError. */
export const createContext = async (options: ContextOptions) => {
  const { given, config, directories, clock, version, log, lastLines, wall, backups } = options;
  const { env } = config;
  const { db, schemaVersion } = wall;
  // Read first, so that an invalid key leaves nothing running.
  const keys = readVapidKeys(env);
  const hub = createEventHub(db, version);
  const changed = (topic: Topic): void => void hub.announce([topic]);
  const settings = createSettings(createSettingsStore(db), env, log);
  const timeZone = (): string => settings.current().timeZone;
  const locale = (): string => settings.current().locale;

  const identity = await openIdentity({
    db,
    config,
    clock,
    log,
    hub,
    pinCost: options.pinCost,
    onHandedOver: (deviceId) => push.dropMessages(deviceId),
  });
  const { members, roster, access, setupWindow, babysitter } = identity;
  const { requireParent, parentHasPin } = access;
  const sources = openSources({
    db,
    config,
    given,
    directories,
    clock,
    log,
    roster,
    timeZone,
    locale,
    changed,
    weather: {
      place: () => settings.current().place,
      units: () => settings.current().units,
      version,
    },
  });
  const services = createServices({
    db,
    config,
    sources,
    roster,
    clock,
    timeZone,
    locale,
    requireParent,
    hub,
    log,
  });
  const push = openNotifications({
    db,
    env,
    sources,
    services,
    roster,
    clock,
    hub,
    log,
    keys,
    settings: settings.current,
  });
  const electronHost = connectElectronHost({
    electronHost: options.electronHost,
    settings,
    updatesFrom: env.UPDATE_URL,
    changed,
    contacted: sources.contacts.recorderFor("update"),
  });

  const countBoots = db.prepare<[], number>("SELECT count FROM boots").pluck();
  const backupDetails = (): BackupDetails => ({
    timeZone: timeZone(),
    schemaVersion,
    boots: countBoots.get() ?? 0,
  });
  const notices = (): Notice[] => {
    const recovery = readRecovery(env.DATA_DIR);
    const recovered = recovery === null ? null : recoveryNotice(recovery, clock.now());
    const failedRestore = failedRestoreNotice(env.DATA_DIR, clock.now());
    return [
      ...(recovered === null ? [] : [recovered]),
      ...(failedRestore === null ? [] : [failedRestore]),
      ...members.notices(),
      ...options.notices(),
    ];
  };
  const docs = createDocs(directories.openapiFile);
  const idempotency = createIdempotency(db, clock);

  const app = createHttpApp({
    gateAddresses: { allowedHosts: env.ALLOWED_HOSTS, publicUrl: env.PUBLIC_URL },
    docsFiles: docs.files,
    log,
    screens: {
      wallDir: directories.wall,
      phoneDir: directories.phone,
      onWallPage: access.ensureWallCookie,
    },
    mounting: {
      db,
      announce: hub.announce,
      idempotency,
      authenticate: access.callerOf,
      requireNoBabysitter: createBabysitterGate(babysitter.activeSince),
      requireAccess: createRequireAccess({
        requireParent,
        parentHasPin,
        setupAdmits: setupWindow.admits,
      }),
      missing: (domain) =>
        sources.active[domain].source === null ? `No ${domain} source is connected yet.` : null,
    },
    handlers: createRoutes({
      env,
      directories,
      clock,
      version,
      schemaVersion,
      lastLines,
      hub,
      backups,
      backupDetails,
      notices,
      docs,
      settings: electronHost.settings,
      electronHost: options.electronHost,
      sources,
      people: identity,
      services,
      push,
    }),
  });

  const scheduler = startScheduler({
    db,
    clock,
    timeZone,
    log,
    jobs: electronHost.jobs([
      housekeeping([
        idempotency.prune,
        access.prune,
        sources.uploads.forget,
        sources.forgetPhotos,
        push.prune,
      ]),
      nightlyBackup({ backups, details: backupDetails, changed: () => changed("settings") }),
      ...services.jobs,
      ...push.jobs,
    ]),
  });

  return {
    app,
    hub,
    backupDetails,
    /** The six digits that open set-up to other browsers; null once a parent has a PIN. */
    setupCode: setupWindow.code,
    /** Called once the server listens. */
    begin: (): void => {
      if (!electronHost.begin()) return;
      services.tasks.resume();
      push.resume();
      sources.photos?.begin?.();
      void scheduler.runDue();
    },
    /** Aborts requests to other servers, so that stopping doesn't wait for them. */
    stopDeliveries: async (): Promise<void> => {
      await Promise.all([services.tasks.stop(), push.stop()]);
    },
    /** Stops jobs and workers. */
    stop: async (): Promise<void> => {
      await Promise.all([services.tasks.stop(), scheduler.stop(), push.stop(), members.stop()]);
      await sources.stop();
    },
  };
};
