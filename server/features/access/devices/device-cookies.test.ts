import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clockAt, type TestClock } from "#tests/fixtures/server/clock.ts";
import type { RosterMember } from "#server/config/roster.ts";
import { type Db, openDatabase } from "#server/db/connection.ts";
import { createDeviceCookies, type DeviceCookies } from "./device-cookies.ts";
import type { NewBrowser } from "./device-registration.ts";

const day = 24 * 3600 * 1000;
const mia: RosterMember = { id: "mia", name: "Mia", color: "#d9662b", kid: true, parent: false };
const mom: RosterMember = { id: "mom", name: "Mom", color: "#c94f7c", kid: false, parent: true };
const tablet: NewBrowser = { network: "127.0.0.1", isLocal: true, label: "Android tablet" };
const newPhone = { network: "::1/64", isLocal: true, label: "iPhone", phone: null };

let dir = "";
let db: Db;
let clock: TestClock;
let roster: RosterMember[];
let devices: DeviceCookies;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-devices-"));
  db = openDatabase(join(dir, "wall.db"));
  const migrations = resolve(import.meta.dirname, "../../../../migrations");
  for (const name of ["0003-access.sql", "0035-phone-apps.sql"])
    db.exec(readFileSync(join(migrations, name), "utf8"));
  clock = clockAt("2026-11-20T06:00:00Z");
  roster = [mia, mom];
  devices = createDeviceCookies({
    ...{ db, clock, roster: () => roster, log: pino({ level: "silent" }) },
    onHandedOver: () => undefined,
    onWallMet: () => undefined,
  });
});
afterEach(() => {
  db.close();
  rmSync(dir, { recursive: true, force: true });
});

/** A browser that opened a page and came back with its cookie. */
const wallThatCameBack = (browser: NewBrowser): string => {
  const token = devices.meetWall();
  devices.findOrStoreWall(token, browser);
  return token;
};
const count = (table: "devices" | "throttle_grants"): unknown =>
  db.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
const ownsThrottle = (token: string | null): boolean | undefined =>
  devices.find("wall", token)?.ownThrottle;

it("notes a use at most once in five minutes, so that no request costs a write of its own", () => {
  const token = wallThatCameBack(tablet);
  const notes = () => {
    const wall = devices.find("wall", token);
    return wall !== null && devices.noteUse(wall);
  };
  expect([notes(), notes()]).toEqual([true, false]);
  clock.advance(5 * 60_000 - 1);
  expect(notes()).toBe(false);
  clock.advance(1);
  expect([notes(), notes()]).toEqual([true, false]);
});

describe("the nightly housekeeping", () => {
  it("keeps walls that came back, and those that never did leave nothing behind from the start", () => {
    for (let n = 0; n < 100; n++) devices.meetWall();
    expect([count("devices"), count("throttle_grants")]).toEqual([0, 0]);
    const kitchen = devices.find("wall", wallThatCameBack(newPhone));
    if (kitchen !== null) devices.noteUse(kitchen);
    clock.advance(day);
    devices.prune();
    expect([count("devices"), count("throttle_grants")]).toEqual([1, 1]);
    expect(ownsThrottle(wallThatCameBack(tablet))).toBe(true);
  });

  it("forgets phones after ninety days without use, and phones of people who left", () => {
    devices.signIn(mom, newPhone);
    clock.advance(60 * day);
    const { token } = devices.signIn(mia, newPhone);
    clock.advance(30 * day);
    devices.prune();
    expect(count("devices")).toBe(1);
    expect(devices.find("phone", token)?.memberId).toBe("mia");
    roster = [mom];
    expect(devices.find("phone", token)).toBeNull();
    devices.prune();
    expect(count("devices")).toBe(0);
  });
});

describe("a throttle of one's own", () => {
  it("comes with the first three cookies of an address and with a parent's PIN, and stays given after signing out", () => {
    const tokens = Array.from({ length: 4 }, () => wallThatCameBack(tablet));
    expect(tokens.map(ownsThrottle)).toEqual([true, true, true, false]);
    expect(ownsThrottle(wallThatCameBack(newPhone))).toBe(true);
    const [first, , , fourth] = tokens.map((token) => devices.find("wall", token ?? null));
    if (first == null || fourth == null) throw new Error("walls that were met are known");
    devices.forget(first);
    expect(ownsThrottle(wallThatCameBack(tablet))).toBe(false);
    devices.trust(fourth);
    expect(ownsThrottle(tokens[3] ?? null)).toBe(true);
  });

  it("elsewhere comes with a parent's PIN alone", () => {
    const elsewhere = { ...tablet, network: "192.168.1.20", isLocal: false };
    const token = wallThatCameBack(elsewhere);
    expect([ownsThrottle(token), count("throttle_grants")]).toEqual([false, 0]);
    const wall = devices.find("wall", token);
    if (wall === null) throw new Error("a wall that was met is known");
    devices.trust(wall);
    expect(devices.find("wall", token)).toMatchObject({ ownThrottle: true, isFamilys: true });
  });

  it("that was given to a browser of this machine doesn't make it the family's own, however old", () => {
    const token = wallThatCameBack(tablet);
    for (let month = 0; month < 14; month++) {
      const wall = devices.find("wall", token);
      expect(wall).toMatchObject({ ownThrottle: true, isFamilys: false });
      if (wall !== null) devices.noteUse(wall);
      clock.advance(30 * day);
      devices.prune();
    }
  });

  it("is kept by a browser that signs in once more", () => {
    const { token } = devices.signIn(mia, newPhone);
    const before = devices.find("phone", token);
    const again = devices.signIn(mia, { ...newPhone, phone: before });
    expect(devices.find("phone", token)).toBeNull();
    expect(devices.find("phone", again.token)?.id).toBe(before?.id);
    expect(count("throttle_grants")).toBe(1);
  });
});

describe("a disk that can't be written", () => {
  it("takes nothing from a wall but being noted", () => {
    const token = wallThatCameBack(tablet);
    db.pragma("query_only = ON");
    const wall = devices.find("wall", token);
    expect(wall).not.toBeNull();
    if (wall !== null) expect(devices.noteUse(wall)).toBe(false);
    expect(devices.findOrStoreWall(devices.meetWall(), tablet)).toBeNull();
  });
});
