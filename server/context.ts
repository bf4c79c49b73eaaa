import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { DestinationStream } from "pino";
import * as z from "zod";
import type { Topic } from "../contract/operation.ts";
import { createApp } from "./app.ts";
import type { Clock } from "./clock.ts";
import type { Environment } from "./config/env.ts";
import { loadConfig } from "./config/load.ts";
import { watchMembers } from "./config/members-watch.ts";
import { migrate } from "./db/migrate.ts";
import { openDatabase } from "./db/open.ts";
import type { Directories } from "./directories.ts";
import { createAccess } from "./features/access/access.ts";
import { calendarRoutes } from "./features/calendar/routes.ts";
import { memberRoutes } from "./features/members/routes.ts";
import { createDocs } from "./features/meta/docs.ts";
import { createPresence } from "./features/meta/presence.ts";
import { metaRoutes } from "./features/meta/routes.ts";
import { abilitiesOf, type ActiveSources, healthOf } from "./features/meta/sources.ts";
import { rewardRoutes } from "./features/rewards/routes.ts";
import { settingsRoutes } from "./features/settings/routes.ts";
import { createSettings } from "./features/settings/settings.ts";
import { createSettingsStore } from "./features/settings/store.ts";
import { starRoutes } from "./features/stars/routes.ts";
import { createStars } from "./features/stars/stars.ts";
import { taskRoutes } from "./features/tasks/routes.ts";
import { createTaskRecords } from "./features/tasks/store.ts";
import { createTasks } from "./features/tasks/tasks.ts";
import { unfurnishedRoutes } from "./features/unfurnished.ts";
import { createIdempotency } from "./http/idempotency.ts";
import { createRequireAccess } from "./http/require-access.ts";
import { housekeeping } from "./jobs/housekeeping.ts";
import { startScheduler } from "./jobs/scheduler.ts";
import { createHub } from "./live/hub.ts";
import { lockDataDir } from "./lock.ts";
import { createLog } from "./log.ts";
import { createOutbound } from "./providers/outbound.ts";
import type { Tools } from "./providers/provider.ts";
import { unfurnished } from "./providers/registry.ts";

interface Options {
  readonly env: Environment;
  readonly directories: Directories;
  readonly clock: Clock;
  readonly logTo?: DestinationStream;
}

const shippedVersion = (packageFile: string): string =>
  z.object({ version: z.string() }).parse(JSON.parse(readFileSync(packageFile, "utf8"))).version;

/** Makes what the house is made of and wires it; the only place that constructs things. Throws a ConfigError. */
export const createContext = async ({ env: given, directories, clock, logTo }: Options) => {
  const { env, membersFile, rewards, providers } = loadConfig(given, directories);
  const version = shippedVersion(directories.packageFile);
  const log = createLog(env.LOG_LEVEL, logTo);
  const unlockDataDir = lockDataDir(env.DATA_DIR);
  const db = openDatabase(join(env.DATA_DIR, "wall.db"));
  const backupsDir = join(env.DATA_DIR, "backups");
  const schemaVersion = migrate(db, { migrationsDir: directories.migrations, backupsDir, clock });

  const hub = createHub(db, version);
  const changed = (topic: Topic): void => void hub.announce([topic]);
  const members = watchMembers({
    file: membersFile,
    unlockMembers: env.BUDGET_UNLOCK_MEMBERS,
    log,
    onChange: () => hub.announce(["members", "settings"]),
  });
  const roster = members.current;
  const settings = createSettings(createSettingsStore(db), env, log);
  const timeZone = (): string => settings.current().timeZone;
  const access = await createAccess({
    db,
    clock,
    roster,
    dataDir: env.DATA_DIR,
    log,
    pins: env.memberPins,
  });
  const { requireParent, parentHasPin } = access;

  const outbound = createOutbound({ clock, log });
  const tools = (domain: string): Tools => ({
    ...{ outbound, clock, log: log.child({ domain }), roster, timeZone, changed },
    cacheDir: () => {
      const dir = join(env.DATA_DIR, "cache", domain);
      mkdirSync(dir, { recursive: true, mode: 0o700 });
      return dir;
    },
  });
  const taskSource = providers.tasks.open({ ...tools("tasks"), records: createTaskRecords(db) });
  const calendarSource = providers.calendar.open({
    ...tools("calendar"),
    workers: directories.worker,
  });
  const sources: ActiveSources = {
    tasks: { name: providers.tasks.name, source: taskSource },
    calendar: { name: providers.calendar.name, source: calendarSource },
    meals: { name: unfurnished.meals, source: null },
    budget: { name: unfurnished.budget, source: null },
    weather: { name: unfurnished.weather, source: null },
    photos: { name: unfurnished.photos, source: null },
  };

  const stars = createStars({ db, roster, clock, timeZone });
  const tasks = createTasks({
    db,
    source: taskSource,
    stars,
    roster,
    clock,
    timeZone,
    requireParent,
  });
  const docs = createDocs(directories.openapiFile);
  const idempotency = createIdempotency(db, clock);
  const begunAt = clock.monotonic();

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
      ...{ db, hub, idempotency },
      whoAsks: access.callerOf,
      requireAccess: createRequireAccess({ requireParent, parentHasPin }),
      missing: (domain) =>
        sources[domain].source === null ? `No ${domain} source is connected yet.` : null,
    },
    handlers: {
      ...metaRoutes({
        ...{ version, schemaVersion, hub },
        uptimeSec: () => Math.floor((clock.monotonic() - begunAt) / 1000),
        sources: () => healthOf(sources),
        abilities: () => abilitiesOf(sources),
        settings: settings.current,
        mealsAppUrl: env.MEALS_APP_URL,
        setupDone: parentHasPin,
        notices: () => [members.notice()].filter((notice) => notice !== null),
        presence: createPresence(clock, env.PRESENCE_TOKEN),
      }),
      ...docs.handlers,
      ...memberRoutes({ roster, hasPin: access.hasPin }),
      ...access.routes,
      ...taskRoutes(tasks),
      ...starRoutes(stars),
      ...rewardRoutes({ catalog: rewards, roster, balances: stars.balances }),
      ...calendarRoutes({ calendar: calendarSource, clock, timeZone }),
      ...settingsRoutes(settings),
      ...unfurnishedRoutes,
    },
  });

  const scheduler = startScheduler({
    ...{ db, clock, timeZone, log },
    jobs: [
      housekeeping([idempotency.prune, access.prune]),
      { name: "streaks", pattern: "1 0 * * *", run: () => tasks.settleDays() },
    ],
  });

  return {
    ...{ env, app, log, hub },
    /** Called once the door is open. */
    begin: (): void => void scheduler.look(),
    /** Ends what runs by itself, and puts everything into the database file. */
    stop: async (): Promise<void> => {
      scheduler.stop();
      await Promise.all([members.stop(), taskSource?.stop?.(), calendarSource?.stop?.()]);
      db.pragma("wal_checkpoint(TRUNCATE)");
      db.close();
      unlockDataDir();
    },
  };
};
