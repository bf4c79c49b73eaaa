import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import {
  familyPins,
  openWallBrowser,
  queryDatabase,
  unlock,
} from "../../fixtures/access/sign-in.ts";

let house: TestServer;
let wall: TestBrowser;
beforeEach(async () => {
  house = await startTestServer({ env: familyPins });
  wall = await openWallBrowser(house);
});
afterEach(() => house.close());

describe("the nightly backup", () => {
  it("is made at half past two in the family's zone", async () => {
    await house.restart();
    house.clock.set("2026-11-21T01:29:00Z");
    await house.restart();
    expect(readdirSync(house.dataDir)).not.toContain("backups");
    house.clock.set("2026-11-21T01:30:10Z");
    await house.restart();
    await expect
      .poll(() => readdirSync(join(house.dataDir, "backups")), { timeout: 10_000 })
      .toEqual(["nightly-2026-11-21T01-30-10Z"]);
  });

  it("is made again once a clock that ran forty days ahead is set right", async () => {
    const made = () => readdirSync(join(house.dataDir, "backups")).toSorted();
    await house.restart();
    house.clock.set("2026-12-30T12:00:00Z");
    await house.restart();
    const ahead = "nightly-2026-12-30T12-00-00Z";
    await expect.poll(made, { timeout: 10_000 }).toEqual([ahead]);
    const noted = () => queryDatabase(house, "SELECT ran_at FROM job_runs WHERE name = 'backup'");
    await expect.poll(noted).toEqual([{ ran_at: house.clock.now() }]);
    house.clock.set("2026-11-20T18:00:00Z");
    await house.restart();
    const right = "nightly-2026-11-20T18-00-00Z";
    await expect.poll(made, { timeout: 10_000 }).toEqual([right, ahead]);
  });

  it("that fails is told on the wall until one comes about", async () => {
    const told = async () => (await wall.get("/api/config")).body.notices;
    await house.restart();
    writeFileSync(join(house.dataDir, "backups"), "a file where the folder should be");
    house.clock.set("2026-11-21T01:30:10Z");
    await house.restart();
    await expect
      .poll(told)
      .toMatchObject([{ code: "backupFailing", since: "2026-11-21T01:30:10.000Z" }]);
    rmSync(join(house.dataDir, "backups"));
    await unlock(wall, "mom", "2468");
    expect((await wall.send("POST", "/api/backups")).status).toBe(201);
    expect(await told()).toEqual([]);
  });
});
