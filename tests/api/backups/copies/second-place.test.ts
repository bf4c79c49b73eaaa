import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { TestBrowser } from "../../../fixtures/http/test-browser.ts";
import { openTestBrowser } from "../../../fixtures/http/test-browser.ts";
import type { TestServer } from "../../../fixtures/server/test-server.ts";
import { addDailyChore, openUnlockedWall } from "../../../fixtures/backups/unlocked-wall.ts";
import { unlockBrowser } from "../../../fixtures/access/sign-in.ts";
import { openDiskFolder } from "../../../fixtures/backups/disk-folder.ts";
import {
  choosePlace,
  contentsOf,
  copyNow,
  readKey,
  settledPlace,
} from "../../../fixtures/backups/second-place.ts";

/** Whether Debian's age is on this machine; `.ci/run` installs it. */
const hasAge = spawnSync("age", ["--version"]).status === 0;

let server: TestServer;
let wall: TestBrowser;
let disk: ReturnType<typeof openDiskFolder>;
beforeEach(async () => {
  disk = openDiskFolder();
  ({ server, wall } = await openUnlockedWall());
});
afterEach(async () => {
  await server.close();
  disk.close();
});
const folder = (path = disk.path) => ({ kind: "folder", path });
const home = () => join(disk.path, "family-wall-backups");
const addPhoto = (name: string, content: string | Buffer): void => {
  mkdirSync(join(server.dataDir, "photos"), { recursive: true });
  writeFileSync(join(server.dataDir, "photos", name), content);
};

describe("a second place", () => {
  it("gets encrypted copies with a marker, and only what is new", async () => {
    await addDailyChore(wall, "Feed Minka");
    addPhoto("lake.jpg", "the lake in June");
    const chosen = await choosePlace(wall, folder());
    expect(chosen).toMatchObject({ kind: "folder", name: disk.path, lastCopy: null });
    const first = await copyNow(wall);
    expect(first).toMatchObject({ problem: null, isLate: false });
    expect(first.lastCopy.backup).toMatch(/^manual-/);
    const before = Object.keys(contentsOf(home()));
    addPhoto("beach.jpg", "the beach in July");
    server.clock.set("2026-11-20T19:00:00Z");
    await unlockBrowser(wall, "mom", "2468");
    const second = await copyNow(wall);
    expect(second.problem).toBeNull();
    const added = Object.keys(contentsOf(home())).filter((path) => !before.includes(path));
    // The new photo, the database and the list; the other photo and the roster are there already.
    expect(added.filter((path) => path.startsWith("parts-")).length).toBeLessThanOrEqual(2);
    for (const [path, content] of Object.entries(contentsOf(home())))
      if (path.endsWith(".age"))
        expect(content.subarray(0, 21).toString()).toBe("age-encryption.org/v1");
  });

  it("is refused inside the wall's own folders, and where no folder is", async () => {
    for (const [path, code] of [
      [join(server.dataDir, "backups"), "backupPlaceMissing"],
      [server.dataDir, "backupPlaceUnsuitable"],
      [server.configDir, "backupPlaceUnsuitable"],
      [process.cwd(), "backupPlaceUnsuitable"],
      ["disk", "backupPlaceUnsuitable"],
      [join(disk.path, "nothing"), "backupPlaceMissing"],
    ] as const) {
      const refused = await wall.send("PUT", "/api/backups/place", folder(path));
      expect([path, refused.status, refused.body.code]).toEqual([path, 409, code]);
    }
    expect((await wall.get("/api/backups/place")).body.place).toBeNull();
  });

  it("is a parent's alone, who has just unlocked", async () => {
    const guest = openTestBrowser(server);
    for (const path of ["/api/backups/place", "/api/backups/key"])
      expect((await guest.get(path)).status).toBe(401);
    expect((await guest.send("PUT", "/api/backups/place", folder())).status).toBe(401);
  });

  it("whose disk is away gets nothing into the empty folder, and the last copy stays", async () => {
    await choosePlace(wall, folder());
    const good = await copyNow(wall);
    renameSync(disk.path, `${disk.path}-unplugged`);
    mkdirSync(disk.path);
    server.clock.set("2026-11-20T19:00:00Z");
    await unlockBrowser(wall, "mom", "2468");
    const failed = await copyNow(wall);
    expect(failed.problem).toMatchObject({ code: "backupPlaceMissing" });
    expect(failed.lastCopy).toEqual(good.lastCopy);
    expect(contentsOf(disk.path)).toEqual({});
    expect((await wall.get("/api/config")).body.notices).toEqual([]);
    server.clock.set("2026-11-30T19:00:00Z");
    await unlockBrowser(wall, "mom", "2468");
    expect((await wall.get("/api/config")).body.notices).toMatchObject([
      { code: "backupCopyLate" },
    ]);
  });

  it("with the copies of another family is refused, and they stay as they are", async () => {
    await choosePlace(wall, folder());
    await copyNow(wall);
    const before = contentsOf(home());
    const other = await openUnlockedWall();
    const refused = await other.wall.send("PUT", "/api/backups/place", folder());
    expect(refused.body.code).toBe("backupPlaceTaken");
    expect(contentsOf(home())).toEqual(before);
    await other.server.close();
  });

  it.skipIf(!hasAge)("is opened by Debian's age with the printed key", async () => {
    addPhoto("lake.jpg", "the lake in June");
    await choosePlace(wall, folder());
    const { lastCopy } = await copyNow(wall);
    const identity = join(server.dataDir, "printed-key");
    writeFileSync(identity, (await readKey(wall)).key);
    const opened = execFileSync("age", [
      ...["--decrypt", "--identity", identity],
      join(home(), "copies", `${lastCopy.backup}.age`),
    ]);
    const list = JSON.parse(opened.toString());
    expect(list.files.map(({ path }: { path: string }) => path)).toContain("photos/lake.jpg");
    expect(statSync(join(server.configDir, "backup-identity")).mode & 0o777).toBe(0o600);
  });

  it("is rehearsed: a copy that doesn't come back as it was is told", async () => {
    await choosePlace(wall, folder());
    await copyNow(wall);
    await wall.send("POST", "/api/backups/place/rehearse");
    const sound = await settledPlace(wall);
    expect(sound.rehearsal).toMatchObject({ problem: null, backup: sound.lastCopy.backup });
    const part = Object.keys(contentsOf(home())).find((path) => path.startsWith("parts-")) ?? "";
    const content = readFileSync(join(home(), part));
    content[content.length - 1] = (content.at(-1) ?? 0) ^ 1;
    writeFileSync(join(home(), part), content);
    await wall.send("POST", "/api/backups/place/rehearse");
    expect((await settledPlace(wall)).rehearsal.problem).toBe("backupPlaceLies");
    expect((await wall.get("/api/config")).body.notices).toMatchObject([
      { code: "rehearsalFailed" },
    ]);
  });
});
