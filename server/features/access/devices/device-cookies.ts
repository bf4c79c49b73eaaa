import Database from "better-sqlite3";
import type { Logger } from "pino";
import type { Clock } from "#server/platform/clock.ts";
import type { Roster, RosterMember } from "#server/config/roster.ts";
import type { Db } from "#server/db/connection.ts";
import { createDeviceStore, type ListedDevice, type StoredDevice } from "./device-store.ts";
import {
  createDeviceRegistration,
  type NewBrowser,
  type SignInBrowser,
} from "./device-registration.ts";
import { createThrottleGrants } from "../pins/throttle-grants.ts";
import { hashToken } from "#server/platform/tokens.ts";

const day = 24 * 3600;
/** How long a cookie lasts from its last use, in seconds. */
export const cookieLifeSec = { wall: 365 * day, phone: 90 * day } as const;

/** So long a use isn't recorded after the last one: no request costs a write of its own. */
const renewalMs = 5 * 60_000;

interface DeviceCookiesDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly roster: () => Roster;
  readonly log: Logger;
  /** Called in the same transaction when a phone becomes another member's. */
  readonly onHandedOver: (deviceId: string) => void;
  /** Called in the same transaction when a wall is stored that has come for the first time. */
  readonly onWallMet: (wallId: string, isOwnScreen: boolean) => void;
}

/**
 * Attempts a write that a read doesn't depend on, so that a full disk can't break the wall's pages; null where it
 * failed.
 */
const createTry =
  (log: Logger) =>
  <T>(write: () => T): T | null => {
    try {
      return write();
    } catch (error) {
      if (!(error instanceof Database.SqliteError)) throw error;
      log.warn({ err: error }, "a device could not be noted");
      return null;
    }
  };

/** Creates the store of walls and signed-in phones by their cookies, of which only hashes are stored. */
export const createDeviceCookies = ({
  db,
  clock,
  roster,
  log,
  onHandedOver,
  onWallMet,
}: DeviceCookiesDeps) => {
  const store = createDeviceStore(db);
  const ownThrottles = createThrottleGrants(db, clock);
  const livesHere = (memberId: string): boolean => roster().some(({ id }) => id === memberId);
  const expiryOf = (kind: StoredDevice["kind"]): number => clock.now() + cookieLifeSec[kind] * 1000;

  const tried = createTry(log);
  const registration = createDeviceRegistration({
    ...{ db, store, ownThrottles, clock, expiryOf, onHandedOver, onWallMet },
  });

  const find = (kind: StoredDevice["kind"], token: string | null): StoredDevice | null => {
    const found = token === null ? null : store.find(hashToken(token), kind, clock.now());
    return found?.memberId != null && !livesHere(found.memberId) ? null : found;
  };

  return {
    find,
    /** Finds a wall, and stores one that sends its cookie for the first time; null where that couldn't be stored. */
    findOrStoreWall: (token: string | null, browser: NewBrowser): StoredDevice | null => {
      if (token !== null && registration.isAwaited(token))
        tried(() => registration.storeWall(token, browser));
      return find("wall", token);
    },
    /** Makes a wall's token; nothing is stored before it comes back. */
    meetWall: (): string => registration.meetWall(),
    /** Signs a member in with a new token, also where the browser was signed in before. */
    signIn: (member: RosterMember, browser: SignInBrowser) => registration.signIn(member, browser),
    /** Records, at most once in five minutes, that a device is in use; true when its cookie is to be renewed. */
    noteUse: ({ id, kind, seenAt }: StoredDevice): boolean => {
      if (seenAt !== null && Math.abs(clock.now() - seenAt) < renewalMs) return false;
      return tried(() => store.seen(id, clock.now(), expiryOf(kind))) !== null;
    },
    /** Gives a device its own throttle after a parent's PIN was accepted on it. */
    trust: ({ id, ownThrottle }: StoredDevice): void => {
      ownThrottles.settle(id);
      if (!ownThrottle) store.trust(id);
    },
    /** Signed-in phones and walls that sent their cookie, the last seen first. */
    list: (): ListedDevice[] =>
      store.list(clock.now()).filter(({ memberId }) => memberId === null || livesHere(memberId)),
    forget: ({ id }: { readonly id: string }): void => store.remove(id),
    /** Signs a member out everywhere except on one phone; returns the ids of the phones. */
    signOut: (memberId: string, but: string | null): string[] => store.removeOf(memberId, but),
    /** Signs out everyone who isn't on the roster; returns the ids of their phones. */
    signOutStrangers: (): string[] => store.removeStrangers(livesHere),
    /** Deletes expired devices, those of people who left, and walls that didn't send their cookie within a day. */
    prune: (): void => {
      ownThrottles.prune();
      store.removeUnused(clock.now() - day * 1000);
      store.removeExpired(clock.now());
      store.removeStrangers(livesHere);
    },
  };
};

export type DeviceCookies = ReturnType<typeof createDeviceCookies>;
