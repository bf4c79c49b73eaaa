import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { BackupManifest } from "#server/db/backups/manifest.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { familyPins, openWallBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";

let server: TestServer;
let wall: TestBrowser;
const openWall = async (): Promise<void> => {
  server = await startTestServer({ env: familyPins });
  wall = await openWallBrowser(server);
  await unlockBrowser(wall, "mom", "2468");
};
const addChore = async (title: string): Promise<void> => {
  const chore = { title, memberIds: ["mia"], recurrence: "FREQ=DAILY" };
  expect((await wall.send("POST", "/api/tasks", chore)).status).toBe(201);
};
const board = async (): Promise<string> =>
  JSON.stringify((await openTestBrowser(server).get("/api/board/routine")).body);
const backupDir = (name: string): string => join(server.dataDir, "backups", name);

const makeBackup = async (): Promise<string> => {
  const made = await wall.send("POST", "/api/backups");
  expect(made.status).toBe(201);
  return made.body.name;
};
const restore = async (name: string, body?: unknown, headers: Record<string, string> = {}) => {
  const restarted = server.nextRestart();
  const answer = await wall.send("POST", `/api/backups/${name}/restore`, body, headers);
  if (answer.status === 200) await restarted;
  return answer;
};
const yes = { acceptForeign: true };

/** Changes a backup's files and has its manifest say the same, as somebody does who wants it to be taken for whole. */
const forge = (name: string, change: (db: Database.Database) => void): void => {
  const file = join(backupDir(name), "wall.db");
  const db = new Database(file);
  change(db);
  db.close();
  const data = readFileSync(file);
  const sha256 = createHash("sha256").update(data).digest("hex");
  changeManifest(name, (files) =>
    files.map((one) => (one.path === "wall.db" ? { ...one, sha256, bytes: data.length } : one)),
  );
};
const changeManifest = (
  name: string,
  change: (files: BackupManifest["files"]) => BackupManifest["files"],
): void => {
  const file = join(backupDir(name), "manifest.json");
  const manifest = JSON.parse(readFileSync(file, "utf8")) as BackupManifest;
  writeFileSync(file, JSON.stringify({ ...manifest, files: change(manifest.files) }));
};
const withoutSignature = (name: string): void => rmSync(join(backupDir(name), "manifest.hmac"));

/** A restore that everybody agreed to is refused, with nothing changed and nothing left. */
const expectDamaged = async (name: string, why: string): Promise<void> => {
  const before = await board();
  const refused = await restore(name, yes);
  expect([refused.status, refused.body.code]).toEqual([409, "backupDamaged"]);
  expect(refused.body.error).toContain(why);
  expect(await board()).toBe(before);
  expect(readdirSync(server.dataDir).filter((one) => one.startsWith(".restore"))).toEqual([]);
};

describe("a backup that this wall made", () => {
  afterEach(() => server.close());

  it("is signed with a key that is in no backup, and needs no further yes", async () => {
    await openWall();
    await addChore("Feed Minka");
    const name = await makeBackup();
    await addChore("Water the plants");
    const key = readFileSync(join(server.dataDir, "backup-key"), "utf8").trim();
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(join(server.dataDir, "backup-key")).mode & 0o777).toBe(0o600);
    for (const entry of readdirSync(backupDir(name), { recursive: true, withFileTypes: true }))
      if (entry.isFile())
        expect(readFileSync(join(entry.parentPath, entry.name), "latin1")).not.toContain(key);
    expect((await wall.get("/api/backups")).body.items).toMatchObject([{ name, madeHere: true }]);
    expect((await restore(name)).status).toBe(200);
    expect(await board()).not.toContain("Water the plants");
  });
});

