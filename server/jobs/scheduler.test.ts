import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Logger, pino } from "pino";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clockAt } from "#tests/fixtures/server/clock.ts";
import { type Db, openDatabase } from "../db/connection.ts";
import { type ScheduledJob, startScheduler } from "./scheduler.ts";

let dir = "";
let db: Db;
beforeEach(() => {
  lines = [];
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

let lines: { level: number; err?: { message: string } }[] = [];
const error = 50;
const complaints = (): (string | undefined)[] =>
  lines.filter(({ level }) => level === error).map(({ err }) => err?.message);

const log: Logger = pino(
  { level: "debug" },
  { write: (line: string) => void lines.push(JSON.parse(line)) },
);
type Run = (...given: Parameters<ScheduledJob["run"]>) => void;
const start = (clock: ReturnType<typeof clockAt>, timeZone: string, run: Run) =>
  startScheduler({
    ...{ db, clock, log, timeZone: () => timeZone },
    jobs: [{ name: "digest", pattern: "0 17 * * *", run }],
  });

describe("the house's own jobs", () => {
  it("run once at their time in the family's zone", async () => {
    const clock = clockAt("2026-11-20T15:59:00Z");
    const ran: string[] = [];
    const scheduler = start(clock, "Europe/Berlin", (due) => ran.push(new Date(due).toISOString()));
    await scheduler.runDue();
    clock.set("2026-11-20T16:00:10Z");
    await scheduler.runDue();
    await scheduler.runDue();
    expect(ran).toEqual(["2026-11-20T16:00:00.000Z"]);
    await scheduler.stop();
  });

  it("follow the family to another zone while the wall is on", async () => {
    const clock = clockAt("2026-11-20T12:00:00Z");
    const ran: string[] = [];
    let timeZone = "America/New_York";
    const scheduler = startScheduler({
      ...{ db, clock, log, timeZone: () => timeZone },
      jobs: [
        {
          name: "digest",
          pattern: "0 17 * * *",
          run: (due) => void ran.push(new Date(due).toISOString()),
        },
      ],
    });
    await scheduler.runDue();
    await scheduler.runDue();
    timeZone = "Europe/Berlin";
    clock.set("2026-11-20T16:00:10Z");
    await scheduler.runDue();
    expect(ran).toEqual(["2026-11-20T16:00:00.000Z"]);
    await scheduler.stop();
  });

  it("catch up once with what was missed while the machine was off", async () => {
    const clock = clockAt("2026-11-20T12:00:00Z");
    const ran: string[] = [];
    const first = start(clock, "UTC", (due) => ran.push(new Date(due).toISOString()));
    await first.runDue();
    await first.stop();
    clock.set("2026-11-24T09:00:00Z");
    const second = start(clock, "UTC", (due) => ran.push(new Date(due).toISOString()));
    await second.runDue();
    expect(ran).toEqual(["2026-11-23T17:00:00.000Z"]);
    await second.stop();
  });

  it("are tried again a minute after a failure, and are then done", async () => {
    const clock = clockAt("2026-11-20T16:59:00Z");
    let tries = 0;
    const scheduler = start(clock, "UTC", () => {
      tries += 1;
      if (tries === 1) throw new Error("the printer is on fire");
    });
    const seen: number[] = [];
    for (let half = 0; half < 8; half += 1) {
      await scheduler.runDue();
      seen.push(tries);
      clock.advance(30_000);
    }
    expect(seen).toEqual([0, 0, 1, 1, 2, 2, 2, 2]);
    expect(complaints()).toEqual(["the printer is on fire"]);
    await scheduler.stop();
  });

  it("rest for 1, 5, 15 and then 60 minutes while they fail, until their next time begins anew", async () => {
    const clock = clockAt("2026-11-20T16:59:00Z");
    const tried: string[] = [];
    const scheduler = start(clock, "UTC", () => {
      tried.push(new Date(clock.now()).toISOString().slice(8, 16));
      throw new Error("the disk is full");
    });
    // The scheduler checks twice a minute, here for a day and some minutes.
    for (let half = 0; half < 2 * (24 * 60 + 8); half += 1) {
      await scheduler.runDue();
      clock.advance(30_000);
    }
    const at = (minutes: number): string =>
      new Date(Date.parse("2026-11-20T17:00:00Z") + minutes * 60_000).toISOString().slice(8, 16);
    const hourly = Array.from({ length: 24 }, (_, n) => at(21 + n * 60));
    expect(tried).toEqual([
      ...[at(0), at(1), at(6), ...hourly],
      ...[at(24 * 60), at(24 * 60 + 1), at(24 * 60 + 6)],
    ]);
    await scheduler.stop();
  });

  it("complain once about each thing that is wrong, and then quietly", async () => {
    const clock = clockAt("2026-11-20T16:59:00Z");
    let tries = 0;
    const scheduler = start(clock, "UTC", () => {
      tries += 1;
      throw new Error(tries === 3 ? "the folder is gone" : "the disk is full");
    });
    for (let half = 0; half < 200; half += 1) {
      await scheduler.runDue();
      clock.advance(30_000);
    }
    expect(tries).toBe(5);
    expect(complaints()).toEqual(["the disk is full", "the folder is gone"]);
    expect(lines.filter(({ err }) => err !== undefined)).toHaveLength(5);
    await scheduler.stop();
  });

  it("begin anew after a success", async () => {
    const clock = clockAt("2026-11-20T16:59:00Z");
    const tried: string[] = [];
    const scheduler = start(clock, "UTC", (due) => {
      tried.push(new Date(clock.now()).toISOString().slice(8, 16));
      const isFirstDay = new Date(due).getUTCDate() === 20;
      if (!isFirstDay || tried.length < 3) throw new Error("the disk is full");
    });
    for (const minute of ["20T17:00", "20T17:01", "20T17:02", "20T17:06", "21T17:00", "21T17:01"]) {
      const next = Date.parse(`2026-11-${minute}:00Z`);
      await scheduler.runDue();
      clock.advance(next - clock.now());
      await scheduler.runDue();
    }
    expect(tried).toEqual(["20T17:00", "20T17:01", "20T17:06", "21T17:00", "21T17:01"]);
    expect(complaints()).toEqual(["the disk is full", "the disk is full"]);
    await scheduler.stop();
  });

  it("do not run twice when the clock is set back", async () => {
    const clock = clockAt("2026-11-20T16:59:00Z");
    let runs = 0;
    const scheduler = start(clock, "UTC", () => (runs += 1));
    await scheduler.runDue();
    clock.set("2026-11-20T17:01:00Z");
    await scheduler.runDue();
    clock.set("2026-11-20T16:30:00Z");
    await scheduler.runDue();
    clock.set("2026-11-20T17:02:00Z");
    await scheduler.runDue();
    expect(runs).toBe(1);
    await scheduler.stop();
  });

  it.each([
    ["three days", 3],
    ["forty days", 40],
    ["ten years", 3650],
  ])("go on at once when a clock that ran %s ahead is set right", async (_by, days) => {
    const clock = clockAt("2026-11-20T16:59:00Z");
    const ran: string[] = [];
    const scheduler = start(clock, "UTC", (due) => void ran.push(new Date(due).toISOString()));
    await scheduler.runDue();
    clock.advance(days * 86_400_000);
    await scheduler.runDue();
    ran.length = 0;
    clock.set("2026-11-20T17:30:00Z");
    for (let hours = 0; hours < 30; hours += 1) {
      await scheduler.runDue();
      clock.advance(3_600_000);
    }
    expect(ran).toEqual(["2026-11-20T17:00:00.000Z", "2026-11-21T17:00:00.000Z"]);
    await scheduler.stop();
  });

  it("are told for when they ran before, and nothing where they never did or a wrong clock was in the way", async () => {
    const clock = clockAt("2026-11-20T12:00:00Z");
    const ranFor: (string | null)[] = [];
    const scheduler = start(clock, "UTC", (_due, before) =>
      ranFor.push(before === null ? null : new Date(before).toISOString().slice(0, 13)),
    );
    for (const at of ["20T12", "20T18", "24T18", "25T18"]) {
      clock.set(`2026-11-${at}:00:00Z`);
      await scheduler.runDue();
    }
    clock.set("2027-03-01T00:00:00Z");
    await scheduler.runDue();
    clock.set("2026-11-26T18:00:00Z");
    await scheduler.runDue();
    expect(ranFor).toEqual([...[null, "2026-11-20T17", "2026-11-24T17", "2026-11-25T17", null]]);
    await scheduler.stop();
  });

  it("never end the house when what they have done can't be noted, and complain once", async () => {
    const clock = clockAt("2026-11-20T16:59:00Z");
    let runs = 0;
    const scheduler = start(clock, "UTC", () => void (runs += 1));
    db.pragma("query_only = ON");
    for (let half = 0; half < 10; half += 1) {
      await scheduler.runDue();
      clock.advance(30_000);
    }
    expect(runs).toBe(0);
    expect(complaints()).toEqual(["attempt to write a readonly database"]);
    db.pragma("query_only = OFF");
    await scheduler.runDue();
    clock.set("2026-11-21T17:00:00Z");
    await scheduler.runDue();
    expect(runs).toBe(1);
    await scheduler.stop();
  });

  it("never end the house in a time zone that doesn't exist", async () => {
    const clock = clockAt("2026-11-20T16:59:00Z");
    const scheduler = start(clock, "Mars/Olympus_Mons", () => undefined);
    await scheduler.runDue();
    await scheduler.runDue();
    expect(complaints()).toHaveLength(1);
    await scheduler.stop();
  });

  it("keep to the hour across both changes of the clocks", async () => {
    const clock = clockAt("2026-03-27T20:00:00Z");
    const hours: string[] = [];
    const scheduler = start(clock, "Europe/Berlin", (due) =>
      hours.push(new Date(due).toISOString().slice(5, 16)),
    );
    await scheduler.runDue();
    for (const day of ["2026-03-28", "2026-03-29", "2026-03-30"]) {
      clock.set(`${day}T20:00:00Z`);
      await scheduler.runDue();
    }
    expect(hours).toEqual(["03-28T16:00", "03-29T15:00", "03-30T15:00"]);
    await scheduler.stop();
  });
});
