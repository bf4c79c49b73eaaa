import type { Request, Response } from "express";
import type { Roster } from "../../config/roster.ts";
import type { Caller, WhoAsks } from "../../http/caller.ts";
import { spellCookie } from "../../http/security/set-cookie.ts";
import { type Browser, browserOf } from "./devices/browser.ts";
import { cookieNames, tokenIn } from "./devices/cookies.ts";
import { isCrossSite } from "./devices/cross-site.ts";
import type { Device } from "./devices/device-store.ts";
import { type Devices, lifeSec } from "./devices/devices.ts";
import type { Unlocks } from "./unlock/unlocks.ts";

interface Needs {
  readonly roster: () => Roster;
  readonly devices: Devices;
  readonly unlocks: Unlocks;
  readonly hasPin: (memberId: string) => boolean;
}

/** Tells who asks by the cookies that came, and keeps these cookies fresh while they are in use. */
export const createWhoAsks = ({ roster, devices, unlocks, hasPin }: Needs) => {
  const isParent = (memberId: string): boolean =>
    roster().some(({ id, parent }) => id === memberId && parent);

  const give = (request: Request, response: Response, kind: Device["kind"], token: string): void =>
    void response.append(
      "Set-Cookie",
      spellCookie(cookieNames[kind], token, { maxAgeSec: lifeSec[kind], secure: request.secure }),
    );

  const noteUse = (request: Request, device: Device | null): void => {
    const token =
      device === null ? null : tokenIn(request.headers.cookie, cookieNames[device.kind]);
    if (device === null || token === null || !devices.noteUse(device)) return;
    if (device.seenAt !== null && request.res !== undefined)
      give(request, request.res, device.kind, token);
  };

  const unlockOf = ({ unlockToken, wall, phone }: Browser): Caller["unlock"] => {
    const known = [wall, phone].flatMap((device) => (device === null ? [] : [device.id]));
    const here = unlockToken === null ? null : unlocks.find(unlockToken, known);
    const fromAfar = wall === null ? null : unlocks.findWall(wall.id);
    const [unlock = null] = [here, fromAfar]
      .filter((one) => one !== null)
      .filter(({ memberId }) => isParent(memberId) && hasPin(memberId))
      .toSorted((a, b) => b.until - a.until);
    return unlock;
  };

  const callerOf: WhoAsks = (request) => {
    const browser = browserOf(request, devices);
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
    /** Gives a browser that opens a page of the wall its identity, unless another site sent it here. */
    ensureWallCookie: (request: Request, response: Response): void => {
      if (request.method !== "GET") return;
      const browser = browserOf(request, devices);
      if (browser.wall !== null) return noteUse(request, browser.wall);
      if (isCrossSite(request.headers)) return;
      const token = devices.meetWall(browser);
      if (token !== null) give(request, response, "wall", token);
    },
  };
};
