import type { Logger } from "pino";
import type { Clock } from "../../clock.ts";
import type { Roster } from "../../config/members.ts";
import type { Db } from "../../db/open.ts";
import { createDevices } from "./devices.ts";
import { setFirstPins } from "./first-pins.ts";
import { createLock } from "./lock.ts";
import { readPepper } from "./pepper.ts";
import { createPins } from "./pins.ts";
import { createProvePin } from "./prove-pin.ts";
import { createRequireParent } from "./require-parent.ts";
import { accessRoutes } from "./routes.ts";
import { createSessions } from "./sessions.ts";
import { createThrottle } from "./throttle.ts";
import { createUnlocks } from "./unlocks.ts";
import { createWhoAsks } from "./who-asks.ts";

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly roster: () => Roster;
  /** Where the pepper lies, outside the database and its backups. */
  readonly dataDir: string;
  readonly log: Logger;
  /** First PINs by the upper-case id in `MEMBER_PIN_<ID>`. */
  readonly pins: Readonly<Record<string, string>>;
}

/** Who may do what: PINs, signed-in phones, unlocked browsers and walls; throws a ConfigError for a damaged pepper. */
export const createAccess = async ({ db, clock, roster, dataDir, log, pins: given }: Needs) => {
  const pins = createPins({ db, clock, pepper: readPepper(dataDir) });
  await setFirstPins({ pins, roster: roster(), given, log });
  const devices = createDevices({ db, clock, roster, log });
  const unlocks = createUnlocks(clock);
  const throttle = createThrottle(db, clock);
  const provePin = createProvePin({ roster, pins, throttle, devices });
  const parentHasPin = (): boolean => roster().some(({ id, parent }) => parent && pins.has(id));
  return {
    ...createWhoAsks({ roster, devices, unlocks }),
    routes: accessRoutes({
      sessions: createSessions({ devices, provePin }),
      lock: createLock({ devices, unlocks, provePin }),
    }),
    requireParent: createRequireParent(parentHasPin),
    hasPin: pins.has,
    parentHasPin,
    /** Forgets tries, sign-ins and walls that have had their time. */
    prune: (): void => {
      throttle.prune();
      devices.prune();
    },
  };
};
