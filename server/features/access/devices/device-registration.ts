import { randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { Clock } from "#server/platform/clock.ts";
import type { RosterMember } from "#server/config/roster.ts";
import type { Db } from "#server/db/connection.ts";
import type { ThrottleGrants } from "../pins/throttle-grants.ts";
import type { DeviceStore, StoredDevice } from "./device-store.ts";
import { hashToken, newToken } from "#server/platform/tokens.ts";

/** Browsers that got a wall's cookie and may send it; the oldest are forgotten, and get another one. */
const mostAwaited = 10_000;

/** A browser that is about to get a cookie. */
export interface NewBrowser {
  /** The address or network of its connection. */
  readonly network: string;
  /** Whether it is this machine's own; only such a one gets a throttle of its own with its cookie. */
  readonly isLocal: boolean;
  readonly label: string;
}

/** A browser at a sign-in. */
export interface SignInBrowser extends NewBrowser {
  /** The sign-in that the browser had so far. */
  readonly phone: StoredDevice | null;
}

interface DeviceRegistrationDeps {
  readonly db: Db;
  readonly store: DeviceStore;
  readonly ownThrottles: ThrottleGrants;
  readonly clock: Clock;
  /** When a cookie that is given now expires, in milliseconds since 1970. */
  readonly expiryOf: (kind: StoredDevice["kind"]) => number;
  /** Called in the same transaction when a phone becomes another member's. */
  readonly onHandedOver: (deviceId: string) => void;
  /** Called in the same transaction when a wall is stored that has come for the first time. */
  readonly onWallMet: (wallId: string, isOwnScreen: boolean) => void;
}

/** Registers walls once they come back, and signs members in, each in one transaction. */
export const createDeviceRegistration = (deps: DeviceRegistrationDeps) => {
  const { db, store, ownThrottles, clock, expiryOf, onHandedOver, onWallMet } = deps;

  /** Hashes of wall's cookies that no browser has sent yet; a script that opens pages stores nothing by that. */
  const awaited = new LRUCache<string, true>({ max: mostAwaited });

  const storeWall = db.transaction(
    (tokenHash: string, { network, isLocal, label }: NewBrowser): void => {
      const id = randomUUID();
      const ownThrottle = isLocal && ownThrottles.grant(id, network);
      const times = { createdAt: clock.now(), expiresAt: expiryOf("wall") };
      store.put({
        id,
        kind: "wall",
        memberId: null,
        label,
        tokenHash,
        ownThrottle,
        ...times,
      });
      // What a browser calls itself proves nothing.
      onWallMet(id, isLocal);
    },
  );

  const signIn = db.transaction(
    (member: RosterMember, { network, isLocal, label, phone: before }: SignInBrowser) => {
      const id = before?.id ?? randomUUID();
      const token = newToken();
      const ownThrottle =
        member.parent || (before?.ownThrottle ?? (isLocal && ownThrottles.grant(id, network)));
      if (member.parent) ownThrottles.settle(id);
      const times = { createdAt: clock.now(), expiresAt: expiryOf("phone") };
      store.put({
        id,
        kind: "phone",
        memberId: member.id,
        label,
        tokenHash: hashToken(token),
        ownThrottle,
        ...times,
      });
      if (before !== null && before.memberId !== member.id) onHandedOver(id);
      return { id, token, expiresAt: times.expiresAt };
    },
  );

  return {
    /** Makes the token of a wall, which is stored once its browser has sent it. */
    meetWall: (): string => {
      const token = newToken();
      awaited.set(hashToken(token), true);
      return token;
    },
    /** Whether a token was made and no browser has sent it yet. */
    isAwaited: (token: string): boolean => awaited.has(hashToken(token)),
    /** Stores the wall that has sent its token. */
    storeWall: (token: string, browser: NewBrowser): void => {
      storeWall(hashToken(token), browser);
      awaited.delete(hashToken(token));
    },
    /** Signs a member in with a new token, also where the browser was signed in before. */
    signIn: (member: RosterMember, browser: SignInBrowser) => signIn(member, browser),
  };
};
