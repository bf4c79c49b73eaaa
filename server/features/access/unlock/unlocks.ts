import type { Clock } from "#server/platform/clock.ts";
import { hashToken, newToken } from "../devices/tokens.ts";

/** A parent who unlocked a browser, and until when at most; milliseconds since 1970. */
interface Unlock {
  readonly memberId: string;
  readonly until: number;
}

interface Grant extends Unlock {
  /** The same end on the clock that nobody sets. */
  readonly deadline: number;
  /** The walls and phones that this browser is known as. */
  readonly devices: Set<string>;
}

/** How long a parent's PIN opens a browser, in seconds. */
export const unlockSec = 15 * 60;

/**
 * Browsers that a parent unlocked, for fifteen minutes whatever is done meanwhile; only in memory, so that a restart
 * locks. Counts on both clocks: one set back can't extend an unlock, and a machine that slept wakes up locked.
 */
export const createUnlocks = (clock: Clock) => {
  const granted = new Map<string, Grant>();
  const ofToken = (token: string): string => `token ${hashToken(token)}`;
  const ofWall = (wallId: string): string => `wall ${wallId}`;

  const look = (key: string): Unlock | null => {
    const found = granted.get(key);
    if (found === undefined) return null;
    const leftMs = Math.min(found.deadline - clock.monotonic(), found.until - clock.now());
    if (leftMs > 0) return { memberId: found.memberId, until: Math.floor(clock.now() + leftMs) };
    granted.delete(key);
    return null;
  };

  const grant = (key: string, memberId: string): Unlock => {
    for (const other of granted.keys()) look(other);
    const unlock = { memberId, until: clock.now() + unlockSec * 1000 };
    const deadline = clock.monotonic() + unlockSec * 1000;
    granted.set(key, { ...unlock, deadline, devices: new Set() });
    return unlock;
  };

  const lockWhere = (fits: (grant: Grant, key: string) => boolean): void => {
    for (const [key, one] of granted) if (fits(one, key)) granted.delete(key);
  };

  return {
    /** Unlocks the browser that keeps the token, which a PIN was typed on. */
    grant: (memberId: string) => {
      const token = newToken();
      return { token, unlock: grant(ofToken(token), memberId) };
    },
    /** Unlocks a wall from afar. */
    grantWall: (memberId: string, wallId: string): Unlock => {
      const unlock = grant(ofWall(wallId), memberId);
      granted.get(ofWall(wallId))?.devices.add(wallId);
      return unlock;
    },
    /** The unlock of a token; the devices that came with it are locked with it from then on. */
    find: (token: string, devices: readonly string[] = []): Unlock | null => {
      const found = look(ofToken(token));
      for (const id of devices) granted.get(ofToken(token))?.devices.add(id);
      return found;
    },
    /** The unlock that a wall was given from afar. */
    findWall: (wallId: string): Unlock | null => look(ofWall(wallId)),
    /** Until when a wall or phone is unlocked, as far as it has shown both cookies. */
    untilOf: (deviceId: string): number | null => {
      const ends = [...granted].flatMap(([key, { devices }]) =>
        devices.has(deviceId) ? [look(key)?.until ?? 0] : [],
      );
      const last = Math.max(0, ...ends);
      return last === 0 ? null : last;
    },
    lock: (token: string): void => void granted.delete(ofToken(token)),
    lockDevice: (deviceId: string): void => lockWhere(({ devices }) => devices.has(deviceId)),
    /** Locks every browser that one of these members unlocked; with `but`, not the one of that token or wall. */
    lockMembers: (
      fits: (memberId: string) => boolean,
      but: { readonly token?: string | null; readonly wallId?: string | null } = {},
    ): void => {
      const kept = [
        ...(but.token == null ? [] : [ofToken(but.token)]),
        ...(but.wallId == null ? [] : [ofWall(but.wallId)]),
      ];
      lockWhere(({ memberId }, key) => fits(memberId) && !kept.includes(key));
    },
  };
};

export type Unlocks = ReturnType<typeof createUnlocks>;
