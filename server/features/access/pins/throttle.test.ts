import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clockAt, type TestClock } from "#tests/fixtures/server/clock.ts";
import { type Db, openDatabase } from "#server/db/connection.ts";
import { HttpError } from "#server/platform/errors.ts";
import { createThrottle, type PinTry, type Throttle } from "./throttle.ts";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

let dir = "";
let db: Db;
let clock: TestClock;
let throttle: Throttle;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-throttle-"));
  db = openDatabase(join(dir, "wall.db"));
  db.exec(
    readFileSync(resolve(import.meta.dirname, "../../../../migrations/0003-access.sql"), "utf8"),
  );
  clock = clockAt("2026-11-20T06:00:00Z");
  throttle = createThrottle(db, clock);
});
afterEach(() => {
  db.close();
  rmSync(dir, { recursive: true, force: true });
});

/** Tries a PIN on a device; the try, or the seconds to wait. */
const attempt = (device = "tablet"): PinTry | number => {
  try {
    return throttle.begin(device);
  } catch (error) {
    if (error instanceof HttpError && error.status === 429)
      return error.details.retryAfterSec ?? -1;
    throw error;
  }
};
/** Waits out the delay, tries a wrong PIN, and returns the next delay in seconds. */
const patientWrong = (): number => {
  const first = attempt();
  if (typeof first !== "number") return 0;
  clock.advance(first * second - 1);
  expect(attempt()).toBe(1);
  clock.advance(1);
  expect(attempt()).not.toBeTypeOf("number");
  return first;
};
const patientWrongs = (count: number): number[] => Array.from({ length: count }, patientWrong);

describe("wrong PINs on one device", () => {
  it("are free four times, then cost 30, 60, 120 and 300 seconds each", () => {
    expect(patientWrongs(10)).toEqual([0, 0, 0, 0, 0, 30, 60, 120, 300, 300]);
  });

  it("are checked five times of a hundred that come at once", () => {
    const tries = Array.from({ length: 100 }, () => attempt());
    expect(tries.filter((one) => typeof one !== "number")).toHaveLength(5);
  });

  it("are forgotten by one step for every 30 quiet minutes", () => {
    patientWrongs(7);
    clock.advance(59 * minute);
    expect(patientWrongs(2)).toEqual([0, 120]);
    clock.advance(90 * minute);
    expect(patientWrongs(2)).toEqual([0, 60]);
    clock.advance(4 * hour);
    expect(patientWrongs(6)).toEqual([0, 0, 0, 0, 0, 30]);
  });

  it("are checked once an hour after sixty within a day", () => {
    patientWrongs(60);
    expect(attempt()).toBe(3600);
    expect(patientWrongs(3)).toEqual([3600, 3600, 3600]);
    clock.advance(day);
    expect(patientWrongs(6)).toEqual([0, 0, 0, 0, 0, 30]);
  });

  it.each([
    ["two hundred spread over the day", 200, day / 200],
    ["one every ten seconds all day", 8640, 10 * second],
    ["sixty in a burst and then one a quarter of an hour", 96, 15 * minute],
  ])("reach the hash at most 84 times in a day: %s", (_how, count, every) => {
    let checked = 0;
    for (let n = 0; n < count; n++) {
      if (typeof attempt() !== "number") checked++;
      clock.advance(every);
    }
    expect(checked).toBeGreaterThanOrEqual(60);
    expect(checked).toBeLessThanOrEqual(84);
  });

  it("never reach the hash more than 84 times in any 24 hours of a week", () => {
    const checkedAt: number[] = [];
    for (const end = clock.now() + 7 * day; clock.now() < end; clock.advance(second)) {
      const outcome = attempt();
      if (typeof outcome === "number") clock.advance((outcome - 1) * second);
      else checkedAt.push(clock.now());
    }
    const busiest = Math.max(
      ...checkedAt.map((from) => checkedAt.filter((at) => at >= from && at < from + day).length),
    );
    expect(busiest).toBeGreaterThanOrEqual(60);
    expect(busiest).toBeLessThanOrEqual(84);
  });
});

describe("the wait after wrong PINs", () => {
  it("is remembered by a server that starts again", () => {
    patientWrongs(5);
    db.close();
    db = openDatabase(join(dir, "wall.db"));
    throttle = createThrottle(db, clock);
    expect(attempt()).toBe(30);
  });

  it("delays no other device", () => {
    patientWrongs(12);
    expect(attempt("phone")).not.toBeTypeOf("number");
  });

  it("is as long when the clock is set back or ahead, and no longer", () => {
    patientWrongs(9);
    for (const instant of ["2026-11-19T06:00:00Z", "2027-11-20T06:00:00Z"]) {
      clock.set(instant);
      expect(attempt()).toBe(300);
    }
    clock.advance(300 * second);
    expect(attempt()).not.toBeTypeOf("number");
  });

  it("is as long after a new start with a clock that was set back by a year, and no longer", () => {
    patientWrongs(9);
    clock.set("2025-11-20T06:00:00Z");
    throttle = createThrottle(db, clock);
    expect(attempt()).toBe(300);
    clock.advance(300 * second);
    expect(attempt()).not.toBeTypeOf("number");
    clock.advance(day);
    throttle.prune();
    throttle = createThrottle(db, clock);
    expect(patientWrongs(6)).toEqual([0, 0, 0, 0, 0, 30]);
  });
});

describe("a right PIN", () => {
  it("of a parent clears the device", () => {
    patientWrongs(5);
    clock.advance(30 * second);
    const right = attempt();
    if (typeof right === "number") throw new Error("it has to be let in");
    right.clear();
    expect(patientWrongs(6)).toEqual([0, 0, 0, 0, 0, 30]);
  });

  it("of a child neither counts nor clears", () => {
    patientWrongs(4);
    for (let n = 0; n < 20; n++) {
      const right = attempt();
      if (typeof right === "number") throw new Error("it has to be let in");
      right.takeBack();
    }
    expect(patientWrongs(2)).toEqual([0, 30]);
  });
});

describe("the nightly housekeeping", () => {
  it("forgets tries of more than a day ago, and nothing that still counts", () => {
    patientWrongs(5);
    throttle.prune();
    expect(attempt()).toBe(30);
    clock.advance(day);
    throttle.prune();
    expect(db.prepare("SELECT count(*) FROM pin_tries").pluck().get()).toBe(0);
  });
});
