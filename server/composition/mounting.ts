import type { Db } from "../db/connection.ts";
import { createBabysitterGate } from "../features/babysitter/gate.ts";
import type { Idempotency } from "../http/operations/idempotency.ts";
import { createRequireAccess } from "../http/operations/require-access.ts";
import type { WriteRoutesDeps } from "../http/operations/write-route.ts";
import type { DamageWatch } from "../db/watch-damage.ts";
import { OutOfOrder } from "../platform/errors.ts";
import type { EventHub } from "../live/event-hub.ts";
import type { OutOfRangeItems } from "../platform/out-of-range-items.ts";
import type { Identity } from "./identity.ts";
import type { OpenSources } from "./sources/sources.ts";

interface MountingDeps {
  readonly db: Db;
  readonly damage: Pick<DamageWatch, "isSeen" | "look">;
  readonly disk: Pick<WriteRoutesDeps, "requireDisk" | "onFailure">;
  readonly hub: EventHub;
  readonly idempotency: Idempotency;
  readonly outOfRange: OutOfRangeItems;
  readonly recorder: WriteRoutesDeps["recorder"];
  readonly readClientDays: WriteRoutesDeps["readClientDays"];
  readonly people: Pick<Identity, "access" | "setupWindow" | "babysitter">;
  readonly sources: Pick<OpenSources, "active">;
}

/** Wires the checks of every operation to the people and sources that they ask. */
export const createMounting = ({
  db,
  damage,
  disk,
  hub,
  idempotency,
  outOfRange,
  recorder,
  readClientDays,
  people: { access, setupWindow, babysitter },
  sources,
}: MountingDeps): WriteRoutesDeps => ({
  db,
  ...disk,
  announce: hub.announce,
  requireSound: () => {
    damage.look();
    if (damage.isSeen()) throw new OutOfOrder();
  },
  idempotency,
  outOfRange,
  recorder,
  readClientDays,
  authenticate: access.callerOf,
  requireNoBabysitter: createBabysitterGate(babysitter.activeSince),
  requireAccess: createRequireAccess({
    requireParent: access.requireParent,
    parentHasPin: access.parentHasPin,
    setupAdmits: setupWindow.admits,
  }),
  missing: (domain) =>
    sources.active[domain].source === null ? `No ${domain} source is connected yet.` : null,
});
