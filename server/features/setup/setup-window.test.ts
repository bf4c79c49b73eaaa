import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Request } from "express";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clockAt, type TestClock } from "#tests/fixtures/server/clock.ts";
import { createThrottle } from "../access/pins/throttle.ts";
import { type Db, openDatabase } from "../../db/connection.ts";
import { HttpError } from "../../platform/errors.ts";
import { createSetupWindow, type SetupWindow } from "./setup-window.ts";

interface Visit {
  /** The address of the connection. */
  readonly from: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const asked = ({ from, headers = {} }: Visit): Request => {
  const request: Pick<Request, "ip" | "headers" | "httpVersion"> & {
    socket: { remoteAddress: string };
    get: (name: string) => string | undefined;
  } = {
    ip: from,
    httpVersion: "1.1",
    socket: { remoteAddress: from },
    headers: { host: "127.0.0.1:8080", ...headers },
    get: (name) => headers[name.toLowerCase()],
  };
  return request as Request;
};

let clock: TestClock;
let open: boolean;
let window: SetupWindow;
let dir = "";
let db: Db;
const begin = (): SetupWindow =>
  createSetupWindow({
    wrongCodes: createThrottle(db, clock),
    isOpen: () => open,
    publicUrl: undefined,
  });
beforeEach(() => {
  clock = clockAt("2026-11-20T18:00:00Z");
  open = true;
  dir = mkdtempSync(join(tmpdir(), "family-wall-setup-"));
  db = openDatabase(join(dir, "wall.db"));
  db.exec(
    readFileSync(resolve(import.meta.dirname, "../../../migrations/0003-access.sql"), "utf8"),
  );
  window = begin();
});
afterEach(() => {
  db.close();
  rmSync(dir, { recursive: true, force: true });
});

const phone = "192.168.1.50";
const typed = (code: string, from = phone): Visit => ({
  from,
  headers: { host: "192.168.1.20:8080", "x-setup-code": code },
});
const right = (): string => window.code() ?? "closed";
let guesses = 0;
/** Another wrong code each time. */
const wrong = (): string => {
  guesses += 1;
  const code = String(guesses).padStart(6, "0");
  return code === right() ? wrong() : code;
};
const outcome = (visit: Visit): boolean | number => {
  try {
    return window.admits(asked(visit));
  } catch (error) {
    if (error instanceof HttpError) return error.status;
    throw error;
  }
};

describe("the machine itself", () => {
  it("needs the code as well where a proxy may stand before the wall", () => {
    window = createSetupWindow({
      wrongCodes: createThrottle(db, clock),
      isOpen: () => open,
      publicUrl: "https://wall.example",
    });
    expect(outcome({ from: "127.0.0.1" })).toBe(false);
    expect(outcome({ from: "127.0.0.1", headers: { "x-setup-code": right() } })).toBe(true);
  });

  it.each([
    ["127.0.0.1", "127.0.0.1:8080"],
    ["::1", "[::1]:8080"],
    ["::ffff:127.0.0.1", "localhost:8080"],
    ["127.0.1.1", "localhost"],
  ])("may set up over %s as %s", (from, host) => {
    expect(outcome({ from, headers: { host } })).toBe(true);
  });

  it.each([
    ["another machine that says it is this one", { from: phone, headers: { host: "localhost" } }],
    [
      "a port that is forwarded to it",
      { from: "127.0.0.1", headers: { host: "192.168.1.20:8080" } },
    ],
    ["a name for it", { from: "127.0.0.1", headers: { host: "wall.example" } }],
    ...["x-forwarded-for", "x-forwarded-proto", "forwarded", "via", "x-real-ip"].map(
      (name): [string, Visit] => [
        `a proxy on it that leaves ${name}`,
        { from: "127.0.0.1", headers: { [name]: "127.0.0.1" } },
      ],
    ),
  ] satisfies [string, Visit][])("is not %s", (_what, visit) => {
    expect(outcome(visit)).toBe(false);
  });
});

describe("the code that the wall shows", () => {
  it("is six digits, stays while set-up is open, and opens it from anywhere, also typed with a gap", () => {
    expect(right()).toMatch(/^\d{6}$/);
    expect(window.code()).toBe(right());
    expect(outcome(typed(right()))).toBe(true);
    expect(outcome(typed(`${right().slice(0, 3)} ${right().slice(3)}`))).toBe(true);
  });

  it("is another at each start", () => {
    const codes = Array.from({ length: 20 }, () => begin().code());
    expect(new Set(codes).size).toBeGreaterThan(15);
  });

  it.each(["", "1", "1234567", "abcdef", "undefined", "null"])("is not %j", (code) => {
    expect(outcome(typed(code))).toBe(false);
  });

  it("is worth nothing once set-up is closed, and is another one when it opens again", () => {
    const before = right();
    open = false;
    expect([window.code(), outcome(typed(before)), outcome({ from: "127.0.0.1" })]).toEqual([
      null,
      false,
      false,
    ]);
    open = true;
    const anew = (close: () => void) =>
      Array.from({ length: 5 }, () => {
        close();
        return right();
      });
    const closed = anew(() => {
      open = false;
      window.code();
      open = true;
    });
    expect(new Set([before, ...closed]).size).toBeGreaterThan(3);
    expect(new Set(anew(() => window.renew())).size).toBeGreaterThan(3);
  });

  it("may be guessed five times in the whole house, then even the right one waits, but for who knew it before", () => {
    expect(outcome(typed(right(), "192.168.1.60"))).toBe(true);
    const tries = Array.from({ length: 100 }, (_, n) =>
      outcome(typed(wrong(), `192.168.1.${100 + n}`)),
    );
    expect(tries.filter((one) => one === false)).toHaveLength(5);
    expect(tries.filter((one) => one === 429)).toHaveLength(95);
    expect(outcome(typed(right()))).toBe(429);
    expect(outcome(typed(right(), "192.168.1.60"))).toBe(true);
    expect(outcome({ from: "127.0.0.1" })).toBe(true);
    clock.advance(30_000);
    expect(outcome(typed(right()))).toBe(true);
  });

  it("of yesterday counts once, however often a page goes on asking with it", () => {
    const old = wrong();
    for (let n = 0; n < 100; n++) expect(outcome(typed(old))).toBe(false);
    expect(outcome(typed(right()))).toBe(true);
  });

  it("is guessed at most 84 times a day from however many addresses", () => {
    let guessed = 0;
    for (let n = 0; n < 24 * 60; n++, clock.advance(60_000))
      if (outcome(typed(wrong(), `10.0.${n % 250}.7`)) === false) guessed++;
    expect(guessed).toBeGreaterThanOrEqual(40);
    expect(guessed).toBeLessThanOrEqual(84);
  });

  it("can't be guessed faster by a clock that is set, or by a new start", () => {
    for (let n = 0; n < 5; n++) outcome(typed(wrong(), `fd00::${n}`));
    for (const instant of ["2026-11-19T18:00:00Z", "2027-01-01T00:00:00Z"]) {
      clock.set(instant);
      expect(outcome(typed(right()))).toBe(429);
    }
    clock.set("2026-11-19T18:00:00Z");
    window = begin();
    expect(outcome(typed(right()))).toBe(429);
    clock.advance(30_000);
    expect(outcome(typed(right()))).toBe(true);
  });

  it("says when to come back", () => {
    for (let n = 0; n < 5; n++) outcome(typed(wrong()));
    clock.advance(20_000);
    expect(() => window.admits(asked(typed(right())))).toThrow(
      expect.objectContaining({ details: { code: "tooManyTries", retryAfterSec: 10 } }),
    );
  });
});
