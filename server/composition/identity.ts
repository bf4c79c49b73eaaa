import type { Logger } from "pino";
import type { Clock } from "../platform/clock.ts";
import type { LoadedConfig } from "./load-config.ts";
import { watchMembers } from "../config/watch-members.ts";
import type { Db } from "../db/connection.ts";
import { createAccess } from "../features/access/access.ts";
import { createThrottle } from "../features/access/pins/throttle.ts";
import { createBabysitter } from "../features/babysitter/babysitter.ts";
import { createSetupWindow } from "../features/setup/setup-window.ts";
import { createWalls } from "../features/walls/walls.ts";
import type { EventHub } from "../live/event-hub.ts";

interface IdentityDeps {
  readonly db: Db;
  readonly config: Pick<LoadedConfig, "env" | "membersFile">;
  readonly clock: Clock;
  readonly log: Logger;
  readonly hub: EventHub;
  readonly pinCost: number | undefined;
  /** Called within the write that makes a phone another member's. */
  readonly onHandedOver: (deviceId: string) => void;
  /** Whether notifications are sent to a phone. */
  readonly hasNotifications: (deviceId: string) => boolean;
}

/** Opens the roster, access and set-up; part of the composition root. Throws a ConfigError. */
export const openIdentity = async (deps: IdentityDeps) => {
  const { db, config, clock, log, hub, pinCost, onHandedOver, hasNotifications } = deps;
  const { env, membersFile } = config;
  const members = watchMembers({
    file: membersFile,
    unlockMembers: env.BUDGET_UNLOCK_MEMBERS,
    log,
  });
  const roster = members.current;
  const changed = (): void => void hub.announce(["members", "settings"]);
  const throttle = createThrottle(db, clock);
  // Both refer to each other, but only after both exist.
  const setupWindow = createSetupWindow({
    ...{ wrongCodes: throttle, publicUrl: env.PUBLIC_URL },
    isOpen: () => !access.parentHasPin(),
  });
  const walls = createWalls(db);
  const access = await createAccess({
    db,
    clock,
    throttle,
    roster,
    log,
    dataDir: env.DATA_DIR,
    budgetMembers: env.BUDGET_UNLOCK_MEMBERS,
    pins: env.memberPins,
    pinCost,
    setupAdmits: setupWindow.admits,
    isLive: hub.isOpenFor,
    endStreams: hub.closeFor,
    onHandedOver,
    hasNotifications,
    rightsOfWall: walls.rightsOf,
    isWallChosen: walls.isChosen,
    nameOfWall: (wallId) => walls.view(wallId).name,
    onWallMet: walls.meet,
    onSetupFinished: walls.finishSetup,
    onPinReset: () => {
      setupWindow.renew();
      changed();
    },
  });
  members.onChange(() => {
    access.forgetStrangers();
    changed();
  });
  const babysitter = createBabysitter({ db, clock, roster, parentHasPin: access.parentHasPin });
  return { members, roster, access, walls, setupWindow, babysitter };
};

export type Identity = Awaited<ReturnType<typeof openIdentity>>;
