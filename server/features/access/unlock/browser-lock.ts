import { type UnlockArea, unlockAreas } from "#contract/operation.ts";
import { iso } from "#server/platform/clock.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError } from "#server/platform/errors.ts";
import { isCrossOrigin } from "#server/http/security/admit-cross-origin.ts";
import type { Caller, Unlock } from "#server/http/caller.ts";
import type { HandlerContext } from "#server/http/handlers.ts";
import { browserOfRequest } from "../devices/browser.ts";
import type { DeviceCookies } from "../devices/device-cookies.ts";
import type { PinClaim, VerifyPin } from "../pins/verify-pin.ts";
import { type Unlocks, unlockSec } from "./unlocks.ts";

interface BrowserLockDeps {
  readonly devices: DeviceCookies;
  readonly unlocks: Unlocks;
  readonly provePin: VerifyPin;
}

interface UnlockClaim extends PinClaim {
  readonly for?: "acts" | "settings" | undefined;
}

const openedView = ({ memberId, until }: Unlock) => ({ memberId, expiresAt: iso(until) });

/** The lock as an answer shows it: who opened what and until when, the longest first, or that all is closed. */
const view = ({ unlocks }: Caller) => {
  const open = unlockAreas.flatMap((area) => {
    const unlock = unlocks[area];
    return unlock === null ? [] : [{ area, unlock }];
  });
  const [longest] = open.toSorted((a, b) => b.unlock.until - a.unlock.until);
  if (longest === undefined) return { unlocked: false };
  return {
    unlocked: true,
    ...openedView(longest.unlock),
    open: Object.fromEntries(open.map(({ area, unlock }) => [area, openedView(unlock)])),
  };
};

/** The lock of one browser: a PIN opens one part of the wall or another, each for a quarter of an hour. */
export const createBrowserLock = ({ devices, unlocks, provePin }: BrowserLockDeps) => {
  const open = async (
    claim: PinClaim,
    who: "parent" | "budgetMember",
    areas: readonly UnlockArea[],
    { request, response, setCookie }: HandlerContext,
  ) => {
    if (isCrossOrigin(response))
      throw new HttpError(403, apiSentence("foreignOrigin.unlock"), { code: "foreignOrigin" });
    const member = await provePin(claim, browserOfRequest(request, devices), who);
    const { unlockToken } = browserOfRequest(request, devices);
    const { token, unlock } = unlocks.grant(member.id, areas, unlockToken);
    setCookie("unlock", token, { maxAgeSec: unlockSec });
    return { unlocked: true, ...openedView(unlock) };
  };
  return {
    /** Opens what the claim is for, or all but Budget where it doesn't say. */
    open: ({ for: area, ...claim }: UnlockClaim, asked: HandlerContext) =>
      open(claim, "parent", area === undefined ? ["acts", "settings"] : [area], asked),
    openBudget: (claim: PinClaim, asked: HandlerContext) =>
      open(claim, "budgetMember", ["budget"], asked),
    current: ({ caller }: HandlerContext) => view(caller),
    close: ({ request, setCookie }: HandlerContext): void => {
      const { unlockToken, wall } = browserOfRequest(request, devices);
      if (unlockToken !== null) unlocks.lock(unlockToken);
      if (wall !== null) unlocks.lockDevice(wall.id);
      setCookie("unlock", "", { maxAgeSec: 0 });
    },
  };
};

export type BrowserLock = ReturnType<typeof createBrowserLock>;
