import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/db/connection.ts";

/** Decides which browsers of this machine have their own PIN throttle before a parent's PIN was accepted on them. */
export interface ThrottleGrants {
  /** Whether a browser at this address gets its own throttle with its first cookie. */
  grant(deviceId: string, address: string): boolean;
  /** Moves a device on which a parent's PIN was accepted out of its address' unknown ones. */
  settle(deviceId: string): void;
  /** Deletes grants of cookies that were never sent back, and of devices that are gone after a year. */
  prune(): void;
}

const unknownAtOneAddress = 3;
const year = 365 * 24 * 3600 * 1000;
const day = 24 * 3600 * 1000;

/**
 * On this machine the PIN tries of a browser count for its own cookie also while it is one of the first three of its
 * address within a year on which no parent's PIN was accepted; those of any further cookie count for the address. So
 * deleting cookies wins at most three more rounds.
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
  // A device without a grant counts as one on which a parent's PIN was accepted.
  const removeOld = db.prepare<[number]>(
    "DELETE FROM throttle_grants WHERE granted_at <= ? AND device_id NOT IN (SELECT id FROM devices)",
  );
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
