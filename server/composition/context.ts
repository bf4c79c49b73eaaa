import type { ReminderSettings } from "#contract/reminders.ts";
import type { Logger } from "pino";
import type { WallNotice } from "#contract/wall-notice.ts";
import type { Topic } from "#contract/operation.ts";
import { createActs } from "./acts.ts";
import { createFirstAnswers } from "./pick-first-answers.ts";
import { createHttpApp } from "./http-app.ts";
import type { Clock } from "../platform/clock.ts";
import type { Environment } from "../config/env.ts";
import type { LoadedConfig } from "./load-config.ts";
import type { OpenFamilyDatabase } from "../db/open-family-database.ts";
import type { Directories } from "../platform/directories.ts";
import type { BackupService } from "../features/backups/backups.ts";
import { createDocs } from "../features/meta/docs.ts";
import { readVapidKeys } from "../features/push/vapid-keys.ts";
import { secureOrigins } from "../features/https/secure-urls.ts";
import type { HouseHttps } from "../features/https/house-https.ts";
import { createSettings } from "../features/settings/settings.ts";
import { createSettingsStore } from "../features/settings/settings-store.ts";
import { createReadClientDays } from "../http/operations/client-days.ts";
import { createIdempotency } from "../http/operations/idempotency.ts";
import { createEventHub } from "../live/event-hub.ts";
import type { RecentLogLines } from "../platform/log.ts";
import { createOutOfRangeItems } from "../platform/out-of-range-items.ts";
import { createBackgroundWork } from "./background-work.ts";
import { openBackupSources } from "./backups/backup-sources.ts";
import { createBackupDetails } from "./backups/backup-details.ts";
import { connectElectronHost, type ElectronHost } from "./electron-host.ts";
import { openIdentity } from "./identity.ts";
import { startJobs } from "./jobs.ts";
import { createMounting } from "./mounting.ts";
import { createNotices } from "./notices.ts";
import { openNotifications } from "./notifications.ts";
import { openStandingFacts } from "./standing-facts.ts";
import { openSitterLinks } from "./sitter.ts";
import { openReminders } from "./reminders.ts";
import { createRoutes } from "./routes/routes.ts";
import { createServices } from "./services.ts";
import { openTomorrow } from "./tomorrow.ts";
import { openSources } from "./sources/sources.ts";

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
  /** False where the database is a copy in memory. */
  readonly isStored: boolean;
  readonly disk: Parameters<typeof createMounting>[0]["disk"];
  readonly backups: BackupService;
  /** Null where the server doesn't run in Electron. */
  readonly electronHost: ElectronHost | null;
  readonly pinCost: number | undefined;
  /** The https of the house's own authority. */
  readonly houseHttps: HouseHttps;
  /** The notices that aren't about the context's own parts. */
  readonly notices: () => WallNotice[];
  /** Starts the server again, once the requests under way are answered. */
  readonly restart: () => void;
  readonly whileNobodyWrites: Parameters<typeof createRoutes>[0]["whileNobodyWrites"];
}

interface FirstFacts extends Pick<
  Parameters<typeof createFirstAnswers>[0],
  "hub" | "clock" | "timeZone" | "people"
> {
  readonly settings: ReturnType<typeof createSettings>;
  readonly services: ReturnType<typeof createServices>;
}

const openFirstAnswers = ({ settings, services, ...others }: FirstFacts) =>
  createFirstAnswers({
    ...others,
    facts: {
      settings: settings.current,
      hasAbsences: () => services.absences.list().length > 0,
    },
  });

/** The parts below the HTTP application, each on those before it. */
const openParts = async (options: ContextOptions) => {
  const { config, given, directories, clock, log, version } = options;
  const { env } = config;
  const { db } = options.wall;
  // Read first, so that an invalid key leaves nothing running.
  const keys = readVapidKeys(env);
  const hub = createEventHub(db, version);
  const changed = (topic: Topic): void => void hub.announce([topic]);
  const settings = createSettings(createSettingsStore(db), env, log);
  const timeZone = (): string => settings.current().timeZone;
  const locale = (): string => settings.current().locale;
  const chosenReminders = (): ReminderSettings => settings.current().reminders;

  const people = await openIdentity({
    ...{ db, config, clock, log, hub, pinCost: options.pinCost },
    onHandedOver: (deviceId) => push.dropMessages(deviceId),
    hasNotifications: (deviceId) => push.hasPhone(deviceId),
  });
  const { roster, access } = people;
  const sources = openSources({
    ...{ db, config, given, directories, clock, log, roster, timeZone, locale, changed },
    reminders: chosenReminders,
    weather: {
      place: () => settings.current().place,
      units: () => settings.current().units,
      version,
    },
  });
  const outOfRange = createOutOfRangeItems(clock);
  const services = createServices({
    ...{ db, config, sources, roster, clock, timeZone, locale, hub, log, outOfRange },
    requireParent: (caller) => access.requireParent(caller, "acts"),
  });
  const push = openNotifications({
    ...{ db, env, sources, services, roster, clock, hub, log, keys },
    ...{ settings: settings.current, changeSettings: settings.change },
  });
  const reminders = openReminders({
    ...{ db, sources, push, roster, clock, hub, log },
    settings: settings.current,
  });
  const facts = openStandingFacts({
    ...{ db, sources, services, roster, clock, hub },
    settings: settings.current,
  });
  const tomorrow = openTomorrow({
    ...{ db, sources, services, facts, push, roster, clock, hub },
    settings: settings.current,
  });
  const sitterLinks = openSitterLinks({ db, clock, log, timeZone, people, services, hub });
  const electronHost = connectElectronHost({
    electronHost: options.electronHost,
    settings,
    updatesFrom: env.UPDATE_URL,
    changed,
    contacted: sources.contacts.recorderFor("update"),
  });
  const firstAnswers = openFirstAnswers({ hub, clock, timeZone, people, settings, services });
  return {
    ...{ hub, changed, timeZone, people, sources, services, push, reminders, facts, tomorrow },
    ...{ sitterLinks, firstAnswers, electronHost, outOfRange },
  };
};

