import type { Clock } from "../../clock.ts";
import { hashToken, newToken } from "./tokens.ts";

/** A parent who unlocked a browser, and until when at most; milliseconds since 1970. */
interface Unlock {
  readonly memberId: string;
  readonly until: number;
}

/** Browsers that a parent unlocked; only in memory, so that a restart locks. */
export interface Unlocks {
  /** Unlocks for fifteen minutes from now, whatever is done meanwhile. */
  grant(memberId: string): { readonly token: string; readonly unlock: Unlock };
  find(token: string): Unlock | null;
  lock(token: string): void;
}

/** How long a parent's PIN opens a browser, in seconds. */
export const unlockSec = 15 * 60;

/** Counts on both clocks: one set back can't extend an unlock, and a machine that slept wakes up locked. */
export const createUnlocks = (clock: Clock): Unlocks => {
  const granted = new Map<string, Unlock & { readonly deadline: number }>();

  const find = (key: string): Unlock | null => {
    const found = granted.get(key);
    if (found === undefined) return null;
    const leftMs = Math.min(found.deadline - clock.monotonic(), found.until - clock.now());
    if (leftMs > 0) return { memberId: found.memberId, until: Math.floor(clock.now() + leftMs) };
    granted.delete(key);
    return null;
  };

  return {
    grant: (memberId) => {
      for (const key of granted.keys()) find(key);
      const token = newToken();
      const unlock = { memberId, until: clock.now() + unlockSec * 1000 };
      granted.set(hashToken(token), { ...unlock, deadline: clock.monotonic() + unlockSec * 1000 });
      return { token, unlock };
    },
    find: (token) => find(hashToken(token)),
    lock: (token) => void granted.delete(hashToken(token)),
  };
};
