import { createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/db/connection.ts";
import type { Pepper } from "./pepper.ts";

/** The stored form of a PIN. */
export interface HashedPin {
  readonly salt: Buffer;
  readonly hash: Buffer;
  /** scrypt's N. */
  readonly cost: number;
}

/** All members' PINs, hashed; none can be read back. */
export interface Pins {
  has(memberId: string): boolean;
  /** The members who have a PIN; the same set object until that changes. */
  owners(): ReadonlySet<string>;
  /** Hashes a PIN; takes about 0.1 s on another thread. */
  hash(pin: string): Promise<HashedPin>;
  /** Sets or replaces a member's PIN. */
  put(memberId: string, hashed: HashedPin): void;
  /** Whether this is the member's PIN; takes as long as hashing one. */
  matches(memberId: string, pin: string): Promise<boolean>;
  /** Removes a member's PIN. */
  remove(memberId: string): void;
  /** How many PINs can't be checked because the pepper that they were hashed with is gone. */
  lost(): number;
}

// 32 MiB and about 80 ms for each guess.
const usualCost = 2 ** 15;

const scrypted = (pin: string, salt: Buffer, cost: number, pepper: Pepper): Promise<Buffer> =>
  new Promise((done, fail) => {
    const peppered = createHmac("sha256", pepper.secret).update(pin).digest();
    scrypt(peppered, salt, 32, { N: cost, r: 8, p: 1, maxmem: 2048 * cost }, (error, key) =>
      error === null ? done(key) : fail(error),
    );
  });

interface PinsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly pepper: Pepper;
  /** scrypt's N for new PINs; the usual cost where left out. */
  readonly cost?: number | undefined;
  /** Where they are kept: PINs, or the codes of four pictures, which are PINs for those who can't read. */
  readonly table?: "pins" | "picture_codes";
  /** Called when another program removed a PIN. */
  readonly onReset: () => void;
}

/** Stores PINs in the database; those of another pepper count as not set until that pepper is back. */
export const createPins = ({
  db,
  clock,
  pepper,
  cost: usual = usualCost,
  table = "pins",
  onReset,
}: PinsDeps): Pins => {
  const select = db.prepare<[string, string], HashedPin>(
    `SELECT salt, hash, cost FROM ${table} WHERE member_id = ? AND pepper_id = ?`,
  );
  const all = db
    .prepare<[string], string>(`SELECT member_id FROM ${table} WHERE pepper_id = ?`)
    .pluck();
  const put = db.prepare<[string, Buffer, Buffer, number, string, number]>(
    `INSERT OR REPLACE INTO ${table} (member_id, salt, hash, cost, pepper_id, set_at) VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const remove = db.prepare<[string]>(`DELETE FROM ${table} WHERE member_id = ?`);
  const others = db
    .prepare<[string], number>(`SELECT count(*) FROM ${table} WHERE pepper_id <> ?`)
    .pluck();
  // Changes whenever another program has written: `pin-reset` runs beside a running server.
  const version = db.prepare<[], number>("PRAGMA data_version").pluck();
  const read = (): ReadonlySet<string> => new Set(all.all(pepper.id));
  let readAt = version.get();
  let known = read();
  let written = false;

  const owners = (): ReadonlySet<string> => {
    const now = version.get();
    if (now === readAt && !written) return known;
    const after = read();
    const changed = after.size !== known.size || [...after].some((id) => !known.has(id));
    const byOthers = changed && !written;
    [readAt, written] = [now, false];
    if (changed) known = after;
    if (byOthers) onReset();
    return known;
  };

  return {
    owners,
    has: (memberId) => owners().has(memberId),
    hash: async (pin) => {
      const salt = randomBytes(16);
      return { salt, hash: await scrypted(pin, salt, usual, pepper), cost: usual };
    },
    put: (memberId, { salt, hash, cost }) => {
      put.run(memberId, salt, hash, cost, pepper.id, clock.now());
      // Read back on the next use, because the transaction around this may still fail.
      written = true;
    },
    remove: (memberId) => {
      remove.run(memberId);
      written = true;
    },
    matches: async (memberId, pin) => {
      const row = select.get(memberId, pepper.id);
      if (row === undefined) return false;
      return timingSafeEqual(row.hash, await scrypted(pin, row.salt, row.cost, pepper));
    },
    lost: () => others.get(pepper.id) ?? 0,
  };
};
