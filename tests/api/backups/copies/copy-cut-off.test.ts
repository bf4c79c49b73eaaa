import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hasRclone, startRcloneWebdav } from "../../../companions/rclone.ts";
import { unlockBrowser } from "../../../fixtures/access/sign-in.ts";
import { openDiskFolder } from "../../../fixtures/backups/disk-folder.ts";
import {
  choosePlace,
  contentsOf,
  copyNow,
  settledPlace,
} from "../../../fixtures/backups/second-place.ts";
import { openUnlockedWall } from "../../../fixtures/backups/unlocked-wall.ts";
import { openTestBrowser, type TestBrowser } from "../../../fixtures/http/test-browser.ts";
import { startProcess, type TestServerProcess } from "../../../fixtures/server/server-process.ts";

describe("a copy that is killed with its wall", () => {
  let dir = "";
  let disk: ReturnType<typeof openDiskFolder>;
  let server: TestServerProcess | null = null;
  beforeEach(() => {
    disk = openDiskFolder();
    dir = mkdtempSync(join(tmpdir(), "family-wall-killed-"));
    const config = join(import.meta.dirname, "../../../../config");
    cpSync(config, join(dir, "config"), { recursive: true });
  });
  afterEach(async () => {
    await server?.end("SIGKILL");
    rmSync(dir, { recursive: true, force: true });
    disk.close();
  });
  const start = async (): Promise<TestBrowser> => {
    const folders = { DATA_DIR: join(dir, "data"), CONFIG_DIR: join(dir, "config") };
    server = await startProcess({ ...folders, MEMBER_PIN_MOM: "2468" }, dir);
    const wall = openTestBrowser(server);
    await unlockBrowser(wall, "mom", "2468");
    return wall;
  };
  const home = () => join(disk.path, "family-wall-backups");
  const parts = () => Object.keys(contentsOf(home())).filter((path) => path.startsWith("parts-"));

  it("leaves the former one the newest good one, and the next goes on from there", async () => {
    const wall = await start();
    await choosePlace(wall, { kind: "folder", path: disk.path });
    const { lastCopy } = await copyNow(wall);
    const before = parts().length;
    mkdirSync(join(dir, "data/photos"), { recursive: true });
    for (let n = 0; n < 15; n += 1)
      writeFileSync(join(dir, "data/photos", `winter-${n}.jpg`), randomBytes(100_000));
    expect((await wall.send("POST", "/api/backups/place/copy")).status).toBe(200);
    await expect.poll(() => parts().length, { timeout: 20_000 }).toBeGreaterThan(before);
    await server?.end("SIGKILL");
    expect(readdirSync(join(home(), "copies"))).toEqual([`${lastCopy.backup}.age`]);

    const again = await start();
    expect((await again.get("/api/backups/place")).body.place).toMatchObject({ lastCopy });
    expect((await again.send("POST", "/api/backups/place/rehearse")).status).toBe(200);
    expect((await settledPlace(again)).rehearsal).toMatchObject({
      ...{ backup: lastCopy.backup, problem: null },
    });
    expect(await copyNow(again)).toMatchObject({ problem: null });
    expect(readdirSync(join(home(), "copies"))).toHaveLength(2);
  });
});

describe.skipIf(!hasRclone)("a server that answers no more", () => {
  it("keeps no wall from stopping, and is told as nothing by that", async () => {
    const dav = await startRcloneWebdav();
    const { server, wall } = await openUnlockedWall();
    try {
      const { url, user, password } = dav;
      await choosePlace(wall, { kind: "webdav", url, user, password, thisMachine: true });
      expect((await copyNow(wall)).problem).toBeNull();
      dav.freeze();
      expect((await wall.send("POST", "/api/backups/place/copy")).status).toBe(200);
      const again = await wall.send("POST", "/api/backups/place/copy");
      expect([again.status, again.body.code]).toEqual([409, "backupRunning"]);
    } finally {
      await server.close();
      await dav.close();
    }
  });
});
