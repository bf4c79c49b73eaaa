import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clockAt } from "../../tests/fixtures/clock.ts";
import { type Db, openDatabase } from "../db/open.ts";
import { startScheduler } from "./scheduler.ts";

let dir = "";
let db: Db;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-jobs-"));
  db = openDatabase(join(dir, "wall.db"));
  db.exec(
    readFileSync(resolve(import.meta.dirname, "../../migrations/0001-foundation.sql"), "utf8"),
  );
});
afterEach(() => {
  db.close();
  rmSync(dir, { recursive: true, force: true });
});

const start = (clock: ReturnType<typeof clockAt>, timeZone: string, run: (dueAt: number) => void) =>
  startScheduler({
    db,
    clock,
    timeZone: () => timeZone,
    log: pino({ level: "silent" }),
    jobs: [{ name: "digest", pattern: "0 17 * * *", run }],
  });

describe("the house's own jobs", () => {
  it("run once at their time in the family's zone", async () => {
    const clock = clockAt("2026-11-20T15:59:00Z");
    const ran: string[] = [];
    const scheduler = start(clock, "Europe/Berlin", (due) => ran.push(new Date(due).toISOString()));
    await scheduler.look();
    clock.set("2026-11-20T16:00:10Z");
    await scheduler.look();
    await scheduler.look();
    expect(ran).toEqual(["2026-11-20T16:00:00.000Z"]);
    await scheduler.stop();
  });

  it("catch up once with what was missed while the machine was off", async () => {
    const clock = clockAt("2026-11-20T12:00:00Z");
    const ran: string[] = [];
    const first = start(clock, "UTC", (due) => ran.push(new Date(due).toISOString()));
    await first.look();
    await first.stop();
    clock.set("2026-11-24T09:00:00Z");
    const second = start(clock, "UTC", (due) => ran.push(new Date(due).toISOString()));
    await second.look();
    expect(ran).toEqual(["2026-11-23T17:00:00.000Z"]);
    await second.stop();
  });

  it("are tried again after a failure", async () => {
    const clock = clockAt("2026-11-20T16:59:00Z");
    let tries = 0;
    const scheduler = start(clock, "UTC", () => {
      tries += 1;
      if (tries === 1) throw new Error("the printer is on fire");
    });
    await scheduler.look();
    clock.set("2026-11-20T17:00:30Z");
    await scheduler.look();
    await scheduler.look();
    await scheduler.look();
    expect(tries).toBe(2);
    await scheduler.stop();
  });

  it("do not run twice when the clock is set back", async () => {
    const clock = clockAt("2026-11-20T16:59:00Z");
    let runs = 0;
    const scheduler = start(clock, "UTC", () => (runs += 1));
    await scheduler.look();
    clock.set("2026-11-20T17:01:00Z");
    await scheduler.look();
    clock.set("2026-11-20T16:30:00Z");
    await scheduler.look();
    clock.set("2026-11-20T17:02:00Z");
    await scheduler.look();
    expect(runs).toBe(1);
    await scheduler.stop();
  });

  it("keep to the hour across both changes of the clocks", async () => {
    const clock = clockAt("2026-03-27T20:00:00Z");
    const hours: string[] = [];
    const scheduler = start(clock, "Europe/Berlin", (due) =>
      hours.push(new Date(due).toISOString().slice(5, 16)),
    );
    await scheduler.look();
    for (const day of ["2026-03-28", "2026-03-29", "2026-03-30"]) {
      clock.set(`${day}T20:00:00Z`);
      await scheduler.look();
    }
    expect(hours).toEqual(["03-28T16:00", "03-29T15:00", "03-30T15:00"]);
    await scheduler.stop();
  });
});
