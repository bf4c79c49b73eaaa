import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { type TestServerProcess, startProcess } from "../../fixtures/server/server-process.ts";

let dir = "";
let server: TestServerProcess;
const start = () =>
  startProcess(
    { DATA_DIR: join(dir, "data"), CONFIG_DIR: join(dir, "config"), MEMBER_PIN_MOM: "2468" },
    dir,
  );
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-broken-"));
  server = await start();
});
afterEach(async () => {
  await server.end("SIGKILL");
  rmSync(dir, { recursive: true, force: true });
});

it("a wall that can't be closed for a restore ends, and begins again with everything that the family has", async () => {
  const wall = openTestBrowser(server);
  await unlockBrowser(wall, "mom", "2468");
  const { name } = (await wall.send("POST", "/api/backups")).body;
  const chore = { title: "Feed Minka", memberIds: ["mia"], recurrence: "FREQ=DAILY" };
  expect((await wall.send("POST", "/api/tasks", chore)).status).toBe(201);
  // Replaces a file that closing removes.
  rmSync(join(dir, "data/wall.open"));
  mkdirSync(join(dir, "data/wall.open"));
  expect((await wall.send("POST", `/api/backups/${name}/restore`)).status).toBe(500);
  expect(await server.ended).toBe(1);

  rmSync(join(dir, "data/wall.open"), { recursive: true });
  server = await start();
  const board = (await openTestBrowser(server).get("/api/board/routine")).body;
  expect(JSON.stringify(board)).toContain("Feed Minka");
});
