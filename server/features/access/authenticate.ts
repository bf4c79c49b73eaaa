import type { Request, Response } from "express";
import type { UnlockArea } from "#contract/operation.ts";
import type { Roster } from "../../config/roster.ts";
import type { Authenticate, Unlock } from "../../http/caller.ts";
import { type RequestBrowser, browserOfRequest } from "./devices/browser.ts";
import { createCookieRenewal, giveCookie } from "./devices/cookie-renewal.ts";
import { isCrossSite } from "./devices/cross-site.ts";
import type { DeviceCookies } from "./devices/device-cookies.ts";
import type { Unlocks } from "./unlock/unlocks.ts";

interface AuthenticateDeps {
  readonly roster: () => Roster;
  readonly devices: DeviceCookies;
  readonly unlocks: Unlocks;
  readonly hasPin: (memberId: string) => boolean;
  /** Whether a member may open Budget. */
  readonly opensBudget: (memberId: string) => boolean;
}

/** Identifies the caller of a request by its cookies, and renews these cookies while they are in use. */
export const createAuthenticate = (deps: AuthenticateDeps) => {
  const { roster, devices, unlocks, hasPin, opensBudget } = deps;
  const isParent = (memberId: string): boolean =>
    roster().some(({ id, parent }) => id === memberId && parent);

  const noteUse = createCookieRenewal(devices);

  const unlockOf = (
    { unlockToken, wall, phone }: RequestBrowser,
    area: UnlockArea,
  ): Unlock | null => {
    const known = [wall, phone].flatMap((device) => (device === null ? [] : [device.id]));
    const here = unlockToken === null ? null : unlocks.find(unlockToken, area, known);
    const fromAfar = wall === null ? null : unlocks.findWall(wall.id, area);
    const mayOpen = area === "budget" ? opensBudget : isParent;
    const [unlock = null] = [here, fromAfar]
      .filter((one) => one !== null)
      .filter(({ memberId }) => mayOpen(memberId) && hasPin(memberId))
      .toSorted((a, b) => b.until - a.until);
    return unlock;
  };

  const callerOf: Authenticate = (request) => {
    const browser = browserOfRequest(request, devices);
    const { address, wall, phone } = browser;
    noteUse(request, wall);
    noteUse(request, phone);
    return {
      address,
      deviceId: wall?.id ?? phone?.id ?? null,
      isWall: wall !== null,
      session:
        phone === null || phone.memberId === null
          ? null
          : {
              id: phone.id,
              memberId: phone.memberId,
              parent: isParent(phone.memberId),
              since: phone.createdAt,
            },
      unlocks: {
        acts: unlockOf(browser, "acts"),
        settings: unlockOf(browser, "settings"),
        budget: unlockOf(browser, "budget"),
      },
    };
  };

  return {
    callerOf,
    /** Gives a browser that opens a page of the wall its cookie, unless another site sent it here. */
    ensureWallCookie: (request: Request, response: Response): void => {
      if (request.method !== "GET") return;
      const browser = browserOfRequest(request, devices);
      if (browser.wall !== null) return noteUse(request, browser.wall);
      if (isCrossSite(request.headers)) return;
      giveCookie(request, response, "wall", devices.meetWall());
    },
  };
};
