import type { BugReport, Privacy, settings as contract } from "#contract/settings.ts";
import type { HolidaySettings } from "#contract/holidays.ts";
import { lastStep, type OperationHandlers } from "../../http/handlers.ts";
import type { CurrentSettings } from "./settings.ts";

interface SettingsRoutesDeps {
  readonly settings: CurrentSettings;
  readonly privacy: () => Privacy;
  readonly bugReport: () => BugReport;
  /** Rejects with 400 where they name a country or a region whose holidays aren't known. */
  readonly checkHolidays: (holidays: HolidaySettings) => Promise<void>;
}

/** The handlers of the settings, the privacy report and the bug report. */
export const settingsRoutes = ({
  settings,
  privacy,
  bugReport,
  checkHolidays,
}: SettingsRoutesDeps): OperationHandlers<typeof contract> => ({
  "GET /api/settings": settings.current,
  "PATCH /api/settings": ({ body: { seen, ...patch } }) =>
    patch.holidays === undefined
      ? settings.change(patch, seen)
      : checkHolidays(patch.holidays).then(() => lastStep(() => settings.change(patch, seen))),
  "GET /api/privacy": privacy,
  "GET /api/bug-report": bugReport,
});
