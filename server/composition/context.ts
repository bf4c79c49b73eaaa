import type { Logger } from "pino";
import type { Notice } from "#contract/meta.ts";
import type { Topic } from "#contract/operation.ts";
import { createApp } from "./http-app.ts";
import type { Clock } from "../platform/clock.ts";
import type { Environment } from "../config/env.ts";
import type { LoadedConfig } from "./load-config.ts";
import type { OpenedWall } from "../db/open-family-database.ts";
import { readRecovery, recoveryNotice } from "../db/recovery-record.ts";
import type { Directories } from "../platform/directories.ts";
import { createBabysitterGate } from "../features/babysitter/gate.ts";
import type { Backups, House } from "../features/backups/backups.ts";
import { nightlyBackup } from "../features/backups/nightly.ts";
import { createDocs } from "../features/meta/docs.ts";
import { readHouseKeys } from "../features/push/vapid-keys.ts";
import { createSettings } from "../features/settings/settings.ts";
import { createSettingsStore } from "../features/settings/settings-store.ts";
import { createHandOver } from "../http/operations/idempotency-over-restore.ts";
import { createIdempotency } from "../http/operations/idempotency.ts";
import { createRequireAccess } from "../http/operations/require-access.ts";
import { housekeeping } from "../jobs/housekeeping.ts";
import { startScheduler } from "../jobs/scheduler.ts";
import { createHub } from "../live/event-hub.ts";
import type { LastLines } from "../platform/log.ts";
import { openNotifications } from "./notifications.ts";
import { openPeople } from "./identity.ts";
import { openRooms } from "./services.ts";
import { openRoutes } from "./routes.ts";
import { listenToShell, type Shell } from "./electron-host.ts";
import { openSources } from "./sources.ts";

interface Options {
  /** The process's own environment, before files were merged into it. */
  readonly given: Environment;
  readonly config: LoadedConfig;
  readonly directories: Directories;
  readonly clock: Clock;
  readonly version: string;
  readonly log: Logger;
  readonly lastLines: LastLines;
  readonly wall: OpenedWall;
  readonly backups: Backups;
  /** Null where no window of ours is around the wall. */
  readonly shell: Shell | null;
  readonly pinCost: number | undefined;
  /** What the house has to say that isn't about its inside. */
  readonly notices: () => Notice[];
}

/** Makes what the house is made of and wires it; the only place that constructs things. Throws a ConfigError. */
export const createContext = async (options: Options) => {
  const { given, config, directories, clock, version, log, lastLines, wall, backups } = options;
  const { env } = config;
  const { db, schemaVersion } = wall;
  // Before anything runs that a wrong one would leave behind.
  const keys = readHouseKeys(env);
  const hub = createHub(db, version);
  const changed = (topic: Topic): void => void hub.announce([topic]);
  const settings = createSettings(createSettingsStore(db), env, log);
  const timeZone = (): string => settings.current().timeZone;
  const locale = (): string => settings.current().locale;

  const people = await openPeople({
    db,
    config,
    clock,
    log,
    hub,
    pinCost: options.pinCost,
    onHandedOver: (deviceId) => push.forgetParcels(deviceId),
  });
  const { members, roster, access, setupWindow, babysitter } = people;
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
  const rooms = openRooms({
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
    rooms,
    roster,
    clock,
    hub,
    log,
    keys,
    settings: settings.current,
  });
  const shell = listenToShell({
    shell: options.shell,
    settings,
    updatesFrom: env.UPDATE_URL,
    changed,
    contacted: sources.contacts.noteFor("update"),
  });

  const countBoots = db.prepare<[], number>("SELECT count FROM boots").pluck();
  const house = (): House => ({
    timeZone: timeZone(),
    schemaVersion,
    boots: countBoots.get() ?? 0,
  });
  const notices = (): Notice[] => {
    const recovery = readRecovery(env.DATA_DIR);
    const recovered = recovery === null ? null : recoveryNotice(recovery, clock.now());
    return [...(recovered === null ? [] : [recovered]), ...members.notices(), ...options.notices()];
  };
  const docs = createDocs(directories.openapiFile);
  const idempotency = createIdempotency(db, clock);
  const answers = createHandOver(idempotency);

  const app = createApp({
    doors: { allowedHosts: env.ALLOWED_HOSTS, publicUrl: env.PUBLIC_URL },
    docsFiles: docs.files,
    log,
    screens: {
      wallDir: directories.wall,
      phoneDir: directories.phone,
      onWallPage: access.ensureWallCookie,
    },
    mounting: {
      db,
      hub,
      idempotency: answers.idempotency,
      whoAsks: access.callerOf,
      requireNoBabysitter: createBabysitterGate(babysitter.activeSince),
      requireAccess: createRequireAccess({
        requireParent,
        parentHasPin,
        setupAdmits: setupWindow.admits,
      }),
      missing: (domain) =>
        sources.active[domain].source === null ? `No ${domain} source is connected yet.` : null,
    },
    handlers: openRoutes({
      env,
      directories,
      clock,
      version,
      schemaVersion,
      lastLines,
      hub,
      backups,
      house,
      notices,
      docs,
      settings: shell.settings,
      shell: options.shell,
      sources,
      people,
      rooms,
      push,
    }),
  });

  const scheduler = startScheduler({
    db,
    clock,
    timeZone,
    log,
    jobs: shell.jobs([
      housekeeping([
        idempotency.prune,
        access.prune,
        sources.uploads.forget,
        sources.forgetPhotos,
        push.prune,
      ]),
      nightlyBackup({ backups, house, changed: () => changed("settings") }),
      ...rooms.jobs,
      ...push.jobs,
    ]),
  });

  return {
    app,
    hub,
    idempotency,
    house,
    /** Lets answers that are still under way be remembered by the context that follows. */
    handOver: answers.handOver,
    /** The six digits that open set-up to other browsers; null once a parent has a PIN. */
    setupCode: setupWindow.code,
    /** Called once the door is open. */
    begin: (): void => {
      if (!shell.begin()) return;
      rooms.tasks.resume();
      push.resume();
      sources.photos?.begin?.();
      void scheduler.look();
    },
    /** Gives up what is on its way out of the house, so that nobody waits for it. */
    hush: async (): Promise<void> => {
      await Promise.all([rooms.tasks.stop(), push.stop()]);
    },
    /** Ends what runs by itself. */
    stop: async (): Promise<void> => {
      await Promise.all([rooms.tasks.stop(), scheduler.stop(), push.stop(), members.stop()]);
      await sources.stop();
    },
  };
};
