import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openAgeFiles } from "#server/features/backups/copies/age-files.ts";
import { queryDatabase, signInBrowser, unlockBrowser } from "../../../fixtures/access/sign-in.ts";
import { openDiskFolder } from "../../../fixtures/backups/disk-folder.ts";
import {
  choosePlace,
  contentsOf,
  copyNow,
  readKey,
} from "../../../fixtures/backups/second-place.ts";
import {
  addDailyChore,
  openUnlockedWall,
  readBoard,
} from "../../../fixtures/backups/unlocked-wall.ts";
import { openTestBrowser, type TestBrowser } from "../../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../../fixtures/server/test-server.ts";

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
const elsewhere = (key: string) => ({ place: folder(), key });
const phones = () => queryDatabase(server, "SELECT member_id FROM devices WHERE kind = 'phone'");

/** Copies this house, ends it and opens an empty machine; resolves to what restores the copy there. */
const loseMachine = async (beforeCopy = (): void => undefined) => {
  await choosePlace(wall, folder());
  beforeCopy();
  const { lastCopy } = await copyNow(wall);
  const { key, words } = await readKey(wall);
  await server.close();
  server = await startTestServer();
  wall = openTestBrowser(server);
  const setup = { "x-setup-code": (await wall.get("/api/setup")).body.code };
  return { key, words, name: lastCopy.backup, setup };
};

describe("a new machine", () => {
  it("gets everything back from the place with the words, and phones sign in anew", async () => {
    await addDailyChore(wall, "Feed Minka");
    const picture = Buffer.alloc(9 * 1024 * 1024, 7);
    addPhoto("lake.jpg", picture);
    await signInBrowser(openTestBrowser(server), "mia", "1234");
    expect(phones()).toEqual([{ member_id: "mia" }]);
    const pepper = readFileSync(join(server.dataDir, "pepper"), "utf8");
    const { words, name, setup } = await loseMachine();
    const from = elsewhere(words.join(" "));
    const found = await wall.send("POST", "/api/backups/elsewhere", from, setup);
    expect(found.body.items).toMatchObject([{ name }]);
    const wanted = { ...from, name };
    const restored = await wall.send("POST", "/api/backups/restore", wanted, setup);
    expect([restored.status, restored.body.code]).toEqual([200, undefined]);
    await expect.poll(async () => readBoard(server), { timeout: 10_000 }).toContain("Feed Minka");
    const hash = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");
    expect(hash(readFileSync(join(server.dataDir, "photos/lake.jpg")))).toBe(hash(picture));
    expect(readFileSync(join(server.dataDir, "pepper"), "utf8")).toBe(pepper);
    expect(contentsOf(server.dataDir)).not.toHaveProperty(".restore-fetched/secrets/pepper");
    wall = openTestBrowser(server);
    await unlockBrowser(wall, "mom", "2468");
    expect(phones()).toEqual([]);
    expect((await wall.get("/api/backups/place")).body.place).toMatchObject({ name: disk.path });
    expect((await copyNow(wall)).problem).toBeNull();
  });

  it("is told of a wrong key, a key that is mistyped, and a damaged copy, and nothing changes", async () => {
    await addDailyChore(wall, "Feed Minka");
    await choosePlace(wall, folder());
    const { lastCopy } = await copyNow(wall);
    const { key } = await readKey(wall);
    await addDailyChore(wall, "Water the plants");
    const other = await openUnlockedWall();
    const otherDisk = openDiskFolder();
    await choosePlace(other.wall, folder(otherDisk.path));
    const wrong = await readKey(other.wall);
    await other.server.close();
    otherDisk.close();
    const ask = (typed: string) => wall.send("POST", "/api/backups/elsewhere", elsewhere(typed));
    expect((await ask(wrong.key)).body.code).toBe("backupKeyWrong");
    const mistyped = await ask(`${key.slice(0, -1)}${key.endsWith("Q") ? "P" : "Q"}`);
    expect([mistyped.status, mistyped.body.field]).toEqual([400, "key"]);
    const part = Object.keys(contentsOf(home())).find((path) => path.startsWith("parts-")) ?? "";
    writeFileSync(join(home(), part), readFileSync(join(home(), part)).subarray(0, 200));
    const wanted = { ...elsewhere(key), name: lastCopy.backup };
    const refused = await wall.send("POST", "/api/backups/restore", wanted);
    expect([refused.status, refused.body.code]).toEqual([409, "backupDamaged"]);
    // Whoever has waited too long for the answer reads it here.
    expect((await wall.get("/api/backups/place")).body.restoring).toMatchObject({
      ...{ name: lastCopy.backup, problem: "backupDamaged" },
    });
    expect(await readBoard(server)).toContain("Water the plants");
    expect(Object.keys(contentsOf(server.dataDir)).join()).not.toContain(".restore");
  });

  it("asks for a parent's PIN anew where the copy has no pepper", async () => {
    const { key, name, setup } = await loseMachine(() => rmSync(join(server.dataDir, "pepper")));
    const restored = await wall.send(
      ...(["POST", "/api/backups/restore", { ...elsewhere(key), name }, setup] as const),
    );
    expect([restored.status, restored.body.code]).toEqual([200, undefined]);
    const pins = () => queryDatabase(server, "SELECT member_id FROM pins").length;
    await expect.poll(pins, { timeout: 10_000 }).toBe(2);
    expect((await wall.get("/api/setup")).body).toMatchObject({ done: false, allowed: true });
    expect((await unlockBrowser(openTestBrowser(server), "mom", "2468")).status).not.toBe(200);
  });
});

