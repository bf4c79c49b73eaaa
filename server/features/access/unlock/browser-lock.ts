import { iso } from "#server/platform/clock.ts";
import type { Caller } from "#server/http/caller.ts";
import type { HandlerContext } from "#server/http/handlers.ts";
import { browserOfRequest } from "../devices/browser.ts";
import { cookieNames } from "../../../http/cookie-names.ts";
import type { DeviceCookies } from "../devices/device-cookies.ts";
import type { PinClaim, VerifyPin } from "../pins/verify-pin.ts";
import { type Unlocks, unlockSec } from "./unlocks.ts";

interface BrowserLockDeps {
  readonly devices: DeviceCookies;
  readonly unlocks: Unlocks;
  readonly provePin: VerifyPin;
}

/** The lock as an answer shows it: open by whom and until when, or closed. */
const view = (unlock: Caller["unlock"]) =>
  unlock === null
    ? { unlocked: false }
    : { unlocked: true, memberId: unlock.memberId, expiresAt: iso(unlock.until) };

/** The lock of one browser, which a parent's PIN opens for a quarter of an hour. */
export const createBrowserLock = ({ devices, unlocks, provePin }: BrowserLockDeps) => {
  const closeOf = ({ request }: HandlerContext): void => {
    const { unlockToken, wall } = browserOfRequest(request, devices);
    if (unlockToken !== null) unlocks.lock(unlockToken);
    if (wall !== null) unlocks.lockDevice(wall.id);
  };
  return {
    open: (claim: PinClaim, asked: HandlerContext) =>
      provePin(claim, browserOfRequest(asked.request, devices), "parent").then((parent) => {
        closeOf(asked);
        const { token, unlock } = unlocks.grant(parent.id);
        asked.setCookie(cookieNames.unlock, token, { maxAgeSec: unlockSec });
        return view(unlock);
      }),
    current: ({ caller }: HandlerContext) => view(caller.unlock),
    close: (asked: HandlerContext): void => {
      closeOf(asked);
      asked.setCookie(cookieNames.unlock, "", { maxAgeSec: 0 });
    },
  };
};

export type BrowserLock = ReturnType<typeof createBrowserLock>;
