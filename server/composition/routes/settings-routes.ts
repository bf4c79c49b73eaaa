import { hostname, release } from "node:os";
import type { Health } from "#contract/health.ts";
import type { Env } from "../../config/env.ts";
import { valuesToHide } from "../../config/values-to-hide.ts";
import { createBugReport } from "../../features/settings/bug-report.ts";
import type { HolidayService } from "../../features/holidays/holidays.ts";
import { settingsRoutes } from "../../features/settings/routes.ts";
import type { CurrentSettings } from "../../features/settings/settings.ts";
import type { RecentLogLines } from "../../platform/log.ts";
import type { Identity } from "../identity.ts";
import type { OpenSources } from "../sources/sources.ts";

interface CreateSettingsRoutesDeps {
  readonly env: Pick<Env, "raw">;
  readonly version: string;
  readonly schemaVersion: number;
  readonly lastLines: RecentLogLines;
  readonly settings: CurrentSettings;
  readonly sources: Pick<OpenSources, "contacts" | "secrets">;
  readonly people: Pick<Identity, "roster">;
  readonly holidays: Pick<HolidayService, "checkPlace">;
  readonly uptimeSec: () => number;
  readonly health: () => Health["sources"];
}

/** The handlers of settings, privacy report and bug report; the bug report hides secrets, people and hosts. */
export const createSettingsRoutes = (
  deps: CreateSettingsRoutesDeps,
): ReturnType<typeof settingsRoutes> => {
  const { env, version, schemaVersion, settings, sources, uptimeSec } = deps;
  const { roster } = deps.people;
  return settingsRoutes({
    settings,
    checkHolidays: deps.holidays.checkPlace,
    privacy: sources.contacts.privacyReport,
    bugReport: createBugReport({
      program: {
        version,
        schemaVersion,
        node: process.version,
        system: `${process.platform} ${process.arch} ${release()}`,
      },
      uptimeSec,
      memberCount: () => roster().length,
      sources: deps.health,
      logLines: deps.lastLines.lines,
      hidden: () => ({
        words: [...valuesToHide(env.raw), ...valuesToHide(sources.secrets())],
        people: roster().flatMap(({ id, name }) => [id, name]),
        hosts: [hostname(), ...sources.contacts.hosts()],
      }),
    }),
  });
};
