import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/db/connection.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError } from "#server/platform/errors.ts";

/** One PIN try that already counts as wrong before it is checked. */
export interface PinTry {
  /** Uncounts this try, after a child's right PIN. */
  takeBack(): void;
  /** Deletes all tries of its device, after a parent's right PIN. */
  clear(): void;
}

/** Slows down PIN guessing, across restarts. */
export interface Throttle {
  /** Counts a try before anything is hashed; throws 429 with the seconds to wait while there is a delay. */
  begin(device: string): PinTry;
  /** Deletes tries older than a day. */
  prune(): void;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const stepBackAfter = 30 * minute;
const manyInADay = 60;
const waits = [0, 0, 0, 0, 0, 30_000, 60_000, 120_000, 300_000];
const topStep = waits.length - 1;

/** The earliest instant of another try, from the tries of the last 24 hours; milliseconds since 1970, oldest first. */
const nextTryAt = (tries: readonly number[]): number => {
  let step = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const at of tries) {
    const stepsBack = Math.floor((at - last) / stepBackAfter);
    step = Math.min(Math.max(step - stepsBack, 0) + 1, topStep);
    last = at;
  }
  return last + (tries.length >= manyInADay ? hour : (waits[step] ?? 0));
};

const formatWait = (seconds: number): string => {
  if (seconds < 60) return seconds === 1 ? "a second" : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "a minute" : `${minutes} minutes`;
};

/** Stores the tries in the database; those in the future, left by a wrong clock, don't count. */
export const createThrottle = (db: Db, clock: Clock): Throttle => {
  const recent = db
    .prepare<[string, number, number], number>(
      "SELECT tried_at FROM pin_tries WHERE counted_for = ? AND tried_at > ? AND tried_at <= ? ORDER BY tried_at",
    )
    .pluck();
  const insert = db.prepare<[string, number]>(
    "INSERT INTO pin_tries (counted_for, tried_at) VALUES (?, ?)",
  );
  const remove = db.prepare<[number | bigint]>("DELETE FROM pin_tries WHERE id = ?");
  const removeAll = db.prepare<[string]>("DELETE FROM pin_tries WHERE counted_for = ?");
  const removeOld = db.prepare<[number, number]>(
    "DELETE FROM pin_tries WHERE tried_at <= ? OR tried_at > ?",
  );
  return {
    begin: (device) => {
      const now = clock.now();
      const waitMs = nextTryAt(recent.all(device, now - day, now)) - now;
      if (waitMs > 0) {
        const retryAfterSec = Math.ceil(waitMs / 1000);
        throw new HttpError(
          429,
          apiSentence("tooManyTries.pin", { wait: formatWait(retryAfterSec) }),
          {
            code: "tooManyTries",
            retryAfterSec,
          },
        );
      }
      const { lastInsertRowid } = insert.run(device, now);
      return {
        takeBack: () => void remove.run(lastInsertRowid),
        clear: () => void removeAll.run(device),
      };
    },
    prune: () => void removeOld.run(clock.now() - day, clock.now() + day),
  };
};
