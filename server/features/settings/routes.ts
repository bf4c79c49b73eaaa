import type { settings } from "../../../contract/settings.ts";
import type { Handlers } from "../../http/handlers.ts";
import type { LiveSettings } from "./settings.ts";

/** Reading and choosing what the house has chosen. */
export const settingsRoutes = (live: LiveSettings): Handlers<typeof settings> => ({
  "GET /api/settings": () => live.current(),
  "PATCH /api/settings": ({ body }) => live.change(body),
});
