import type { BugReport, Privacy, settings as contract } from "#contract/settings.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { CurrentSettings } from "./settings.ts";

interface SettingsRoutesDeps {
  readonly settings: CurrentSettings;
  readonly privacy: () => Privacy;
  readonly bugReport: () => BugReport;
}

/** Reading and choosing what the house has chosen, and what it tells about itself. */
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
