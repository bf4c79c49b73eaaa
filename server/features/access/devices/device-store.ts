import type { Db } from "#server/db/connection.ts";
import type { PhoneApp } from "./phone-app.ts";

/** A browser that carries one of the wall's cookies. */
export interface StoredDevice {
  readonly id: string;
  readonly kind: "wall" | "phone";
  /** The signed-in member; null for walls. */
  readonly memberId: string | null;
  /** Whether its PIN tries count for itself, at least on this machine. */
  readonly ownThrottle: boolean;
  /** Whether a parent's PIN was ever accepted on it. */
  readonly isFamilys: boolean;
  /** When it signed in or opened its first page, in milliseconds since 1970. */
  readonly createdAt: number;
  /** Milliseconds since 1970; null until the browser sent its cookie for the first time. */
  readonly seenAt: number | null;
  readonly expiresAt: number;
}

/** The row of a device that gets a cookie; `label` is its name for people. */
export type NewDevice = Omit<StoredDevice, "seenAt" | "isFamilys"> & {
  readonly tokenHash: string;
  readonly label: string;
};

/** A device as lists show it. */
export type ListedDevice = Omit<StoredDevice, "ownThrottle" | "isFamilys"> & {
  readonly label: string;
  /** How a phone has the app, as it said last; null where it never did. */
  readonly app: PhoneApp | null;
};

interface Row {
  readonly id: string;
  readonly kind: "wall" | "phone";
  readonly member_id: string | null;
  readonly own_throttle: number;
  readonly is_granted: number;
  readonly created_at: number;
  readonly seen_at: number | null;
  readonly expires_at: number;
}

const readDevice = (row: Row): StoredDevice => ({
  id: row.id,
  kind: row.kind,
  memberId: row.member_id,
  ownThrottle: row.own_throttle === 1,
  isFamilys: row.own_throttle === 1 && row.is_granted === 0,
  createdAt: row.created_at,
  seenAt: row.seen_at,
  expiresAt: row.expires_at,
});

type ListedRow = Omit<Row, "own_throttle" | "is_granted"> & {
  readonly label: string;
  readonly app_installed: number | null;
  readonly app_secure: number | null;
};

const readListed = (row: ListedRow): ListedDevice => ({
  id: row.id,
  kind: row.kind,
  memberId: row.member_id,
  label: row.label,
  app:
    row.app_installed === null
      ? null
      : { installed: row.app_installed === 1, secure: row.app_secure === 1 },
  createdAt: row.created_at,
  seenAt: row.seen_at,
  expiresAt: row.expires_at,
});

/** Stores walls and phones. */
export const createDeviceStore = (db: Db) => {
  const select = db.prepare<[string, string, number], Row>(
    `SELECT id, kind, member_id, own_throttle, created_at, seen_at, expires_at,
       EXISTS (SELECT 1 FROM throttle_grants WHERE device_id = devices.id) AS is_granted
     FROM devices WHERE token_hash = ? AND kind = ? AND expires_at > ?`,
  );
  // A wall that never sent its cookie may have been a script that opened the page.
  const list = db.prepare<[number], ListedRow>(
    `SELECT id, kind, member_id, label, created_at, seen_at, expires_at, app_installed, app_secure FROM devices
     WHERE expires_at > ? AND (kind = 'phone' OR seen_at IS NOT NULL)
     ORDER BY coalesce(seen_at, created_at) DESC, id`,
  );
  const put = db.prepare<[Omit<NewDevice, "ownThrottle"> & { ownThrottle: number }]>(
    `INSERT INTO devices (id, kind, token_hash, member_id, label, own_throttle, created_at, expires_at)
     VALUES (@id, @kind, @tokenHash, @memberId, @label, @ownThrottle, @createdAt, @expiresAt)
     ON CONFLICT (id) DO UPDATE SET token_hash = excluded.token_hash, member_id = excluded.member_id,
       label = excluded.label, own_throttle = excluded.own_throttle, created_at = excluded.created_at,
       expires_at = excluded.expires_at`,
  );
  const seen = db.prepare<[number, number, string]>(
    "UPDATE devices SET seen_at = ?, expires_at = ? WHERE id = ?",
  );
  const trust = db.prepare<[string]>("UPDATE devices SET own_throttle = 1 WHERE id = ?");
  const remove = db.prepare<[string]>("DELETE FROM devices WHERE id = ?");
  const members = db
    .prepare<[], string>("SELECT DISTINCT member_id FROM devices WHERE member_id IS NOT NULL")
    .pluck();
  const removeOf = db
    .prepare<[string, string], string>(
      "DELETE FROM devices WHERE member_id = ? AND id <> ? RETURNING id",
    )
    .pluck();
  const removeExpired = db.prepare<[number]>("DELETE FROM devices WHERE expires_at <= ?");
  const removeUnused = db.prepare<[number]>(
    "DELETE FROM devices WHERE kind = 'wall' AND seen_at IS NULL AND created_at <= ?",
  );
  return {
    find: (tokenHash: string, kind: StoredDevice["kind"], now: number): StoredDevice | null => {
      const row = select.get(tokenHash, kind, now);
      return row === undefined ? null : readDevice(row);
    },
    list: (now: number): ListedDevice[] => list.all(now).map(readListed),
    put: (device: NewDevice): void =>
      void put.run({ ...device, ownThrottle: device.ownThrottle ? 1 : 0 }),
    seen: (id: string, at: number, expiresAt: number): void => void seen.run(at, expiresAt, id),
    trust: (id: string): void => void trust.run(id),
    remove: (id: string): void => void remove.run(id),
    removeExpired: (now: number): void => void removeExpired.run(now),
    /** Deletes walls that got a cookie before an instant and never sent it. */
    removeUnused: (before: number): void => void removeUnused.run(before),
    /** Signs a member out everywhere except on one phone; returns the ids of the deleted phones. */
    removeOf: (memberId: string, but: string | null): string[] => removeOf.all(memberId, but ?? ""),
    /** Signs out everyone who isn't on the roster; returns the ids of their phones. */
    removeStrangers: (livesHere: (memberId: string) => boolean): string[] =>
      members
        .all()
        .filter((memberId) => !livesHere(memberId))
        .flatMap((memberId) => removeOf.all(memberId, "")),
  };
};

export type DeviceStore = ReturnType<typeof createDeviceStore>;
