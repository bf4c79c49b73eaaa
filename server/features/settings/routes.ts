import type { BugReport, Privacy, settings as contract } from "#contract/settings.ts";
import type { Handlers } from "../../http/handlers.ts";
import type { LiveSettings } from "./settings.ts";

interface Needs {
  readonly settings: LiveSettings;
  readonly privacy: () => Privacy;
  readonly bugReport: () => BugReport;
}

/** Reading and choosing what the house has chosen, and what it tells about itself. */
export const settingsRoutes = ({
  settings,
  privacy,
  bugReport,
}: Needs): Handlers<typeof contract> => ({
  "GET /api/settings": settings.current,
  "PATCH /api/settings": ({ body }) => settings.change(body),
  "GET /api/privacy": privacy,
  "GET /api/bug-report": bugReport,
});
