import type { Health, meta, Notice } from "#contract/meta.ts";
import type { Settings } from "#contract/settings.ts";
import { iso } from "../../platform/clock.ts";
import type { Handlers } from "../../http/handlers.ts";
import { unchanged } from "../../http/handlers.ts";
import type { Hub } from "../../live/event-hub.ts";
import type { Presence } from "../presence/presence.ts";

interface Needs {
  readonly version: string;
  readonly schemaVersion: number;
  readonly uptimeSec: () => number;
  readonly sources: () => Health["sources"];
  readonly abilities: () => Record<keyof Health["sources"], { provider: string; can: string[] }>;
  readonly settings: () => Settings;
  readonly mealsAppUrl: string;
  readonly babysitter: () => boolean;
  readonly setupDone: () => boolean;
  readonly notices: () => Notice[];
  readonly presence: Presence;
  readonly hub: Hub;
}

type Meta = Omit<typeof meta, "GET /api/docs" | "GET /api/openapi.yaml">;

/** What a client asks before anything else, and the live stream. */
export const metaRoutes = (needs: Needs): Handlers<Meta> => ({
  "GET /api/health": () => ({
    ok: true,
    version: needs.version,
    schemaVersion: needs.schemaVersion,
    uptimeSec: needs.uptimeSec(),
    sources: needs.sources(),
  }),
  "GET /api/config": ({ caller }) => ({
    ...needs.settings(),
    mealsAppUrl: needs.mealsAppUrl,
    babysitter: needs.babysitter(),
    push: true,
    setupDone: needs.setupDone(),
    session: caller.session,
    unlockedUntil: caller.unlock === null ? null : iso(caller.unlock.until),
    version: needs.version,
    notices: needs.notices(),
  }),
  "GET /api/live": ({ query, caller, request, response }) => {
    const last = Number(request.get("Last-Event-ID"));
    const since = Number.isSafeInteger(last) && last > 0 ? last : (query.since ?? null);
    const devices = [caller.deviceId, caller.session?.id ?? null].filter((id) => id !== null);
    needs.hub.open(response, since, devices);
    if (request.method === "HEAD") response.end();
  },
  "GET /api/presence": () => needs.presence.now(),
  "POST /api/presence": ({ body, headers }) => {
    const present = body?.present ?? true;
    needs.presence.tell(present, headers["x-presence-token"]);
    return present ? { ok: true } : unchanged({ ok: true });
  },
  "GET /api/providers": () => needs.abilities(),
});