describe("a house that has a family and copies of its own", () => {
  it("takes another house's copy over, and keeps the key of its own copies", async () => {
    await addDailyChore(wall, "Feed Minka");
    await choosePlace(wall, folder());
    const { lastCopy } = await copyNow(wall);
    const { key } = await readKey(wall);
    await server.close();
    ({ server, wall } = await openUnlockedWall());
    const own = openDiskFolder();
    await choosePlace(wall, folder(own.path));
    const older = (await copyNow(wall)).lastCopy.backup;
    const former = (await readKey(wall)).key;
    const wanted = { ...elsewhere(key), name: lastCopy.backup };
    const ask = () => wall.send("POST", "/api/backups/restore", wanted);
    const [asked, meanwhile] = await Promise.all([ask(), ask()]);
    expect([meanwhile.status, meanwhile.body.code]).toEqual([409, "backupRunning"]);
    expect([asked.status, asked.body.code]).toEqual([409, "backupForeign"]);
    expect((await readKey(wall)).key).toBe(former);
    const accepted = { ...wanted, acceptForeign: true };
    expect((await wall.send("POST", "/api/backups/restore", accepted)).status).toBe(200);
    await expect.poll(async () => readBoard(server), { timeout: 10_000 }).toContain("Feed Minka");
    wall = openTestBrowser(server);
    await unlockBrowser(wall, "mom", "2468");
    expect((await readKey(wall)).key).toBe(key);
    const kept = join(server.configDir, "former-backup-identities");
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    expect(readFileSync(kept, "utf8")).toBe(`${former}\n`);
    const from = { place: folder(own.path), key: former };
    const found = await wall.send("POST", "/api/backups/elsewhere", from);
    expect(found.body.items).toMatchObject([{ name: older }]);
    own.close();
  });

  it("refuses a newer program's copy, and a name that leads elsewhere", async () => {
    await addDailyChore(wall, "Feed Minka");
    await choosePlace(wall, folder());
    const { lastCopy } = await copyNow(wall);
    const { key } = await readKey(wall);
    await addDailyChore(wall, "Water the plants");
    const file = join(home(), "copies", `${lastCopy.backup}.age`);
    const age = await openAgeFiles(key);
    const list = JSON.parse(Buffer.from(await age.decrypt(readFileSync(file))).toString());
    const manifest = { ...JSON.parse(list.manifest), schemaVersion: 100_000 };
    const newer = JSON.stringify({ ...list, manifest: JSON.stringify(manifest) });
    writeFileSync(file, await age.encrypt(Buffer.from(newer)));
    const restore = (name: string) =>
      wall.send("POST", "/api/backups/restore", { ...elsewhere(key), name, acceptForeign: true });
    const refused = await restore(lastCopy.backup);
    expect([refused.status, refused.body.code]).toEqual([409, "backupNewer"]);
    for (const name of [`../copies/${lastCopy.backup}`, "../../../etc/passwd", "nightly"])
      expect([name, (await restore(name)).status]).toEqual([name, 404]);
    expect(await readBoard(server)).toContain("Water the plants");
    expect(Object.keys(contentsOf(server.dataDir)).join()).not.toContain(".restore");
  });
});
