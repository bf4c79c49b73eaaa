import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from "node:fs";
import { basename, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { familyPins, signInBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { startProcess } from "../../fixtures/server/server-process.ts";
import { fillDisk, fillerOn, openSmallDisks } from "../../fixtures/server/small-disks.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

const disks = openSmallDisks();
let server: TestServer | null = null;
beforeEach(({ skip }) => skip(!disks.mayMount, "this user may not mount small disks"));
afterEach(async () => {
  await server?.close();
  server = null;
  disks.removeAll();
});

const chore = (title: string) => ({ title, memberIds: ["mia"], recurrence: "FREQ=DAILY" });
const addChore = async (parent: TestBrowser, title: string) => {
  const { status, body } = await parent.send("POST", "/api/tasks", chore(title));
  return [status, body.code];
};
const boardOf = async (browser: TestBrowser): Promise<string> =>
  JSON.stringify((await browser.get("/api/board/routine")).body);
const noticesOf = async (browser: TestBrowser): Promise<string[]> =>
  (await browser.get("/api/config")).body.notices.map(({ code }: { code: string }) => code);

/** A wall with a chore, and its data as a power cut leaves it on a disk: the chore is still in the log. */
const cutOff = async (disk: string): Promise<TestServer> => {
  const wall = await startTestServer({ env: familyPins });
  const parent = openTestBrowser(wall);
  await unlockBrowser(parent, "mom", "2468");
  expect(await addChore(parent, "Feed Minka")).toEqual([201, undefined]);
  // As of a version that set no room aside.
  const filter = (path: string): boolean => !basename(path).startsWith("reserve");
  cpSync(wall.dataDir, disk, { recursive: true, filter });
  expect(statSync(join(disk, "wall.db-wal")).size).toBeGreaterThan(0);
  return wall;
};

describe("a wall that starts on a read-only disk", () => {
  it("shows what there is, says what to do, counts PINs, and goes on by itself when it can write", async () => {
    const disk = disks.add("disk", 24);
    server = await cutOff(disk);
    disks.setReadOnly(disk, true);
    await server.restart({ DATA_DIR: disk });
    const wall = openTestBrowser(server);
    expect((await wall.get("/api/health")).status).toBe(200);
    expect(await boardOf(wall)).toContain("Feed Minka");
    expect(await noticesOf(wall)).toEqual(["diskReadOnly"]);

    const tries: number[] = [];
    for (let n = 0; n < 6; n++) tries.push((await unlockBrowser(wall, "mom", "9999")).status);
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
    server.clock.advance(60_000);
    expect((await unlockBrowser(wall, "mom", "2468")).status).toBe(200);
    expect((await wall.get("/api/privacy")).status).toBe(200);
    expect(await addChore(wall, "Lost")).toEqual([507, "readOnly"]);
    expect(await boardOf(wall)).not.toContain("Lost");

    disks.setReadOnly(disk, false);
    const restarted = server.nextRestart();
    expect(await addChore(wall, "Lost")).toEqual([503, "outOfOrder"]);
    await restarted;
    await unlockBrowser(wall, "mom", "2468");
    expect(await addChore(wall, "Found")).toEqual([201, undefined]);
    expect(await boardOf(wall)).toContain("Feed Minka");
    expect(await noticesOf(wall)).toEqual([]);
  });

  it("shows it also where only the configuration can't be written, and refuses a new roster", async () => {
    const disk = disks.add("config", 1);
    server = await startTestServer({ env: familyPins });
    cpSync(server.configDir, disk, { recursive: true });
    disks.setReadOnly(disk, true);
    await server.restart({ CONFIG_DIR: disk });
    const parent = openTestBrowser(server);
    await unlockBrowser(parent, "mom", "2468");
    expect(await addChore(parent, "Feed Minka")).toEqual([201, undefined]);
    const lines = [{ id: "mom", name: "Mom", color: "#c94f7c", parent: true }];
    const { status, body } = await parent.send("PUT", "/api/members", lines);
    expect([status, body.code]).toEqual([507, "readOnly"]);
  });

  it.each([
    ["there for the first time", (disk: string) => ({ DATA_DIR: disk })],
    ["whose folder isn't made yet", (disk: string) => ({ DATA_DIR: join(disk, "data") })],
    ["without a roster", (disk: string) => ({ CONFIG_DIR: disk })],
  ])("is refused in one sentence %s", async (_, env) => {
    const disk = disks.add("disk", 1);
    disks.setReadOnly(disk, true);
    const folders = { DATA_DIR: join(disks.dir, "data"), CONFIG_DIR: join(disks.dir, "config") };
    const refused = startProcess({ ...folders, ...env(disk) }, disks.dir);
    await expect(refused).rejects.toThrow(/^exit 1: [^\n]*(can't be written)[^\n]*\n$/);
  });
});

const filled = 16 * 1024 * 1024;
const reserveOn = (disk: string): number | undefined =>
  statSync(join(disk, "reserve"), { throwIfNoEntry: false })?.size;

const freeOn = (disk: string): number => {
  const { bavail, bsize } = statfsSync(disk);
  return bavail * bsize;
};

/** Wrong PINs until one can't be stored on the disk; the statuses of those that were. */
const triesUntilStored = async (browser: TestBrowser): Promise<number[]> => {
  const counted: number[] = [];
  for (;;) {
    const { status, body } = await unlockBrowser(browser, "mom", "9999");
    if (status === 503) {
      expect(body.code).toBe("outOfOrder");
      return counted;
    }
    if (status !== 401) throw new Error(`the try was answered with ${status}`);
    counted.push(status);
  }
};

describe("a wall on a full disk", () => {
  it("lets the family sign in and delete in the room that was kept, also after a start, until there is more", async () => {
    const disk = disks.add("disk", 48);
    server = await startTestServer({ env: { ...familyPins, DATA_DIR: disk } });
    await expect.poll(() => reserveOn(disk)).toBe(filled);
    const phone = openTestBrowser(server);
    await signInBrowser(phone, "mom", "2468");
    const { id } = (await phone.send("POST", "/api/tasks", chore("Feed Minka"))).body;

    fillDisk(disk);
    expect((await signInBrowser(openTestBrowser(server), "mia", "1234")).status).toBe(200);
    expect(reserveOn(disk)).toBe(0);
    expect(await noticesOf(phone)).toEqual(["diskFull"]);
    expect(await addChore(phone, "Lost")).toEqual([507, "diskFull"]);

    await server.restart({ DATA_DIR: disk });
    expect(await noticesOf(phone)).toEqual(["diskFull"]);
    expect(await addChore(phone, "Lost")).toEqual([507, "diskFull"]);
    expect((await signInBrowser(openTestBrowser(server), "mia", "1234")).status).toBe(200);
    expect((await phone.send("DELETE", `/api/tasks/${id}`)).status).toBe(204);

    rmSync(fillerOn(disk));
    expect(await addChore(phone, "Found")).toEqual([201, undefined]);
    expect(await noticesOf(phone)).toEqual([]);
    await expect.poll(() => reserveOn(disk)).toBe(filled);
    expect(readdirSync(disk)).not.toContain("reserve.new");
  });

  it("that fills up while it is off starts in the room that was kept", async () => {
    const disk = disks.add("disk", 48);
    server = await startTestServer({ env: { ...familyPins, DATA_DIR: disk } });
    await expect.poll(() => reserveOn(disk)).toBe(filled);
    await server.restart();
    fillDisk(disk);
    await server.restart({ DATA_DIR: disk });
    const phone = openTestBrowser(server);
    expect(await noticesOf(phone)).toEqual(["diskFull"]);
    expect((await signInBrowser(phone, "mom", "2468")).status).toBe(200);
    expect(await addChore(phone, "Lost")).toEqual([507, "diskFull"]);
  });

  it("whose reserve is used up too counts PINs and unlocks in memory, and goes on by itself once there is room", async () => {
    const disk = disks.add("disk", 48);
    server = await startTestServer({ env: { ...familyPins, DATA_DIR: disk } });
    await expect.poll(() => reserveOn(disk)).toBe(filled);
    const wall = openTestBrowser(server);
    await unlockBrowser(wall, "mom", "2468");
    expect(await addChore(wall, "Feed Minka")).toEqual([201, undefined]);
    fillDisk(disk);
    // A deletion is tried, for which the reserve is given free.
    expect((await wall.send("DELETE", "/api/tasks/unknown")).status).toBe(404);
    expect(reserveOn(disk)).toBe(0);
    appendFileSync(fillerOn(disk), Buffer.alloc(freeOn(disk)));

    const restarted = server.nextRestart();
    const kitchen = openTestBrowser(server);
    const tries = await triesUntilStored(kitchen);
    expect(tries.every((status) => status === 401)).toBe(true);
    await restarted;
    const more: number[] = [];
    for (let n = tries.length; n < 6; n++)
      more.push((await unlockBrowser(kitchen, "mom", "9999")).status);
    expect(more.at(-1)).toBe(429);
    server.clock.advance(60_000);
    expect((await unlockBrowser(kitchen, "mom", "2468")).status).toBe(200);
    expect(await boardOf(kitchen)).toContain("Feed Minka");
    expect(await addChore(kitchen, "Lost")).toEqual([507, "diskFull"]);

    rmSync(fillerOn(disk));
    const goesOn = server.nextRestart();
    expect(await addChore(kitchen, "Lost")).toEqual([503, "outOfOrder"]);
    await goesOn;
    await unlockBrowser(kitchen, "mom", "2468");
    expect(await addChore(kitchen, "Found")).toEqual([201, undefined]);
  });

  it("without any room shows what there is, and goes on by itself once there is some", async () => {
    const disk = disks.add("disk", 8);
    server = await cutOff(disk);
    fillDisk(disk);
    await server.restart({ DATA_DIR: disk });
    const wall = openTestBrowser(server);
    expect(await boardOf(wall)).toContain("Feed Minka");
    expect(await noticesOf(wall)).toEqual(["diskFull"]);
    expect((await unlockBrowser(wall, "mom", "2468")).status).toBe(200);
    expect(await addChore(wall, "Lost")).toEqual([507, "diskFull"]);

    rmSync(fillerOn(disk));
    const restarted = server.nextRestart();
    expect(await addChore(wall, "Lost")).toEqual([503, "outOfOrder"]);
    await restarted;
    await unlockBrowser(wall, "mom", "2468");
    expect(await addChore(wall, "Found")).toEqual([201, undefined]);
    expect(await boardOf(wall)).toContain("Feed Minka");
  });

  it("is refused in one sentence where it would be the first start", async () => {
    const disk = disks.add("disk", 1);
    fillDisk(disk);
    const env = { DATA_DIR: disk, CONFIG_DIR: join(disks.dir, "config") };
    await expect(startProcess(env, disks.dir)).rejects.toThrow(
      /^exit 1: [^\n]*disk is full[^\n]*\n$/,
    );
    expect(existsSync(join(disks.dir, "config/members.json"))).toBe(true);
  });
});
