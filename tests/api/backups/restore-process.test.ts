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
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { type TestServerProcess, startProcess } from "../../fixtures/server/server-process.ts";
import { testFamily } from "../../fixtures/server/test-server.ts";

let dir = "";
let server: TestServerProcess;
let wall: TestBrowser;
const membersFile = (): string => join(dir, "config/members.json");
beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-restored-"));
  mkdirSync(join(dir, "config"));
  writeFileSync(membersFile(), JSON.stringify(testFamily));
  server = await startProcess(
    { DATA_DIR: join(dir, "data"), CONFIG_DIR: join(dir, "config"), MEMBER_PIN_MOM: "2468" },
    dir,
  );
  wall = openTestBrowser(server);
  await unlockBrowser(wall, "mom", "2468");
});
afterEach(async () => {
  await server.end("SIGKILL");
  rmSync(dir, { recursive: true, force: true });
});

const addChore = async (title: string): Promise<void> => {
  const chore = { title, memberIds: ["mia"], recurrence: "FREQ=DAILY" };
  expect((await wall.send("POST", "/api/tasks", chore)).status).toBe(201);
};
const board = async (): Promise<string> =>
  JSON.stringify((await openTestBrowser(server).get("/api/board/routine")).body);
const starts = (): { url: string; pid: number }[] =>
  server.lines
    .filter((line) => line.includes('"msg":"listening"'))
    .map((line) => JSON.parse(line) as { url: string; pid: number });
const restore = (name: string, key: string) =>
  wall.send("POST", `/api/backups/${name}/restore`, undefined, { "idempotency-key": key });
const restored = async (count: number): Promise<void> => {
  await expect.poll(() => starts().length, { timeout: 30_000 }).toBe(1 + count);
};

describe("a wall that restores a backup", () => {
  it("is the same process on the same port with the data of then, twice in a row", async () => {
    await addChore("Feed Minka");
    const { name } = (await wall.send("POST", "/api/backups")).body;
    await addChore("Water the plants");
    for (const time of [1, 2]) {
      const first = await restore(name, `restore-${time}`);
      expect(first.status).toBe(200);
      await restored(time);
      expect(await board()).toContain("Feed Minka");
      expect(await board()).not.toContain("Water the plants");
      await unlockBrowser(wall, "mom", "2468");
      const again = await restore(name, `restore-${time}`);
      expect([again.status, again.body]).toEqual([200, first.body]);
      await addChore("Water the plants");
    }
    for (const { url, pid } of starts()) expect([url, pid]).toEqual([server.url, server.pid]);
    expect((await wall.get("/api/config")).body.notices).toEqual([]);
    expect(await server.end("SIGTERM")).toBe(0);
    expect(readdirSync(join(dir, "data")).filter((one) => one.startsWith(".restore"))).toEqual([]);
  });

  it("has its family again after somebody broke the roster's file", async () => {
    const { name } = (await wall.send("POST", "/api/backups")).body;
    writeFileSync(membersFile(), "[");
    expect((await restore(name, "restore")).status).toBe(200);
    await restored(1);
    expect(JSON.parse(readFileSync(membersFile(), "utf8"))).toEqual(testFamily);
  });

  it("restores it also where its own database can't be closed", async () => {
    await addChore("Feed Minka");
    const { name } = (await wall.send("POST", "/api/backups")).body;
    await addChore("Water the plants");
    // A folder where a file was that closing takes away.
    rmSync(join(dir, "data/wall.open"));
    mkdirSync(join(dir, "data/wall.open"));
    expect((await restore(name, "restore")).status).toBe(200);
    await restored(1);
    expect(await board()).toContain("Feed Minka");
    expect(await board()).not.toContain("Water the plants");
    expect(existsSync(join(dir, "data/.restore"))).toBe(false);
  });

  it("ends within two seconds when it is told to while it restarts, and has the backup next time", async () => {
    await addChore("Feed Minka");
    const { name } = (await wall.send("POST", "/api/backups")).body;
    await addChore("Water the plants");
    expect((await restore(name, "restore")).status).toBe(200);
    const begun = performance.now();
    await server.end("SIGTERM");
    expect(performance.now() - begun).toBeLessThan(2000);
    server = await startProcess(
      { DATA_DIR: join(dir, "data"), CONFIG_DIR: join(dir, "config"), MEMBER_PIN_MOM: "2468" },
      dir,
    );
    expect(await board()).toContain("Feed Minka");
    expect(await board()).not.toContain("Water the plants");
  });
});
