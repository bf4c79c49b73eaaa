import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import {
  familyPins,
  openWallBrowser,
  queryDatabase,
  unlockBrowser,
} from "../../fixtures/access/sign-in.ts";

let server: TestServer;
let wall: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  wall = await openWallBrowser(server);
});
afterEach(() => server.close());

describe("the nightly backup", () => {
  it("is made at half past two in the family's zone", async () => {
    await server.restart();
    server.clock.set("2026-11-21T01:29:00Z");
    await server.restart();
    expect(readdirSync(server.dataDir)).not.toContain("backups");
    server.clock.set("2026-11-21T01:30:10Z");
    await server.restart();
    await expect
      .poll(() => readdirSync(join(server.dataDir, "backups")), { timeout: 10_000 })
      .toEqual(["nightly-2026-11-21T01-30-10Z"]);
  });

  it("is made again once a clock that ran forty days ahead is set right", async () => {
    const made = () => readdirSync(join(server.dataDir, "backups")).toSorted();
    await server.restart();
    server.clock.set("2026-12-30T12:00:00Z");
    await server.restart();
    const ahead = "nightly-2026-12-30T12-00-00Z";
    await expect.poll(made, { timeout: 10_000 }).toEqual([ahead]);
    const noted = () => queryDatabase(server, "SELECT ran_at FROM job_runs WHERE name = 'backup'");
    await expect.poll(noted).toEqual([{ ran_at: server.clock.now() }]);
    server.clock.set("2026-11-20T18:00:00Z");
    await server.restart();
    const right = "nightly-2026-11-20T18-00-00Z";
    await expect.poll(made, { timeout: 10_000 }).toEqual([right, ahead]);
  });

  it("that fails is told on the wall until one comes about", async () => {
    const notices = async () => (await wall.get("/api/config")).body.notices;
    await server.restart();
    writeFileSync(join(server.dataDir, "backups"), "a file where the folder should be");
    server.clock.set("2026-11-21T01:30:10Z");
    await server.restart();
    await expect
      .poll(notices)
      .toMatchObject([{ code: "backupFailing", since: "2026-11-21T01:30:10.000Z" }]);
    rmSync(join(server.dataDir, "backups"));
    await unlockBrowser(wall, "mom", "2468");
    expect((await wall.send("POST", "/api/backups")).status).toBe(201);
    expect(await notices()).toEqual([]);
  });
});
