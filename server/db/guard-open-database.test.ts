import { mkdtempSync, renameSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import Database from "better-sqlite3";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clockAt } from "#tests/fixtures/server/clock.ts";
import { openFamilyDatabase, type OpenFamilyDatabase } from "./open-family-database.ts";
import { readRecovery } from "./recovery-record.ts";

const clock = clockAt("2026-11-20T16:42:00Z");
let dataDir = "";
let wall: OpenFamilyDatabase | null = null;
const seen: unknown[] = [];
const waits: number[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  dataDir = mkdtempSync(join(tmpdir(), "family-wall-guard-"));
  seen.length = 0;
  waits.length = 0;
});
afterEach(() => {
  wall?.close();
  wall = null;
  rmSync(dataDir, { recursive: true, force: true });
  vi.useRealTimers();
});

const open = (): OpenFamilyDatabase => {
  wall = openFamilyDatabase({
    ...{ dataDir, configDir: dataDir, version: "1.0.0", clock, heal: true },
    migrationsDir: resolve(import.meta.dirname, "../../migrations"),
    log: pino({ level: "silent" }),
    onDamage: (error, waitMs) => {
      seen.push(error);
      waits.push(waitMs);
    },
  });
  return wall;
};
const hide = ({ db }: OpenFamilyDatabase, photo: string): void =>
  void db.prepare("INSERT INTO hidden_photos (id, hidden_at) VALUES (?, 1)").run(photo);
const hidden = ({ db }: OpenFamilyDatabase): unknown[] =>
  db.prepare("SELECT id FROM hidden_photos ORDER BY id").pluck().all();
const file = (end = ""): string => join(dataDir, `wall.db${end}`);

describe("an open database", () => {
  it("is looked at twice a minute, also while nobody writes", () => {
    hide(open(), "summer");
    renameSync(file(), file(".elsewhere"));
    vi.advanceTimersByTime(29_000);
    expect(seen).toEqual([]);
    vi.advanceTimersByTime(1_000);
    expect(seen).toMatchObject([{ message: expect.stringContaining("was removed") }]);
    wall?.close();
    expect(hidden(open())).toEqual(["summer"]);
    expect(readRecovery(dataDir)).toMatchObject({ source: "running", kept: null });
  });

  it("is not taken for damaged because another program empties its log as SQLite does", () => {
    const first = open();
    hide(first, "summer");
    const other = new Database(file());
    expect(other.pragma("wal_checkpoint(TRUNCATE)")).toMatchObject([{ busy: 0 }]);
    hide(first, "winter");
    other.close();
    vi.advanceTimersByTime(60_000);
    expect(seen).toEqual([]);
    first.close();
    expect(hidden(open())).toEqual(["summer", "winter"]);
    expect(readRecovery(dataDir)).toBeNull();
  });

  it("tells what is missing where its log was cut and nothing remembers what stood there", () => {
    const summer = open();
    hide(summer, "summer");
    summer.close();
    const first = open();
    const other = new Database(file());
    other.exec("INSERT INTO hidden_photos (id, hidden_at) VALUES ('winter', 1)");
    // The whole commits that are left look like a sound log.
    truncateSync(file("-wal"), statSync(file("-wal")).size - (24 + 4096));
    vi.advanceTimersByTime(30_000);
    expect(seen).toHaveLength(1);
    first.close();
    other.close();
    expect(hidden(open())).toEqual(["summer"]);
    expect(readRecovery(dataDir)).toMatchObject({ source: "itself" });
  });

  it("that is damaged again and again restarts ever later, and at once when it was fine for an hour", () => {
    const damageAgain = (): void => {
      open();
      rmSync(file());
      vi.advanceTimersByTime(30_000);
      wall?.close();
    };
    for (let n = 0; n < 6; n++) damageAgain();
    expect(waits).toEqual([0, 5_000, 30_000, 120_000, 600_000, 600_000]);
    clock.advance(60 * 60_000);
    damageAgain();
    expect(waits.at(-1)).toBe(0);
    // A stop without damage ends the count.
    open().close();
    damageAgain();
    expect(waits.at(-1)).toBe(0);
  });
});
