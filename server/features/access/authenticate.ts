import type { Request, Response } from "express";
import type { Roster } from "../../config/roster.ts";
import type { Caller, Authenticate } from "../../http/caller.ts";
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
}

/** Identifies the caller of a request by its cookies, and renews these cookies while they are in use. */
export const createAuthenticate = ({ roster, devices, unlocks, hasPin }: AuthenticateDeps) => {
  const isParent = (memberId: string): boolean =>
    roster().some(({ id, parent }) => id === memberId && parent);

  const noteUse = createCookieRenewal(devices);

  const unlockOf = ({ unlockToken, wall, phone }: RequestBrowser): Caller["unlock"] => {
    const known = [wall, phone].flatMap((device) => (device === null ? [] : [device.id]));
    const here = unlockToken === null ? null : unlocks.find(unlockToken, known);
    const fromAfar = wall === null ? null : unlocks.findWall(wall.id);
    const [unlock = null] = [here, fromAfar]
      .filter((one) => one !== null)
      .filter(({ memberId }) => isParent(memberId) && hasPin(memberId))
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
      unlock: unlockOf(browser),
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
      const token = devices.meetWall(browser);
      if (token !== null) giveCookie(request, response, "wall", token);
    },
  };
};
