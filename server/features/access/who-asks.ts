import type { Request, Response } from "express";
import type { Roster } from "../../config/members.ts";
import type { Caller, WhoAsks } from "../../http/caller.ts";
import { spellCookie } from "../../http/set-cookie.ts";
import { browserOf } from "./browser.ts";
import { cookieNames, tokenIn } from "./cookies.ts";
import { isCrossSite } from "./cross-site.ts";
import type { Device } from "./device-store.ts";
import { type Devices, lifeSec } from "./devices.ts";
import type { Unlocks } from "./unlocks.ts";

interface Needs {
  readonly roster: () => Roster;
  readonly devices: Devices;
  readonly unlocks: Unlocks;
}

/** Tells who asks by the cookies that came, and keeps these cookies fresh while they are in use. */
export const createWhoAsks = ({ roster, devices, unlocks }: Needs) => {
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

  const unlockOf = (token: string | null): Caller["unlock"] => {
    const unlock = token === null ? null : unlocks.find(token);
    return unlock !== null && isParent(unlock.memberId) ? unlock : null;
  };

  const callerOf: WhoAsks = (request) => {
    const { address, wall, phone, unlockToken } = browserOf(request, devices);
    noteUse(request, wall);
    noteUse(request, phone);
    return {
      address,
      deviceId: wall?.id ?? phone?.id ?? null,
      session:
        phone === null || phone.memberId === null
          ? null
          : { id: phone.id, memberId: phone.memberId, parent: isParent(phone.memberId) },
      unlock: unlockOf(unlockToken),
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
