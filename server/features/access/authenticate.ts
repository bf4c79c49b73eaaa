import type { Request, Response } from "express";
import type { UnlockArea, WallRight } from "#contract/operation.ts";
import type { Roster } from "../../config/roster.ts";
import type { Authenticate, Caller, Unlock } from "../../http/caller.ts";
import { type RequestBrowser, browserOfRequest } from "./devices/browser.ts";
import { createCookieRenewal, giveCookie } from "./devices/cookie-renewal.ts";
import { isCrossSite } from "./devices/cookies-withheld.ts";
import type { DeviceCookies } from "./devices/device-cookies.ts";
import type { Unlocks } from "./unlock/unlocks.ts";

interface AuthenticateDeps {
  readonly roster: () => Roster;
  readonly devices: DeviceCookies;
  readonly unlocks: Unlocks;
  readonly hasPin: (memberId: string) => boolean;
  /** Whether a member may open Budget. */
  readonly opensBudget: (memberId: string) => boolean;
  readonly parentHasPin: () => boolean;
  /** What a parent lets a wall do. */
  readonly rightsOfWall: (wallId: string) => WallRight;
  /** Whether a parent has chosen anything for a wall. */
  readonly isWallChosen: (wallId: string) => boolean;
}

const sessionOf = (phone: RequestBrowser["phone"], roster: Roster): Caller["session"] => {
  if (phone === null || phone.memberId === null) return null;
  const { id, memberId, createdAt: since } = phone;
  const member = roster.find((one) => one.id === memberId);
  return { id, memberId, parent: member?.parent ?? false, kid: member?.kid ?? false, since };
};

/** Identifies the caller of a request by its cookies, and renews these cookies while they are in use. */
export const createAuthenticate = (deps: AuthenticateDeps) => {
  const { roster, devices, unlocks, hasPin, opensBudget, parentHasPin } = deps;
  const { rightsOfWall, isWallChosen } = deps;
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

  /**
   * Whether who is signed in lifts the rights of a wall: a parent always; anybody else only where it may be a phone
   * that has opened the wall's page once, not where a parent has chosen what the wall is.
   */
  const isLiftedBy = (memberId: string | null, wallId: string): boolean =>
    memberId !== null && (isParent(memberId) || !isWallChosen(wallId));

  /** Rights bind a wall only: neither a family's phones, nor what a parent has unlocked, nor a family without PINs. */
  const mayDo = ({ wall, phone }: RequestBrowser, unlocked: Caller["unlocks"]): WallRight =>
    wall === null ||
    isLiftedBy(phone?.memberId ?? null, wall.id) ||
    unlocked.acts !== null ||
    unlocked.settings !== null ||
    !parentHasPin()
      ? "write"
      : rightsOfWall(wall.id);

  const callerOf: Authenticate = (request) => {
    const browser = browserOfRequest(request, devices);
    const { address, wall, phone } = browser;
    noteUse(request, wall);
    noteUse(request, phone);
    const unlocked = {
      acts: unlockOf(browser, "acts"),
      settings: unlockOf(browser, "settings"),
      budget: unlockOf(browser, "budget"),
    };
    return {
      address,
      deviceId: wall?.id ?? phone?.id ?? null,
      isWall: wall !== null,
      may: mayDo(browser, unlocked),
      session: sessionOf(phone, roster()),
      unlocks: unlocked,
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
