import { createHmac, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/open.ts";
import type { Pepper } from "./pepper.ts";

/** Everyone's PIN, hashed; none can be read back. */
export interface Pins {
  has(memberId: string): boolean;
  /** Sets or replaces a PIN. */
  set(memberId: string, pin: string): Promise<void>;
  /** Whether this is the member's PIN; takes about a tenth of a second of another thread. */
  matches(memberId: string, pin: string): Promise<boolean>;
  /** How many PINs can't be checked, because the pepper that they were made with is gone. */
  lost(): number;
}

// 32 MiB and about 80 ms for each guess.
const usualCost = 2 ** 15;

const hash = (pin: string, salt: Buffer, cost: number, pepper: Pepper): Promise<Buffer> =>
  new Promise((done, fail) => {
    const peppered = createHmac("sha256", pepper.secret).update(pin).digest();
    scrypt(peppered, salt, 32, { N: cost, r: 8, p: 1, maxmem: 2048 * cost }, (error, key) =>
      error === null ? done(key) : fail(error),
    );
  });

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly pepper: Pepper;
}

/** Keeps PINs in the database; those of another pepper count as not set until that pepper is back. */
export const createPins = ({ db, clock, pepper }: Needs): Pins => {
  const select = db.prepare<[string, string], { salt: Buffer; hash: Buffer; cost: number }>(
    "SELECT salt, hash, cost FROM pins WHERE member_id = ? AND pepper_id = ?",
  );
  const known = new Set(
    db
      .prepare<[string], string>("SELECT member_id FROM pins WHERE pepper_id = ?")
      .pluck()
      .all(pepper.id),
  );
  const put = db.prepare<[string, Buffer, Buffer, number, string, number]>(
    "INSERT OR REPLACE INTO pins (member_id, salt, hash, cost, pepper_id, set_at) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const others = db
    .prepare<[string], number>("SELECT count(*) FROM pins WHERE pepper_id <> ?")
    .pluck();
  return {
    has: (memberId) => known.has(memberId),
    set: async (memberId, pin) => {
      const salt = randomBytes(16);
      put.run(
        memberId,
        salt,
        await hash(pin, salt, usualCost, pepper),
        usualCost,
        pepper.id,
        clock.now(),
      );
      known.add(memberId);
    },
    matches: async (memberId, pin) => {
      const row = select.get(memberId, pepper.id);
      if (row === undefined) return false;
      return timingSafeEqual(row.hash, await hash(pin, row.salt, row.cost, pepper));
    },
    lost: () => others.get(pepper.id) ?? 0,
  };
};
