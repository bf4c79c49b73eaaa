import type { Health, meta, Notice } from "#contract/meta.ts";
import type { Settings } from "#contract/settings.ts";
import { iso } from "../../platform/clock.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import { unchanged } from "../../http/handlers.ts";
import type { EventHub } from "../../live/event-hub.ts";
import type { Presence } from "../presence/presence.ts";

interface MetaRoutesDeps {
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
  readonly hub: EventHub;
}

type Meta = Omit<typeof meta, "GET /api/docs" | "GET /api/openapi.yaml">;

/** The handlers of version, health and status, and of the live stream. */
export const metaRoutes = (deps: MetaRoutesDeps): OperationHandlers<Meta> => ({
  "GET /api/health": () => ({
    ok: true,
    version: deps.version,
    schemaVersion: deps.schemaVersion,
    uptimeSec: deps.uptimeSec(),
    sources: deps.sources(),
  }),
  "GET /api/config": ({ caller }) => ({
    ...deps.settings(),
    mealsAppUrl: deps.mealsAppUrl,
    babysitter: deps.babysitter(),
    push: true,
    setupDone: deps.setupDone(),
    session: caller.session,
    unlockedUntil: caller.unlock === null ? null : iso(caller.unlock.until),
    version: deps.version,
    notices: deps.notices(),
  }),
  "GET /api/live": ({ query, caller, request, response }) => {
    const last = Number(request.get("Last-Event-ID"));
    const since = Number.isSafeInteger(last) && last > 0 ? last : (query.since ?? null);
    const devices = [caller.deviceId, caller.session?.id ?? null].filter((id) => id !== null);
    deps.hub.open(response, since, devices);
    if (request.method === "HEAD") response.end();
  },
  "GET /api/presence": () => deps.presence.now(),
  "POST /api/presence": ({ body, headers }) => {
    const present = body?.present ?? true;
    deps.presence.tell(present, headers["x-presence-token"]);
    return present ? { ok: true } : unchanged({ ok: true });
  },
  "GET /api/providers": () => deps.abilities(),
});
