import { randomBytes } from "node:crypto";
import { on } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, watch, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { type TestServerProcess, startProcess } from "../../fixtures/server/server-process.ts";

let dir = "";
let server: TestServerProcess | null = null;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-killed-"));
  cpSync(join(import.meta.dirname, "../../../config"), join(dir, "config"), { recursive: true });
});
afterEach(async () => {
  await server?.end("SIGKILL");
  rmSync(dir, { recursive: true, force: true });
});

const start = async (): Promise<TestBrowser> => {
  server = await startProcess(
    {
      ...{ DATA_DIR: join(dir, "data"), CONFIG_DIR: join(dir, "config") },
      MEMBER_PIN_MOM: "2468",
    },
    dir,
  );
  const wall = openTestBrowser(server);
  await unlockBrowser(wall, "mom", "2468");
  return wall;
};

it("kill -9 during a backup leaves the former one the newest valid, and nothing half", async () => {
  const photos = join(dir, "data/photos");
  const backups = join(dir, "data/backups");
  const wall = await start();
  const addPhotos = (name: string, count: number): void => {
    for (let n = 0; n < count; n++)
      writeFileSync(join(photos, `${name}-${n}.jpg`), randomBytes(10_000));
  };
  mkdirSync(photos, { recursive: true });
  addPhotos("summer", 5);
  const { name } = (await wall.send("POST", "/api/backups")).body;
  addPhotos("winter", 100);

  const watcher = watch(backups);
  const changes = on(watcher, "change");
  const lost = wall.send("POST", "/api/backups").catch(() => null);
  // Before the backup's folder comes a file that tries out hard links.
  for await (const [, file] of changes) if (String(file).startsWith(".unfinished-manual")) break;
  await server?.end("SIGKILL");
  watcher.close();
  expect(await lost).toBeNull();
  expect(readdirSync(backups).filter((one) => one.startsWith("."))).toHaveLength(1);

  const again = await start();
  expect(readdirSync(backups)).toEqual([name]);
  expect((await again.get("/api/backups")).body.items).toMatchObject([{ name, verified: true }]);
  expect((await again.send("POST", `/api/backups/${name}/restore`)).status).toBe(200);
});
