import { copyFileSync, existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { WallNotice } from "#contract/wall-notice.ts";
import { exchangesWhileRunning } from "../../faults/backups/exchanges-while-running.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
let phone: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  phone = openTestBrowser(server);
  await signInBrowser(phone, "mom", "2468");
  await addChore("Feed Minka");
});
afterEach(() => server.close());

const addChore = async (title: string): Promise<number> =>
  (await phone.send("POST", "/api/tasks", { title, memberIds: ["mia"], recurrence: "FREQ=DAILY" }))
    .status;
const board = async (): Promise<string> =>
  JSON.stringify((await phone.get("/api/board/routine")).body);
const notices = async (): Promise<WallNotice[]> => (await phone.get("/api/config")).body.notices;
const database = (): string => join(server.dataDir, "wall.db");

/** That nothing is missing, that the family is told, and that what lay there is still somewhere. */
const expectEverything = async (leavesFile: boolean): Promise<void> => {
  expect(await board()).toContain("Feed Minka");
  const [notice, ...others] = await notices();
  expect(others).toEqual([]);
  if (notice?.code !== "databaseExchanged") throw new Error(`the family was told ${notice?.code}`);
  if (!leavesFile) expect(notice.kept).toBeNull();
  else expect(existsSync(join(server.dataDir, notice.kept ?? ""))).toBe(true);
  expect(existsSync(`${database()}.running`)).toBe(false);
  expect(await addChore("Found")).toBe(201);
  await server.restart();
  expect(await board()).toContain("Found");
};

describe.each(exchangesWhileRunning)(
  "a database that is $name while the wall is on",
  ({ to, leavesFile }) => {
    it("loses nothing that was acknowledged when the wall is switched off and on", async () => {
      to(database());
      await server.restart();
      await expectEverything(leavesFile);
    });

    it("is noticed by the next write, which isn't taken, and the wall goes on with what it had", async () => {
      const restarted = server.nextRestart();
      to(database());
      expect(await addChore("Lost")).toBe(503);
      await restarted;
      expect(await board()).not.toContain("Lost");
      await expectEverything(leavesFile);
    });
  },
);

it("a wall whose database is exchanged again at once answers 503 for a while before it restarts", async () => {
  const exchange = async (): Promise<number> => {
    const restarted = server.nextRestart();
    rmSync(database());
    const begun = performance.now();
    expect(await addChore("Lost")).toBe(503);
    await restarted;
    return performance.now() - begun;
  };
  await exchange();
  expect(await exchange()).toBeGreaterThan(4_900);
  expect(await board()).toContain("Feed Minka");
  expect(await board()).not.toContain("Lost");
});

it("a backup of the night is never made of a file that another program put in place", async () => {
  const restarted = server.nextRestart();
  copyFileSync(database(), `${database()}.older`);
  renameSync(`${database()}.older`, database());
  await expect(server.backUp()).rejects.toThrow("is restarting");
  await restarted;
  expect(existsSync(join(server.dataDir, "backups"))).toBe(false);
  await server.backUp();
  expect(readdirSync(join(server.dataDir, "backups"))).toHaveLength(1);
});
