import { hostname, release } from "node:os";
import type { Logger } from "pino";
import type { Notice } from "../contract/meta.ts";
import type { Topic } from "../contract/operation.ts";
import { createApp } from "./app.ts";
import type { Clock } from "./clock.ts";
import type { Environment } from "./config/env.ts";
import type { LoadedConfig } from "./config/load.ts";
import { secretWords } from "./config/secret-words.ts";
import { knowSample } from "./config/sample-roster.ts";
import { watchMembers } from "./config/members-watch.ts";
import type { OpenedWall } from "./db/open-wall.ts";
import { readRecovery, recoveryNotice } from "./db/recovery.ts";
import type { Directories } from "./directories.ts";
import { createAccess } from "./features/access/access.ts";
import { createBabysitter } from "./features/babysitter/babysitter.ts";
import { budgetRoutes } from "./features/budget/routes.ts";
import { createBabysitterGate } from "./features/babysitter/gate.ts";
import { babysitterRoutes } from "./features/babysitter/routes.ts";
import { familyCalendarRoutes } from "./features/calendar/family/routes.ts";
import { feedRoutes } from "./features/calendar/feed-routes.ts";
import type { Backups, House } from "./features/backups/backups.ts";
import { nightlyBackup } from "./features/backups/nightly.ts";
import { backupRoutes } from "./features/backups/routes.ts";
import { calendarRoutes } from "./features/calendar/routes.ts";
import { kioskRoutes } from "./features/kiosk/routes.ts";
import { journalRoutes } from "./features/journal/routes.ts";
import { mealRoutes, recipeRoutes } from "./features/meals/routes.ts";
import { createReplaceRoster } from "./features/members/replace-roster.ts";
import { memberRoutes } from "./features/members/routes.ts";
import { createDocs } from "./features/meta/docs.ts";
import { createPhotos } from "./features/photos/photos.ts";
import { photoRoutes } from "./features/photos/routes.ts";
import { createPresence } from "./features/meta/presence.ts";
import { metaRoutes } from "./features/meta/routes.ts";
import { abilitiesOf, healthOf } from "./features/meta/sources.ts";
import { readHouseKeys } from "./features/push/keys.ts";
import { rewardRoutes } from "./features/rewards/routes.ts";
import { createBugReport } from "./features/settings/bug-report.ts";
import { settingsRoutes } from "./features/settings/routes.ts";
import { createSettings } from "./features/settings/settings.ts";
import { createSettingsStore } from "./features/settings/store.ts";
import { createFindPlaces } from "./features/setup/places.ts";
import { placesRoutes } from "./features/setup/places-routes.ts";
import { setupRoutes } from "./features/setup/routes.ts";
import { createSetupWindow } from "./features/setup/window.ts";
import { starRoutes } from "./features/stars/routes.ts";
import { taskRoutes } from "./features/tasks/routes.ts";
import { uploadRoutes } from "./features/uploads/routes.ts";
import { weatherRoutes } from "./features/weather/routes.ts";
import { phoneUrls } from "./house-address.ts";
import { createIdempotency } from "./http/idempotency.ts";
import { createRequireAccess } from "./http/require-access.ts";
import { housekeeping } from "./jobs/housekeeping.ts";
import { startScheduler } from "./jobs/scheduler.ts";
import { createHub } from "./live/hub.ts";
import type { LastLines } from "./log.ts";
import { openNotifications } from "./notifications.ts";
import { openRooms } from "./rooms.ts";
import { listenToShell, type Shell } from "./shell.ts";
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
  const { env, membersFile } = config;
  const { db, schemaVersion } = wall;
  // Before anything runs that a wrong one would leave behind.
  const keys = readHouseKeys(env);
  const hub = createHub(db, version);
  const changed = (topic: Topic): void => void hub.announce([topic]);
  const members = watchMembers({
    file: membersFile,
    unlockMembers: env.BUDGET_UNLOCK_MEMBERS,
    log,
  });
  const roster = members.current;
  const membersChanged = (): void => void hub.announce(["members", "settings"]);
  const settings = createSettings(createSettingsStore(db), env, log);
  const timeZone = (): string => settings.current().timeZone;
  const locale = (): string => settings.current().locale;
  const setupWindow = createSetupWindow({ clock, isOpen: () => !access.parentHasPin() });
  const access = await createAccess({
    db,
    clock,
    roster,
    dataDir: env.DATA_DIR,
    log,
    pins: env.memberPins,
    pinCost: options.pinCost,
    setupAdmits: setupWindow.admits,
    endStreams: hub.closeFor,
    onPinReset: () => {
      setupWindow.renew();
      membersChanged();
    },
  });
  const { requireParent, parentHasPin, pinOwners } = access;
  members.onChange(() => {
    access.forgetStrangers();
    membersChanged();
  });
  const babysitter = createBabysitter({ db, clock, roster, parentHasPin });

  const sources = openSources({
    ...{ db, config, given, directories, clock, log, roster, timeZone, locale, changed },
    weather: {
      place: () => settings.current().place,
      units: () => settings.current().units,
      version,
    },
  });
  const health = () => healthOf(sources.active);

  const rooms = openRooms({
    ...{ db, config, sources, roster, clock, timeZone, locale, requireParent, hub, log },
  });
  const { stars, tasks, meals } = rooms;
  const push = openNotifications({
    ...{ db, env, sources, rooms, roster, clock, hub, log, keys, settings: settings.current },
  });
  const isSample = knowSample(directories.shippedConfig, env.BUDGET_UNLOCK_MEMBERS);
  const docs = createDocs(directories.openapiFile);
  const idempotency = createIdempotency(db, clock);
  let memory = idempotency;
  const countBoots = db.prepare<[], number>("SELECT count FROM boots").pluck();
  const house = (): House => ({
    ...{ timeZone: timeZone(), schemaVersion },
    boots: countBoots.get() ?? 0,
  });
  const notices = (): Notice[] => {
    const recovery = readRecovery(env.DATA_DIR);
    const recovered = recovery === null ? null : recoveryNotice(recovery, clock.now());
    return [...(recovered === null ? [] : [recovered]), ...members.notices(), ...options.notices()];
  };
  const shell = listenToShell({
    ...{ shell: options.shell, settings, updatesFrom: env.UPDATE_URL, changed },
    contacted: sources.contacts.noteFor("update"),
  });
  const begunAt = clock.monotonic();
  const uptimeSec = (): number => Math.floor((clock.monotonic() - begunAt) / 1000);

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
      ...{ db, hub },
      // What a restore answers is remembered by the database that it put in place.
      idempotency: { ...idempotency, keep: (...answer) => memory.keep(...answer) },
      whoAsks: access.callerOf,
      requireNoBabysitter: createBabysitterGate(babysitter.activeSince),
      requireAccess: createRequireAccess({
        ...{ requireParent, parentHasPin },
        setupAdmits: setupWindow.admits,
      }),
      missing: (domain) =>
        sources.active[domain].source === null ? `No ${domain} source is connected yet.` : null,
    },
    handlers: {
      ...backupRoutes({ backups, house }),
      ...metaRoutes({
        ...{ version, schemaVersion, hub },
        uptimeSec,
        sources: health,
        abilities: () => abilitiesOf(sources.active),
        settings: settings.current,
        mealsAppUrl: env.MEALS_APP_URL,
        babysitter: () => babysitter.activeSince() !== null,
        setupDone: parentHasPin,
        notices,
        presence: createPresence(clock, env.PRESENCE_TOKEN),
      }),
      ...docs.handlers,
      ...memberRoutes({
        ...{ roster, pinOwners },
        replace: createReplaceRoster({
          ...{ roster: members, pinOwners },
          onReplaced: access.forgetStrangers,
        }),
      }),
      ...access.routes,
      ...taskRoutes(tasks),
      ...starRoutes(stars),
      ...rewardRoutes({ rewards: rooms.rewards, locale }),
      ...calendarRoutes({ calendar: sources.calendar, clock, timeZone }),
      ...familyCalendarRoutes(sources.family),
      ...weatherRoutes(sources.weather),
      ...photoRoutes(createPhotos({ sources, clock, timeZone })),
      ...uploadRoutes(sources.uploads),
      ...feedRoutes(sources.feeds, () => sources.calendar?.feeds() ?? []),
      ...journalRoutes(rooms.journal),
      ...push.routes,
      ...mealRoutes(meals),
      ...recipeRoutes(meals),
      ...settingsRoutes({
        settings: shell.settings,
        privacy: sources.contacts.told,
        bugReport: createBugReport({
          program: {
            ...{ version, schemaVersion, node: process.version },
            system: `${process.platform} ${process.arch} ${release()}`,
          },
          uptimeSec,
          memberCount: () => roster().length,
          sources: health,
          logLines: lastLines.lines,
          hidden: () => ({
            words: [...secretWords(env.raw), ...secretWords(sources.secrets())],
            people: roster().flatMap(({ id, name }) => [id, name]),
            hosts: [hostname(), ...sources.contacts.hosts()],
          }),
        }),
      }),
      ...placesRoutes(
        createFindPlaces({
          ...{ clock, outbound: sources.outboundFor("setup") },
          ownUrl: env.OPEN_METEO_GEOCODING_URL,
        }),
      ),
      ...setupRoutes({
        window: setupWindow,
        done: parentHasPin,
        sampleRoster: () => isSample(roster()),
        place: () => settings.current().place !== null,
        calendar: () => health().calendar.state !== "unconfigured",
        phoneUrls: phoneUrls({
          ...{ bindAddress: env.BIND_ADDR, publicUrl: env.PUBLIC_URL, isSecure: env.TLS !== null },
        }),
      }),
      ...babysitterRoutes({ babysitter, proveParent: access.proveParent }),
      ...kioskRoutes({ shell: options.shell, proveParent: access.proveParent }),
      ...budgetRoutes(rooms.budget),
    },
  });

  const scheduler = startScheduler({
    ...{ db, clock, timeZone, log },
    jobs: shell.jobs([
      housekeeping([
        ...[idempotency.prune, access.prune, sources.uploads.forget, sources.forgetPhotos],
        push.prune,
      ]),
      nightlyBackup({ backups, house, changed: () => changed("settings") }),
      ...rooms.jobs,
      ...push.jobs,
    ]),
  });

  return {
    ...{ app, hub, idempotency, house },
    /** Lets answers that are still under way be remembered by the context that follows. */
    handOver: (heir: typeof idempotency): void => {
      memory = heir;
    },
    /** The six digits that open set-up to other browsers; null once a parent has a PIN. */
    setupCode: setupWindow.code,
    /** Called once the door is open. */
    begin: (): void => {
      if (!shell.begin()) return;
      tasks.resume();
      push.resume();
      sources.photos?.begin?.();
      void scheduler.look();
    },
    /** Gives up what is on its way out of the house, so that nobody waits for it. */
    hush: async (): Promise<void> => {
      await Promise.all([tasks.stop(), push.stop()]);
    },
    /** Ends what runs by itself. */
    stop: async (): Promise<void> => {
      await Promise.all([tasks.stop(), scheduler.stop(), push.stop(), members.stop()]);
      await sources.stop();
    },
  };
};
