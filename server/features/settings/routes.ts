import type { BugReport, Privacy, settings as contract } from "#contract/settings.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { CurrentSettings } from "./settings.ts";

interface SettingsRoutesDeps {
  readonly settings: CurrentSettings;
  readonly privacy: () => Privacy;
  readonly bugReport: () => BugReport;
}

/** The handlers of the settings, the privacy report and the bug report. */
export const settingsRoutes = ({
  settings,
  privacy,
  bugReport,
}: SettingsRoutesDeps): OperationHandlers<typeof contract> => ({
  "GET /api/settings": settings.current,
  "PATCH /api/settings": ({ body }) => settings.change(body),
  "GET /api/privacy": privacy,
  "GET /api/bug-report": bugReport,
});
