import type { presence as contract } from "#contract/presence.ts";
import { type OperationHandlers, unchanged } from "../../http/handlers.ts";
import type { Presence } from "./presence.ts";

/** The handlers of whether somebody is near. */
export const presenceRoutes = (presence: Presence): OperationHandlers<typeof contract> => ({
  "GET /api/presence": () => presence.now(),
  "POST /api/presence": ({ body, headers }) => {
    const present = body?.present ?? true;
    presence.tell(present, headers["x-presence-token"]);
    return present ? { ok: true } : unchanged({ ok: true });
  },
});
