import type { Health } from "#contract/health.ts";
import type { WallNotice } from "#contract/wall-notice.ts";
import { budgetMembersOf } from "../../config/budget-members.ts";
import type { Env } from "../../config/env.ts";
import { metaRoutes } from "../../features/meta/routes.ts";
import { itemsOutOfRange, sourceAbilities } from "../../features/meta/source-health.ts";
import type { CurrentSettings } from "../../features/settings/settings.ts";
import type { EventHub } from "../../live/event-hub.ts";
import type { OutOfRangeItems } from "../../platform/out-of-range-items.ts";
import type { Identity } from "../identity.ts";
import type { OpenSources } from "../sources/sources.ts";

interface CreateMetaRoutesDeps {
  readonly env: Pick<Env, "MEALS_APP_URL" | "BUDGET_UNLOCK_MEMBERS">;
  readonly version: string;
  readonly schemaVersion: number;
  readonly hub: EventHub;
  readonly notices: () => WallNotice[];
  readonly settings: CurrentSettings;
  readonly sources: Pick<OpenSources, "active">;
  readonly people: Pick<Identity, "access" | "babysitter" | "roster" | "walls">;
  readonly uptimeSec: () => number;
  readonly health: () => Health["sources"];
  readonly outOfRange: Pick<OutOfRangeItems, "all">;
}

/** The handlers of version, health, status and the live stream, wired to the parts that they report on. */
export const createMetaRoutes = (deps: CreateMetaRoutesDeps): ReturnType<typeof metaRoutes> => {
  const { version, schemaVersion, hub, notices, uptimeSec } = deps;
  const { access, babysitter, roster, walls } = deps.people;
  return metaRoutes({
    ...{ version, schemaVersion, hub, notices, uptimeSec },
    sources: deps.health,
    outOfRange: () => itemsOutOfRange(deps.sources.active, deps.outOfRange.all()),
    abilities: () => sourceAbilities(deps.sources.active),
    settings: deps.settings.current,
    mealsAppUrl: deps.env.MEALS_APP_URL,
    babysitter: () => babysitter.activeSince() !== null,
    setupDone: access.parentHasPin,
    wallOf: walls.view,
    budgetMembers: () =>
      budgetMembersOf(roster(), deps.env.BUDGET_UNLOCK_MEMBERS).map(({ id }) => id),
  });
};
