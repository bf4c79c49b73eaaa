import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/db/connection.ts";

/** Decides which devices have their own PIN throttle. */
export interface ThrottleGrants {
  /** Whether a browser at this address gets its own throttle with its first cookie. */
  grant(deviceId: string, address: string): boolean;
  /** Moves a device on which a parent's PIN was accepted out of its address' unknown ones. */
  settle(deviceId: string): void;
  /** Deletes grants older than a year, and those of cookies that were never sent back. */
  prune(): void;
}

const unknownAtOneAddress = 3;
const year = 365 * 24 * 3600 * 1000;
const day = 24 * 3600 * 1000;

/**
 * A browser's PIN tries count for its own cookie when a parent's PIN was accepted on it, or while it is one of the
 * first three others of its address within a year; those of any further cookie count for the address. So deleting
 * cookies wins at most three more rounds, and a parent's phone is never delayed by another's tries.
 */
export const createThrottleGrants = (db: Db, clock: Clock): ThrottleGrants => {
  const granted = db
    .prepare<[string, number], number>(
      "SELECT count(*) FROM throttle_grants WHERE address = ? AND granted_at > ?",
    )
    .pluck();
  const insert = db.prepare<[string, string, number]>(
    "INSERT INTO throttle_grants (device_id, address, granted_at) VALUES (?, ?, ?)",
  );
  const remove = db.prepare<[string]>("DELETE FROM throttle_grants WHERE device_id = ?");
  const removeOld = db.prepare<[number]>("DELETE FROM throttle_grants WHERE granted_at <= ?");
  const removeUnused = db.prepare<[number]>(
    `DELETE FROM throttle_grants WHERE device_id IN
       (SELECT id FROM devices WHERE kind = 'wall' AND seen_at IS NULL AND created_at <= ?)`,
  );
  return {
    grant: (deviceId, address) => {
      if ((granted.get(address, clock.now() - year) ?? 0) >= unknownAtOneAddress) return false;
      insert.run(deviceId, address, clock.now());
      return true;
    },
    settle: (deviceId) => void remove.run(deviceId),
    prune: () => {
      removeUnused.run(clock.now() - day);
      removeOld.run(clock.now() - year);
    },
  };
};
