import { type UnlockArea, unlockAreas } from "#contract/operation.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Unlock } from "#server/http/caller.ts";
import { hashToken, newToken } from "#server/platform/tokens.ts";

interface Grant extends Unlock {
  /** The same end on the monotonic clock. */
  readonly deadline: number;
}

/** What is open on one browser. */
interface UnlockedBrowser {
  readonly open: Map<UnlockArea, Grant>;
  /** The walls and phones that this browser is known as. */
  readonly devices: Set<string>;
}

/** How long a PIN opens a part of the wall on a browser, in seconds. */
export const unlockSec = 15 * 60;

const ofToken = (token: string): string => `token ${hashToken(token)}`;
const ofWall = (wallId: string): string => `wall ${wallId}`;

/** Creates what is open on which browser, by the browser's key; what is over is forgotten. */
const createOpenParts = (clock: Clock) => {
  const browsers = new Map<string, UnlockedBrowser>();
  /** A browser with what is still open on it; one on which nothing is any more is forgotten. */
  const current = (key: string): UnlockedBrowser | undefined => {
    const browser = browsers.get(key);
    if (browser === undefined) return undefined;
    for (const [area, { deadline, until }] of browser.open)
      if (deadline <= clock.monotonic() || until <= clock.now()) browser.open.delete(area);
    if (browser.open.size > 0) return browser;
    browsers.delete(key);
    return undefined;
  };

  const look = (key: string, area: UnlockArea): Unlock | null => {
    const found = current(key)?.open.get(area);
    if (found === undefined) return null;
    const leftMs = Math.min(found.deadline - clock.monotonic(), found.until - clock.now());
    return { memberId: found.memberId, until: Math.floor(clock.now() + leftMs) };
  };

  const grant = (key: string, memberId: string, areas: readonly UnlockArea[]): Unlock => {
    for (const other of browsers.keys()) current(other);
    const browser = browsers.get(key) ?? { open: new Map(), devices: new Set() };
    const unlock = { memberId, until: clock.now() + unlockSec * 1000 };
    const deadline = clock.monotonic() + unlockSec * 1000;
    for (const area of areas) browser.open.set(area, { ...unlock, deadline });
    browsers.set(key, browser);
    return unlock;
  };

  return { browsers, look, grant };
};

/**
 * Holds what is open on which browser, each part for fifteen minutes regardless of use; only in memory, so that a
 * restart locks. Both clocks count: setting one back can't extend an unlock, and a machine that slept wakes up locked.
 */
export const createUnlocks = (clock: Clock) => {
  const { browsers, look, grant } = createOpenParts(clock);

  return {
    /**
     * Opens parts of the wall on the browser on which a PIN was typed. Its new token takes over what was open by the
     * token before.
     */
    grant: (memberId: string, areas: readonly UnlockArea[], before: string | null) => {
      const token = newToken();
      const old = before === null ? undefined : browsers.get(ofToken(before));
      if (before !== null) browsers.delete(ofToken(before));
      if (old !== undefined) browsers.set(ofToken(token), old);
      return { token, unlock: grant(ofToken(token), memberId, areas) };
    },
    /** Unlocks a wall from another device; Budget stays locked. */
    grantWall: (memberId: string, wallId: string): Unlock => {
      const unlock = grant(ofWall(wallId), memberId, ["acts", "settings"]);
      browsers.get(ofWall(wallId))?.devices.add(wallId);
      return unlock;
    },
    /** What is open by a token; the devices that came with it are locked together with it from then on. */
    find: (token: string, area: UnlockArea, devices: readonly string[] = []): Unlock | null => {
      for (const id of devices) browsers.get(ofToken(token))?.devices.add(id);
      return look(ofToken(token), area);
    },
    /** What another device opened on a wall. */
    findWall: (wallId: string, area: UnlockArea): Unlock | null => look(ofWall(wallId), area),
    /** Until when something is open on a wall or phone, as far as it has sent both cookies. */
    untilOf: (deviceId: string): number | null => {
      const ends = [...browsers].flatMap(([key, { devices }]) =>
        devices.has(deviceId) ? unlockAreas.map((area) => look(key, area)?.until ?? 0) : [],
      );
      const last = Math.max(0, ...ends);
      return last === 0 ? null : last;
    },
    lock: (token: string): void => void browsers.delete(ofToken(token)),
    lockDevice: (deviceId: string): void => {
      for (const [key, { devices }] of browsers) if (devices.has(deviceId)) browsers.delete(key);
    },
    /** Locks what one of these members opened anywhere, except on the browser of the token or wall in `but`. */
    lockMembers: (
      fits: (memberId: string) => boolean,
      but: { readonly token?: string | null; readonly wallId?: string | null } = {},
    ): void => {
      const remaining = new Set([
        ...(but.token == null ? [] : [ofToken(but.token)]),
        ...(but.wallId == null ? [] : [ofWall(but.wallId)]),
      ]);
      for (const [key, { open }] of browsers)
        for (const [area, { memberId }] of open)
          if (fits(memberId) && !remaining.has(key)) open.delete(area);
    },
  };
};

export type Unlocks = ReturnType<typeof createUnlocks>;
