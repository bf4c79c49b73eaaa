import type { Health, OutOfRangeItem } from "#contract/health.ts";
import type { meta, providers } from "#contract/meta.ts";
import type { WallNotice } from "#contract/wall-notice.ts";
import type { Settings } from "#contract/settings.ts";
import type { WallView } from "#contract/wall-view.ts";
import { iso } from "../../platform/clock.ts";
import type { Caller, Unlock } from "../../http/caller.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import { isLoopback, throttledAddress } from "../../http/security/addresses.ts";
import type { EventHub } from "../../live/event-hub.ts";

interface MetaRoutesDeps {
  readonly version: string;
  readonly schemaVersion: number;
  readonly uptimeSec: () => number;
  readonly sources: () => Health["sources"];
  /** What lists were cut short by. */
  readonly outOfRange: () => OutOfRangeItem[];
  readonly abilities: () => Record<keyof Health["sources"], { provider: string; can: string[] }>;
  readonly settings: () => Settings;
  readonly mealsAppUrl: string;
  readonly babysitter: () => boolean;
  readonly setupDone: () => boolean;
  /** What is chosen for a wall. */
  readonly wallOf: (wallId: string) => WallView;
  /** The ids of those who may open Budget. */
  readonly budgetMembers: () => string[];
  readonly notices: () => WallNotice[];
  readonly hub: EventHub;
}

type Meta = Omit<typeof meta & typeof providers, "GET /api/docs" | "GET /api/openapi.yaml">;

const untilOf = (unlock: Unlock | null): string | null =>
  unlock === null ? null : iso(unlock.until);

/** Until when each part is open on the caller's browser, and the last of them. */
const unlockTimes = ({ unlocks }: Caller) => {
  const [last = null] = Object.values(unlocks)
    .filter((unlock) => unlock !== null)
    .toSorted((a, b) => b.until - a.until);
  return {
    unlockedUntil: untilOf(last),
    unlocks: {
      acts: untilOf(unlocks.acts),
      settings: untilOf(unlocks.settings),
      budget: untilOf(unlocks.budget),
    },
  };
};

/** The handlers of version, health and status, and of the live stream. */
export const metaRoutes = (deps: MetaRoutesDeps): OperationHandlers<Meta> => ({
  "GET /api/health": () => {
    const outOfRange = deps.outOfRange();
    return {
      ok: true,
      version: deps.version,
      schemaVersion: deps.schemaVersion,
      uptimeSec: deps.uptimeSec(),
      sources: deps.sources(),
      ...(outOfRange.length === 0 ? {} : { outOfRange }),
    };
  },
  "GET /api/config": ({ caller }) => ({
    ...deps.settings(),
    mealsAppUrl: deps.mealsAppUrl,
    babysitter: deps.babysitter(),
    push: true,
    setupDone: deps.setupDone(),
    session: caller.session,
    ...unlockTimes(caller),
    wall: caller.isWall && caller.deviceId !== null ? deps.wallOf(caller.deviceId) : null,
    may: caller.may,
    budgetMembers: deps.budgetMembers(),
    version: deps.version,
    notices: deps.notices(),
  }),
  "GET /api/live": ({ query, caller, request, response }) => {
    const last = Number(request.get("Last-Event-ID"));
    const since = Number.isSafeInteger(last) && last > 0 ? last : (query.since ?? null);
    const devices = [caller.deviceId, caller.session?.id ?? null].filter((id) => id !== null);
    const network = isLoopback(caller.address) ? null : throttledAddress(caller.address);
    deps.hub.open(response, since, { network, devices });
    if (request.method === "HEAD") response.end();
  },
  "GET /api/providers": () => deps.abilities(),
});
