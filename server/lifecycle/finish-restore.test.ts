import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it } from "vitest";
import { clockAt } from "#tests/fixtures/server/clock.ts";
import { failedRestoreNotice } from "../db/backups/restore-record.ts";
import { openAfterRestore } from "./finish-restore.ts";

const clock = clockAt("2026-11-20T16:42:00Z");
const log = pino({ enabled: false });
let dir = "";
const folders = () => ({ dataDir: join(dir, "data"), configDir: join(dir, "config") });
const files = (): Record<string, string> => ({
  database: readFileSync(join(dir, "data/wall.db"), "utf8"),
  roster: readFileSync(join(dir, "config/members.json"), "utf8"),
  photos: readdirSync(join(dir, "data/photos")).join(),
});
const write = (path: string, text: string): void => {
  mkdirSync(join(dir, path, ".."), { recursive: true });
  writeFileSync(join(dir, path), text);
};
const now = { database: "now", roster: "now", photos: "now.jpg" };
const then = { database: "then", roster: "then", photos: "then.jpg" };

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-finish-"));
  const ready = "data/.restore-ready";
  for (const [data, config, when] of [
    ["data", "config", "now"],
    [`${ready}/new`, `${ready}/new/config`, "then"],
  ] as const) {
    write(`${data}/wall.db`, when);
    write(`${data}/photos/${when}.jpg`, when);
    write(`${config}/members.json`, when);
  }
  const items = ["wall.db", "photos", "config/members.json"].map((path) => ({ path, had: true }));
  write(`${ready}/plan.json`, JSON.stringify({ backup: "nightly", items }));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it("a wall that starts on its backup has the data of then, and nothing to say", async () => {
  const opened = await openAfterRestore({
    ...{ folders: folders(), clock, log },
    open: () => Promise.resolve(files()),
  });
  expect([opened, files()]).toEqual([then, then]);
  expect(failedRestoreNotice(folders().dataDir, clock.now())).toBeNull();
  expect(existsSync(join(dir, "data/.restore"))).toBe(false);
});

it("a wall that can't start on its backup puts everything back, and says so", async () => {
  const tried: unknown[] = [];
  const opened = await openAfterRestore({
    ...{ folders: folders(), clock, log },
    open: (heal) => {
      tried.push([heal, files()]);
      return heal ? Promise.resolve(files()) : Promise.reject(new Error("it doesn't open"));
    },
  });
  expect(tried).toEqual([
    [false, then],
    [true, now],
  ]);
  expect([opened, files()]).toEqual([now, now]);
  expect(failedRestoreNotice(folders().dataDir, clock.now())).toMatchObject({
    ...{ code: "restoreRolledBack", backup: "nightly" },
  });
  expect(existsSync(join(dir, "data/.restore"))).toBe(false);
});