describe("a backup of an older version, which signed none", () => {
  afterEach(() => server.close());

  it("is listed as such, and restored only after a parent's explicit yes", async () => {
    await openWall();
    await addChore("Feed Minka");
    const name = await makeBackup();
    await addChore("Water the plants");
    withoutSignature(name);
    expect((await wall.get("/api/backups")).body.items).toMatchObject([
      { name, madeHere: false, verified: true },
    ]);
    for (const body of [undefined, {}, { acceptForeign: false }]) {
      const asked = await restore(name, body);
      expect([asked.status, asked.body.code]).toEqual([409, "backupForeign"]);
    }
    expect(await board()).toContain("Water the plants");
    expect((await restore(name, yes)).status).toBe(200);
    expect(await board()).not.toContain("Water the plants");
    expect(await board()).toContain("Feed Minka");
  });

  it("is foreign too where its manifest was changed, or the house's key is another one", async () => {
    await openWall();
    const changed = await makeBackup();
    changeManifest(changed, (files) => files.toReversed());
    expect((await restore(changed)).body.code).toBe("backupForeign");
    const name = await makeBackup();
    writeFileSync(join(server.dataDir, "backup-key"), `${"0".repeat(64)}\n`);
    expect((await restore(name)).body.code).toBe("backupForeign");
  });

  it("never takes the place of a broken database by itself", async () => {
    await openWall();
    await addChore("Feed Minka");
    withoutSignature(await makeBackup());
    await server.restart({}, () =>
      writeFileSync(join(server.dataDir, "wall.db"), "this is no database".repeat(1000)),
    );
    expect(JSON.parse(readFileSync(join(server.dataDir, "recovered.json"), "utf8"))).toMatchObject({
      source: "nothing",
    });
    expect(await board()).not.toContain("Feed Minka");
  });
});

describe("on a new machine", () => {
  const elsewhere = { "x-forwarded-for": "192.168.1.50" };
  let kept = "";
  let name = "";
  beforeAll(async () => {
    kept = mkdtempSync(join(tmpdir(), "family-wall-kept-"));
    await openWall();
    await addChore("Feed Minka");
    name = await makeBackup();
    cpSync(backupDir(name), join(kept, name), { recursive: true });
    await server.close();
  });
  afterEach(() => server.close());
  afterAll(() => rmSync(kept, { recursive: true, force: true }));

  it("a backup of the old one comes back with the code that the wall shows, and not without", async () => {
    server = await startTestServer();
    wall = openTestBrowser(server);
    mkdirSync(join(server.dataDir, "backups"), { recursive: true });
    cpSync(join(kept, name), backupDir(name), { recursive: true });
    const { code } = (await wall.get("/api/setup")).body;
    const refused = await restore(name, yes, elsewhere);
    expect([refused.status, refused.body.code]).toEqual([409, "pinNotSet"]);
    const wrong = { ...elsewhere, "x-setup-code": code === "000000" ? "000001" : "000000" };
    expect((await restore(name, yes, wrong)).body.code).toBe("setupCodeWrong");
    const shown = { ...elsewhere, "x-setup-code": code };
    expect((await wall.get("/api/backups", shown)).body.items).toMatchObject([
      { name, madeHere: false },
    ]);
    expect((await restore(name, undefined, shown)).status).toBe(200);
    expect(await board()).toContain("Feed Minka");
  });

  it("whose parent has a PIN, the code is worth nothing and the parent is asked", async () => {
    await openWall();
    cpSync(join(kept, name), backupDir(name), { recursive: true });
    const path = `/api/backups/${name}/restore`;
    expect((await openTestBrowser(server).send("POST", path, yes)).status).toBe(401);
    expect((await restore(name)).body.code).toBe("backupForeign");
    expect((await restore(name, yes)).status).toBe(200);
  });
});

