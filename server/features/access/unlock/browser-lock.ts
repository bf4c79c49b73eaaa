import { iso } from "#server/platform/clock.ts";
import type { Caller } from "#server/http/caller.ts";
import type { Asked } from "#server/http/handlers.ts";
import { browserOf } from "../devices/browser.ts";
import { cookieNames } from "../devices/cookies.ts";
import type { Devices } from "../devices/devices.ts";
import type { PinClaim, ProvePin } from "../pins/verify-pin.ts";
import { type Unlocks, unlockSec } from "./unlocks.ts";

interface Needs {
  readonly devices: Devices;
  readonly unlocks: Unlocks;
  readonly provePin: ProvePin;
}

/** How a browser's lock is told: open by whom and until when, or closed. */
const view = (unlock: Caller["unlock"]) =>
  unlock === null
    ? { unlocked: false }
    : { unlocked: true, memberId: unlock.memberId, expiresAt: iso(unlock.until) };

/** The lock of one browser, which a parent's PIN opens for a quarter of an hour. */
export const createLock = ({ devices, unlocks, provePin }: Needs) => {
  const closeOf = ({ request }: Asked): void => {
    const { unlockToken, wall } = browserOf(request, devices);
    if (unlockToken !== null) unlocks.lock(unlockToken);
    if (wall !== null) unlocks.lockDevice(wall.id);
  };
  return {
    open: (claim: PinClaim, asked: Asked) =>
      provePin(claim, browserOf(asked.request, devices), "parent").then((parent) => {
        closeOf(asked);
        const { token, unlock } = unlocks.grant(parent.id);
        asked.setCookie(cookieNames.unlock, token, { maxAgeSec: unlockSec });
        return view(unlock);
      }),
    current: ({ caller }: Asked) => view(caller.unlock),
    close: (asked: Asked): void => {
      closeOf(asked);
      asked.setCookie(cookieNames.unlock, "", { maxAgeSec: 0 });
    },
  };
};

export type Lock = ReturnType<typeof createLock>;
