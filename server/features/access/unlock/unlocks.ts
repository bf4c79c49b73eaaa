import type { Clock } from "#server/platform/clock.ts";
import { hashToken, newToken } from "../devices/tokens.ts";

/** A parent who unlocked a browser, and until when; milliseconds since 1970. */
interface Unlock {
  readonly memberId: string;
  readonly until: number;
}

interface Grant extends Unlock {
  /** The same end on the monotonic clock. */
  readonly deadline: number;
  /** The walls and phones that this browser is known as. */
  readonly devices: Set<string>;
}

/** How long a parent's PIN unlocks a browser, in seconds. */
export const unlockSec = 15 * 60;

/**
 * Holds the browsers that a parent unlocked, for fifteen minutes regardless of use; only in memory, so that a restart
 * locks. Both clocks count: setting one back can't extend an unlock, and a machine that slept wakes up locked.
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
    /** Unlocks the browser that has the token, on which a PIN was typed. */
    grant: (memberId: string) => {
      const token = newToken();
      return { token, unlock: grant(ofToken(token), memberId) };
    },
    /** Unlocks a wall from another device. */
    grantWall: (memberId: string, wallId: string): Unlock => {
      const unlock = grant(ofWall(wallId), memberId);
      granted.get(ofWall(wallId))?.devices.add(wallId);
      return unlock;
    },
    /** The unlock of a token; the devices that came with it are locked together with it from then on. */
    find: (token: string, devices: readonly string[] = []): Unlock | null => {
      const found = look(ofToken(token));
      for (const id of devices) granted.get(ofToken(token))?.devices.add(id);
      return found;
    },
    /** The unlock that a wall was given from another device. */
    findWall: (wallId: string): Unlock | null => look(ofWall(wallId)),
    /** Until when a wall or phone is unlocked, as far as it has sent both cookies. */
    untilOf: (deviceId: string): number | null => {
      const ends = [...granted].flatMap(([key, { devices }]) =>
        devices.has(deviceId) ? [look(key)?.until ?? 0] : [],
      );
      const last = Math.max(0, ...ends);
      return last === 0 ? null : last;
    },
    lock: (token: string): void => void granted.delete(ofToken(token)),
    lockDevice: (deviceId: string): void => lockWhere(({ devices }) => devices.has(deviceId)),
    /** Locks every browser that one of these members unlocked, except the one of the token or wall in `but`. */
    lockMembers: (
      fits: (memberId: string) => boolean,
      but: { readonly token?: string | null; readonly wallId?: string | null } = {},
    ): void => {
      const remaining = [
        ...(but.token == null ? [] : [ofToken(but.token)]),
        ...(but.wallId == null ? [] : [ofWall(but.wallId)]),
      ];
      lockWhere(({ memberId }, key) => fits(memberId) && !remaining.includes(key));
    },
  };
};

export type Unlocks = ReturnType<typeof createUnlocks>;
