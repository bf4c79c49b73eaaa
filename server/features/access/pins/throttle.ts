import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/db/connection.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError } from "#server/platform/errors.ts";

/** One PIN try that already counts as wrong before it is checked. */
export interface PinTry {
  /** Uncounts this try, after a child's right PIN. */
  takeBack(): void;
  /** Deletes all tries that are counted with it, after a parent's right PIN. */
  clear(): void;
}

/** Slows down the guessing of PINs and codes, across restarts, whatever the clock is set to. */
export interface Throttle {
  /** The whole seconds until another try that is counted for `key`; 0 where there is no delay. */
  waitSec(key: string): number;
  /** Counts a try, also during a delay. */
  count(key: string): PinTry;
  /** Counts a try before anything is hashed; throws 429 with the seconds to wait while there is a delay. */
  begin(key: string): PinTry;
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

/**
 * Milliseconds since 1970 that no setting of the clock moves: they begin now, or at the last try where that lies ahead,
 * since the clock was set back then, and run with the monotonic clock.
 */
const steadyTime = (clock: Clock, lastTry: number): (() => number) => {
  const begin = Math.max(clock.now(), lastTry) - clock.monotonic();
  return () => Math.floor(begin + clock.monotonic());
};

/** Stores the tries in the database. */
export const createThrottle = (db: Db, clock: Clock): Throttle => {
  const last = db.prepare<[], number | null>("SELECT max(tried_at) FROM pin_tries").pluck().get();
  const now = steadyTime(clock, last ?? 0);
  const recent = db
    .prepare<[string, number], number>(
      "SELECT tried_at FROM pin_tries WHERE counted_for = ? AND tried_at > ? ORDER BY tried_at",
    )
    .pluck();
  const insert = db.prepare<[string, number]>(
    "INSERT INTO pin_tries (counted_for, tried_at) VALUES (?, ?)",
  );
  const remove = db.prepare<[number | bigint]>("DELETE FROM pin_tries WHERE id = ?");
  const removeAll = db.prepare<[string]>("DELETE FROM pin_tries WHERE counted_for = ?");
  const removeOld = db.prepare<[number]>("DELETE FROM pin_tries WHERE tried_at <= ?");

  const waitSec = (key: string): number => {
    const waitMs = nextTryAt(recent.all(key, now() - day)) - now();
    return waitMs > 0 ? Math.ceil(waitMs / 1000) : 0;
  };

  const count = (key: string): PinTry => {
    const { lastInsertRowid } = insert.run(key, now());
    return {
      takeBack: () => void remove.run(lastInsertRowid),
      clear: () => void removeAll.run(key),
    };
  };

  return {
    waitSec,
    count,
    begin: (key) => {
      const retryAfterSec = waitSec(key);
      if (retryAfterSec > 0)
        throw new HttpError(
          429,
          apiSentence("tooManyTries.pin", { wait: formatWait(retryAfterSec) }),
          {
            code: "tooManyTries",
            retryAfterSec,
          },
        );
      return count(key);
    },
    prune: () => void removeOld.run(now() - day),
  };
};