describe("whoever agreed, a backup is refused as damaged", () => {
  let pristine = "";
  let name = "";
  beforeAll(async () => {
    pristine = mkdtempSync(join(tmpdir(), "family-wall-pristine-"));
    await openWall();
    mkdirSync(join(server.dataDir, "photos"), { recursive: true });
    writeFileSync(join(server.dataDir, "photos/dog.jpg"), "a dog");
    await addChore("Feed Minka");
    name = await makeBackup();
    cpSync(backupDir(name), pristine, { recursive: true, preserveTimestamps: true });
  });
  afterEach(async () => {
    server.clock.advance(10 * 60_000);
    rmSync(backupDir(name), { recursive: true, force: true });
    cpSync(pristine, backupDir(name), { recursive: true, preserveTimestamps: true });
    await unlockBrowser(wall, "mom", "2468");
  });
  afterAll(async () => {
    await server.close();
    rmSync(pristine, { recursive: true, force: true });
  });

  it.each([
    [
      "a trigger of somebody else's",
      "CREATE TRIGGER no_start BEFORE UPDATE ON boots BEGIN SELECT RAISE(ABORT, 'no'); END",
      "trigger no_start is not the wall's",
    ],
    [
      "the wall's trigger, with other words",
      `DROP TRIGGER ledger_is_never_changed;
       CREATE TRIGGER ledger_is_never_changed BEFORE UPDATE ON ledger BEGIN
         SELECT RAISE(IGNORE); SELECT '-- '; END`,
      "trigger ledger_is_never_changed is not as the wall makes it",
    ],
    [
      "a view in the place of a table",
      "DROP TABLE hidden_photos; CREATE VIEW hidden_photos AS SELECT 'x' AS id, 1 AS hidden_at",
      "view hidden_photos is not the wall's",
    ],
    ["a table more", "CREATE TABLE diary (line TEXT)", "table diary is not the wall's"],
    ["another index", "CREATE INDEX more ON tasks (title)", "index more is not the wall's"],
    ["a column more", "ALTER TABLE tasks ADD COLUMN more TEXT", "table tasks is not as"],
    ["another version than it says", "PRAGMA user_version = 3", "of another version"],
  ])("that brings %s", async (_what, sql, why) => {
    forge(name, (db) => db.exec(sql));
    await expectDamaged(name, why);
  });

  it.each([
    ["a chore that is due in the year 9999", "UPDATE tasks SET due = '9999-12-31'", "tasks"],
    ["a day that there isn't", "UPDATE tasks SET created_on = '2026-02-31'", "tasks"],
    ["an instant after the year 9999", "UPDATE tasks SET created_at = 1e17", "tasks"],
    ["a chore of no members' list", `UPDATE tasks SET member_ids = '{"a":1}'`, "tasks"],
    ["more starts than revisions can count", "UPDATE boots SET count = 9007199254740992", "boots"],
    ["more stars than there can be", "INSERT INTO star_balances VALUES ('mia', 1e17)", "star_"],
    ["a setting of another kind", `INSERT INTO settings VALUES ('theme', '7')`, "settings"],
    [
      "a heart for no entry",
      "PRAGMA foreign_keys = OFF; INSERT INTO journal_hearts VALUES (1, 'mia')",
      "journal_hearts refers to one that isn't there",
    ],
  ])("that holds %s", async (_what, sql, why) => {
    forge(name, (db) => db.exec(sql));
    await expectDamaged(name, why);
  });

  it.each([
    ["NUL", "photos/do\0g.jpg"],
    ["a way out", "photos/../../../outside.jpg"],
    ["a way out on Windows", "photos/..\\..\\outside.jpg"],
  ])("whose manifest names a file with %s", async (_what, path) => {
    changeManifest(name, (files) =>
      files.map((one) => (one.path === "photos/dog.jpg" ? { ...one, path } : one)),
    );
    await expectDamaged(name, "manifest");
  });

  it("whose manifest names no database, or can't be read", async () => {
    changeManifest(name, () => []);
    await expectDamaged(name, "manifest");
    writeFileSync(join(backupDir(name), "manifest.json"), "{");
    await expectDamaged(name, "manifest");
  });

  it.each([
    ["a photo", "photos/dog.jpg"],
    ["the database", "wall.db"],
    ["the folder of photos", "photos"],
  ])("where %s is a link, and isn't listed as whole", async (_what, path) => {
    const outside = join(pristine, "..", `${name}-outside`);
    rmSync(outside, { recursive: true, force: true });
    renameSync(join(backupDir(name), path), outside);
    symlinkSync(outside, join(backupDir(name), path));
    expect((await wall.get("/api/backups")).body.items).toMatchObject([{ name, verified: false }]);
    await expectDamaged(name, path);
    rmSync(outside, { recursive: true, force: true });
  });

  it("where a pipe lies in the place of a photo, which nobody waits for", async () => {
    rmSync(join(backupDir(name), "photos/dog.jpg"));
    expect(spawnSync("mkfifo", [join(backupDir(name), "photos/dog.jpg")]).status).toBe(0);
    expect((await wall.get("/api/backups")).body.items).toMatchObject([{ name, verified: false }]);
    await expectDamaged(name, "photos/dog.jpg");
  });
});
