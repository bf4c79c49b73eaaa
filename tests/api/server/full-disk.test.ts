import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer, testFamily } from "../../fixtures/server/test-server.ts";
import { familyPins, signInBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { type TestServerProcess, startProcess } from "../../fixtures/server/server-process.ts";

const dir = mkdtempSync(join(tmpdir(), "family-wall-disk-"));
const mounted = new Set<string>();
const mount = (path: string, options: string): void => {
  mkdirSync(path, { recursive: true });
  execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", path], { stdio: "pipe" });
  mounted.add(path);
};
/** Small separate disks need a user who may mount. */
const mayMount = ((): boolean => {
  try {
    mount(join(dir, "try"), "size=64k");
    return true;
  } catch {
    return false;
  }
})();

let server: TestServer | null = null;
let program: TestServerProcess | null = null;
beforeEach(() => mkdirSync(dir, { recursive: true }));
afterEach(async () => {
  await server?.close();
  await program?.end("SIGKILL");
  [server, program] = [null, null];
  for (const path of mounted) execFileSync("umount", ["-l", path]);
  mounted.clear();
  rmSync(dir, { recursive: true, force: true });
});

const addChore = async (parent: TestBrowser, title: string): Promise<number> =>
  (await parent.send("POST", "/api/tasks", { title, memberIds: ["mia"], recurrence: "FREQ=DAILY" }))
    .status;

const fill = (disk: string): void => {
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(join(disk, "filler"), Buffer.alloc(bavail * bsize));
};

/** Writes until one is refused; returns how many were accepted. */
const writeUntil = async (parent: TestBrowser, status: number): Promise<number> => {
  for (let n = 0; n < 3000; n++) {
    const answered = await addChore(parent, `Chore ${n}`);
    if (answered === status) return n;
    expect(answered).toBe(201);
  }
  throw new Error("every write was taken");
};

const readsOf = async (browser: TestBrowser): Promise<number[]> =>
  Promise.all(
    ["/api/health", "/api/config", "/api/members", "/api/board/routine", "/api/balances"].map(
      async (path) => (await browser.get(path)).status,
    ),
  );

describe.runIf(mayMount)("a full disk", () => {
  it("refuses writes with 507, shows everything, and goes on by itself when there is room", async () => {
    const disk = join(dir, "disk");
    mount(disk, "size=6m");
    server = await startTestServer({ env: { ...familyPins, DATA_DIR: disk } });
    const phone = openTestBrowser(server);
    await signInBrowser(phone, "mom", "2468");
    expect(await addChore(phone, "Feed Minka")).toBe(201);
    const page = (await openTestBrowser(server).get("/")).status;

    fill(disk);
    const taken = await writeUntil(phone, 507);
    // An hour later, when a phone's last visit would be recorded.
    server.clock.advance(2 * 3_600_000);
    expect(await readsOf(phone)).toEqual([200, 200, 200, 200, 200]);
    expect(await readsOf(openTestBrowser(server))).toEqual([200, 200, 200, 200, 200]);
    expect((await openTestBrowser(server).get("/")).status).toBe(page);
    expect(await addChore(phone, "Lost")).toBe(507);

    rmSync(join(disk, "filler"));
    expect(await addChore(phone, "Found")).toBe(201);
    await server.restart({ DATA_DIR: disk });
    const db = new Database(join(disk, "wall.db"), { readonly: true });
    expect(db.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(db.prepare("SELECT count(*) AS n FROM tasks").get()).toEqual({ n: taken + 2 });
    db.close();
  });

  it("refuses a new roster with 507 and leaves the old file whole", async () => {
    const disk = join(dir, "config");
    mount(disk, "size=64k");
    const file = join(disk, "members.json");
    writeFileSync(file, JSON.stringify(testFamily));
    server = await startTestServer({ env: { ...familyPins, CONFIG_DIR: disk } });
    const parent = openTestBrowser(server);
    await unlockBrowser(parent, "mom", "2468");
    const roster = (await parent.get("/api/members")).body;
    const written = readFileSync(file, "utf8");
    const oma = { id: "oma", name: "Oma", color: "#777777" };
    const moveIn = () => parent.send("PUT", "/api/members", [...testFamily, oma]);

    fill(disk);
    const refused = await moveIn();
    expect([refused.status, refused.body.code]).toEqual([507, "diskFull"]);
    expect(readFileSync(file, "utf8")).toBe(written);
    expect(readdirSync(disk).toSorted()).toEqual(["filler", "members.json"]);
    expect((await parent.get("/api/members")).body).toEqual(roster);
    expect((await parent.get("/api/config")).body.notices).toEqual([]);

    rmSync(join(disk, "filler"));
    expect((await moveIn()).status).toBe(200);
    expect(JSON.parse(readFileSync(file, "utf8"))).toHaveLength(5);
  });

  it("gets no backup, which would fill it, and the ones that are there stay", async () => {
    const disk = join(dir, "disk");
    mount(disk, "size=24m");
    server = await startTestServer({ env: { ...familyPins, DATA_DIR: disk } });
    const wall = openTestBrowser(server);
    await unlockBrowser(wall, "mom", "2468");
    expect((await wall.send("POST", "/api/backups")).status).toBe(201);
    writeFileSync(join(disk, "filler"), Buffer.alloc(8 * 1024 * 1024));
    expect((await wall.send("POST", "/api/backups")).status).toBe(507);
    expect((await wall.get("/api/backups")).body.items).toHaveLength(1);
    expect(await addChore(wall, "Feed Minka")).toBe(201);
  });

  it("gets no second copies of photos that it has no room for, and still shares those that it has", async () => {
    const disk = join(dir, "disk");
    mount(disk, "size=66m");
    const addPhoto = (name: string, megabytes: number): void => {
      mkdirSync(join(disk, "photos"), { recursive: true });
      writeFileSync(join(disk, "photos", name), Buffer.alloc(megabytes * 1024 * 1024, name));
      // Older than the backup, so that a hard link is enough.
      utimesSync(join(disk, "photos", name), 1, 1);
    };
    addPhoto("summer.jpg", 18);
    server = await startTestServer({ env: { ...familyPins, DATA_DIR: disk } });
    const wall = openTestBrowser(server);
    await unlockBrowser(wall, "mom", "2468");
    const backUp = async () => (await wall.send("POST", "/api/backups")).status;
    expect([await backUp(), await backUp()]).toEqual([201, 201]);
    addPhoto("winter.jpg", 8);
    expect(await backUp()).toBe(507);
    expect(readdirSync(join(disk, "backups"))).toHaveLength(2);
    expect(await addChore(wall, "Feed Minka")).toBe(201);
    rmSync(join(disk, "photos/winter.jpg"));
    expect(await backUp()).toBe(201);
  });
});

describe.runIf(mayMount)("a folder that can't be written", () => {
  it("gets no backups (507) until it can, and taps don't notice", async () => {
    const data = join(dir, "data");
    const backups = join(data, "backups");
    mount(backups, "size=64m,ro");
    server = await startTestServer({ env: { ...familyPins, DATA_DIR: data } });
    const wall = openTestBrowser(server);
    await unlockBrowser(wall, "mom", "2468");
    const refused = await wall.send("POST", "/api/backups");
    expect([refused.status, refused.body.code]).toEqual([507, "readOnly"]);
    expect(await addChore(wall, "Feed Minka")).toBe(201);
    execFileSync("mount", ["-o", "remount,rw", backups]);
    expect((await wall.send("POST", "/api/backups")).status).toBe(201);
  });
});

const mayLimit = existsSync("/usr/bin/prlimit");

describe.runIf(mayLimit)("a disk that answers every write with an error", () => {
  it("refuses writes with 507, shows everything, and goes on when it works again", async () => {
    const env = {
      ...{ DATA_DIR: join(dir, "data"), CONFIG_DIR: join(dir, "config"), MEMBER_PIN_MOM: "2468" },
    };
    program = await startProcess(env, dir);
    const { pid } = program;
    const limit = (bytes: string): void =>
      void execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
    const phone = openTestBrowser(program);
    await signInBrowser(phone, "mom", "2468");
    expect(await addChore(phone, "Feed Minka")).toBe(201);
    limit("1");
    expect(await addChore(phone, "Lost")).toBe(507);
    expect(await readsOf(phone)).toEqual([200, 200, 200, 200, 200]);
    limit("unlimited");
    expect(await addChore(phone, "Found")).toBe(201);
  });
});
