import type { api } from "#contract/api.ts";
import type { WallNotice } from "#contract/wall-notice.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Env } from "../../config/env.ts";
import { createSampleRosterCheck } from "../../config/sample-roster.ts";
import type { Directories } from "../../platform/directories.ts";
import { actRoutes } from "../../features/acts/routes.ts";
import { deviceLabel } from "../../features/access/devices/device-label.ts";
import { sitterLinkRoutes } from "../../features/babysitter/links/routes.ts";
import type { SitterLinks } from "../../features/babysitter/links/sitter-links.ts";
import { babysitterRoutes } from "../../features/babysitter/routes.ts";
import type { BackupService, BackupDetails } from "../../features/backups/backups.ts";
import type { CopyService } from "../../features/backups/copies/copies.ts";
import { copyRoutes } from "../../features/backups/copies/routes.ts";
import { createFamilyExport } from "../../features/backups/export/export-family.ts";
import type { FamilyImport } from "../../features/backups/import/import-family.ts";
import { backupRoutes } from "../../features/backups/routes.ts";
import { kioskRoutes } from "../../features/kiosk/routes.ts";
import type { createDocs } from "../../features/meta/docs.ts";
import { createPresence } from "../../features/presence/presence.ts";
import { presenceRoutes } from "../../features/presence/routes.ts";
import { binRoutes } from "../../features/bins/routes.ts";
import { holidayRoutes } from "../../features/holidays/routes.ts";
import { timetableRoutes } from "../../features/timetable/routes.ts";
import { healthOfSources } from "../../features/meta/source-health.ts";
import type { Reminders } from "../../features/reminders/reminders.ts";
import type { CurrentSettings } from "../../features/settings/settings.ts";
import type { HouseHttps } from "../../features/https/house-https.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import { phoneUrls } from "../../http/phone-urls.ts";
import type { EventHub } from "../../live/event-hub.ts";
import type { RecentLogLines } from "../../platform/log.ts";
import type { OutOfRangeItems } from "../../platform/out-of-range-items.ts";
import type { Acts } from "../acts.ts";
import type { openNotifications } from "../notifications.ts";
import type { Identity } from "../identity.ts";
import type { Services } from "../services.ts";
import type { ElectronHost } from "../electron-host.ts";
import type { openTomorrow } from "../tomorrow.ts";
import type { OpenSources } from "../sources/sources.ts";
import type { StandingFacts } from "../standing-facts.ts";
import { createHttpsRoutes } from "./https-routes.ts";
import { createMetaRoutes } from "./meta-routes.ts";
import { createPeopleRoutes } from "./people-routes.ts";
import { createServiceRoutes } from "./service-routes.ts";
import { createSettingsRoutes } from "./settings-routes.ts";
import { createSetupRoutes } from "./setup-routes.ts";
import { createSourceRoutes } from "./source-routes.ts";

interface RoutesDeps {
  readonly env: Env;
  readonly directories: Pick<Directories, "shippedConfig">;
  readonly clock: Clock;
  readonly version: string;
  readonly schemaVersion: number;
  readonly lastLines: RecentLogLines;
  readonly hub: EventHub;
  readonly backups: BackupService;
  readonly backupDetails: () => BackupDetails;
  readonly copies: CopyService;
  readonly familyImport: FamilyImport;
  readonly notices: () => WallNotice[];
  readonly docs: ReturnType<typeof createDocs>;
  readonly settings: CurrentSettings;
  readonly electronHost: ElectronHost | null;
  readonly sources: OpenSources;
  readonly people: Identity;
  readonly services: Services;
  readonly push: ReturnType<typeof openNotifications>;
  readonly reminders: Reminders;
  readonly facts: StandingFacts;
  readonly sitterLinks: SitterLinks;
  readonly tomorrow: ReturnType<typeof openTomorrow>;
  readonly outOfRange: OutOfRangeItems;
  readonly houseHttps: HouseHttps;
  readonly acts: Pick<Acts, "list" | "undo">;
  /** Starts the server again, once the requests under way are answered. */
  readonly restart: () => void;
  readonly whileNobodyWrites: Parameters<typeof createSourceRoutes>[0]["whileNobodyWrites"];
}

/** Counts the seconds since this call. */
const startUptime = (clock: Clock): (() => number) => {
  const begunAt = clock.monotonic();
  return () => Math.floor((clock.monotonic() - begunAt) / 1000);
};

/** Every operation of the contract with its handler; part of the composition root. */
export const createRoutes = (deps: RoutesDeps): OperationHandlers<typeof api> => {
  const { env, clock, settings, sources, people, electronHost, facts } = deps;
  const { roster, access, babysitter } = people;
  const { proveParent } = access;
  const timeZone = (): string => settings.current().timeZone;
  const locale = (): string => settings.current().locale;
  const health = () => healthOfSources(sources.active, deps.outOfRange.all());
  const isSample = createSampleRosterCheck(
    deps.directories.shippedConfig,
    env.BUDGET_UNLOCK_MEMBERS,
  );
  const uptimeSec = startUptime(clock);
  const urlsForPhones = phoneUrls({
    ...{ bindAddress: env.BIND_ADDR, publicUrl: env.PUBLIC_URL },
    isSecure: env.TLS !== null,
  });

  return {
    ...backupRoutes({
      ...{ backups: deps.backups, details: deps.backupDetails },
      familyImport: deps.familyImport,
      familyExport: createFamilyExport({
        ...{ dataDir: env.DATA_DIR, configDir: env.CONFIG_DIR, clock },
        ...{ version: deps.version, members: roster },
        calendar: () => sources.family.file().bytes,
      }),
    }),
    ...copyRoutes(deps.copies),
    ...createMetaRoutes({ ...deps, uptimeSec, health }),
    ...presenceRoutes(createPresence(clock, env.PRESENCE_TOKEN)),
    ...deps.docs.handlers,
    ...createPeopleRoutes(people),
    ...createServiceRoutes({ ...deps, locale }),
    ...createSourceRoutes({ ...deps, timeZone }),
    ...deps.push.routes,
    ...deps.reminders.routes,
    ...holidayRoutes(facts.holidays),
    ...binRoutes(facts.bins),
    ...timetableRoutes(facts.timetable),
    ...deps.tomorrow.routes,
    ...createSettingsRoutes({ ...deps, holidays: facts.holidays, uptimeSec, health }),
    ...createSetupRoutes({ ...deps, health, isSample, phoneUrls: urlsForPhones }),
    ...createHttpsRoutes({ ...deps, phoneUrls: urlsForPhones }),
    ...babysitterRoutes({ babysitter, proveParent, onEnded: deps.sitterLinks.endAll }),
    ...sitterLinkRoutes(deps.sitterLinks, deviceLabel),
    ...kioskRoutes({ electronHost, proveParent }),
    ...actRoutes(deps.acts),
  };
};
