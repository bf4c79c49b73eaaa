import type { Request } from "express";
import { beforeEach, describe, expect, it } from "vitest";
import { clockAt, type TestClock } from "#tests/fixtures/server/clock.ts";
import { HttpError } from "../../platform/errors.ts";
import { createSetupWindow, type SetupWindow } from "./setup-window.ts";

interface Visit {
  /** The address of the connection. */
  readonly from: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const asked = ({ from, headers = {} }: Visit): Request => {
  const request: Pick<Request, "ip" | "headers"> & {
    socket: { remoteAddress: string };
    get: (name: string) => string | undefined;
  } = {
    ip: from,
    socket: { remoteAddress: from },
    headers: { host: "127.0.0.1:8080", ...headers },
    get: (name) => headers[name.toLowerCase()],
  };
  return request as Request;
};

let clock: TestClock;
let open: boolean;
let window: SetupWindow;
beforeEach(() => {
  clock = clockAt("2026-11-20T18:00:00Z");
  open = true;
  window = createSetupWindow({ clock, isOpen: () => open });
});

const phone = "192.168.1.50";
const typed = (code: string, from = phone): Visit => ({
  from,
  headers: { host: "192.168.1.20:8080", "x-setup-code": code },
});
const right = (): string => window.code() ?? "closed";
const wrong = (): string => (right() === "000000" ? "000001" : "000000");
const outcome = (visit: Visit): boolean | number => {
  try {
    return window.admits(asked(visit));
  } catch (error) {
    if (error instanceof HttpError) return error.status;
    throw error;
  }
};

describe("the machine itself", () => {
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
    const codes = Array.from({ length: 20 }, () =>
      createSetupWindow({ clock, isOpen: () => true }).code(),
    );
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

  it("may be guessed ten times in a minute from one address, then even the right one waits", () => {
    const tries = Array.from({ length: 100 }, () => outcome(typed(wrong())));
    expect(tries.filter((one) => one === false)).toHaveLength(10);
    expect(tries.filter((one) => one === 429)).toHaveLength(90);
    expect(outcome(typed(right()))).toBe(429);
    expect(outcome(typed(right(), "192.168.1.51"))).toBe(true);
    expect(outcome({ from: "127.0.0.1" })).toBe(true);
    clock.advance(60_000);
    expect(outcome(typed(right()))).toBe(true);
  });

  it("can't be guessed faster by a clock that is set, or by choosing IPv6 addresses", () => {
    for (let n = 0; n < 10; n++) outcome(typed(wrong(), `fd00::${n}`));
    expect(outcome(typed(wrong(), "fd00::ffff"))).toBe(429);
    clock.set("2027-01-01T00:00:00Z");
    expect(outcome(typed(wrong(), "fd00::ffff"))).toBe(429);
    expect(outcome(typed(wrong(), "fd00:0:0:1::1"))).toBe(false);
  });

  it("says when to come back", () => {
    for (let n = 0; n < 10; n++) outcome(typed(wrong()));
    clock.advance(20_000);
    expect(() => window.admits(asked(typed(right())))).toThrow(
      expect.objectContaining({ details: { code: "tooManyTries", retryAfterSec: 40 } }),
    );
  });
});