type Parts = Awaited<ReturnType<typeof openParts>>;
type HttpParts = Pick<Parameters<typeof createHttpApp>[0], "docsFiles" | "mounting" | "handlers">;

const openHttpApp = (options: ContextOptions, parts: Parts, http: HttpParts) => {
  const { config, directories, log, houseHttps } = options;
  return createHttpApp({
    gateAddresses: {
      allowedHosts: config.env.ALLOWED_HOSTS,
      allowedOrigins: config.env.ALLOWED_ORIGINS,
      publicUrl: config.env.PUBLIC_URL,
    },
    log,
    screens: {
      wallDir: directories.wall,
      phoneDir: directories.phone,
      onWallPage: parts.people.access.ensureWallCookie,
      secureOrigins: (request) => secureOrigins(houseHttps, request),
    },
    firstAnswers: parts.firstAnswers,
    ...http,
  });
};

/** Constructs and wires all parts of the server, the only place to do so; throws a ConfigError. */
export const createContext = async (options: ContextOptions) => {
  const { directories, clock, version, log, lastLines, wall, backups } = options;
  const { db, schemaVersion } = wall;
  const { env } = options.config;
  const parts = await openParts(options);
  const { hub, changed, timeZone, people, sources, services, push, reminders } = parts;
  const { facts, tomorrow, sitterLinks } = parts;
  const { electronHost, outOfRange } = parts;
  const { members, access, setupWindow } = people;

  const backupDetails = createBackupDetails({ wall, timeZone });
  const { copies, familyImport } = openBackupSources({
    ...{ env, directories, clock, version, log, backups, backupDetails },
    ...{ connections: sources.connections, contacts: sources.contacts },
    changed: () => changed("settings"),
  });
  const notices = createNotices({
    ...{ dataDir: env.DATA_DIR, clock, members },
    others: () => [...copies.notices(), ...options.notices()],
  });
  const docs = createDocs(directories.openapiFile);
  const idempotency = createIdempotency(db, clock);
  const acts = createActs({
    ...{ db, services, sources, roster: people.roster, clock, timeZone, log },
    // It takes acts back by the very handlers that screens call.
    handlers: () => handlers,
    checks: () => mounting,
  });
  const mounting = createMounting({
    ...{ db, damage: wall.damage, disk: options.disk, hub, idempotency, outOfRange },
    ...{ people, sources, recorder: acts.recorder },
    readClientDays: createReadClientDays({ clock, timeZone }),
  });
  const handlers = createRoutes({
    ...{ env, directories, clock, version, schemaVersion, lastLines, hub, backups, acts },
    ...{ copies, familyImport },
    ...{ backupDetails, notices, docs, sources, people, services, push, reminders, outOfRange },
    ...{ facts, tomorrow, sitterLinks, houseHttps: options.houseHttps, restart: options.restart },
    whileNobodyWrites: options.whileNobodyWrites,
    settings: electronHost.settings,
    electronHost: options.electronHost,
  });
  const app = openHttpApp(options, parts, { docsFiles: docs.files, mounting, handlers });
  const scheduler = startJobs({
    ...{ db, clock, timeZone, log, electronHost, idempotency, people, sources, services, push },
    ...{ reminders, facts, tomorrow, sitterLinks },
    ...{ isStored: options.isStored, backups, backupDetails, copies },
    noticesChanged: () => changed("settings"),
  });
  return {
    app,
    hub,
    backupDetails,
    parentHasPin: access.parentHasPin,
    /** The six digits that open set-up to other browsers; null once a parent has a PIN. */
    setupCode: setupWindow.code,
    ...createBackgroundWork({
      ...{ isStored: options.isStored, electronHost, services, push, reminders, sources },
      ...{ scheduler, members, copies },
    }),
  };
};
