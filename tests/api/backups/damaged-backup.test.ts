import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { unlockBrowser } from "../../fixtures/access/sign-in.ts";
import type { TestBrowser } from "../../fixtures/http/test-browser.ts";
import type { TestServer } from "../../fixtures/server/test-server.ts";
import {
  changeManifest,
  forgeDatabase,
  requestRestore,
} from "../../fixtures/backups/forged-backup.ts";
import {
  addDailyChore,
  makeBackupOn,
  openUnlockedWall,
  readBoard,
} from "../../fixtures/backups/unlocked-wall.ts";

let server: TestServer;
let wall: TestBrowser;
const openWall = async (): Promise<void> => {
  ({ server, wall } = await openUnlockedWall());
};
const addChore = (title: string): Promise<void> => addDailyChore(wall, title);
const board = (): Promise<string> => readBoard(server);
const makeBackup = (): Promise<string> => makeBackupOn(wall);
const backupDir = (name: string): string => join(server.dataDir, "backups", name);
/** A restore that everybody agreed to is refused, with nothing changed and nothing left. */
const expectDamaged = async (name: string, why: string): Promise<void> => {
  const before = await board();
  const refused = await requestRestore({ server, wall, name, body: { acceptForeign: true } });
  expect([refused.status, refused.body.code]).toEqual([409, "backupDamaged"]);
  expect(refused.body.error).toContain(why);
  expect(await board()).toBe(before);
  expect(readdirSync(server.dataDir).filter((one) => one.startsWith(".restore"))).toEqual([]);
};

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
    forgeDatabase(backupDir(name), (db) => db.exec(sql));
    await expectDamaged(name, why);
  });

  it.each([
    ["a chore that is due in the year 9999", "UPDATE tasks SET due = '9999-12-31'", "tasks"],
    ["a day that there isn't", "UPDATE tasks SET created_on = '2026-02-31'", "tasks"],
    ["an instant after the year 9999", "UPDATE tasks SET created_at = 1e17", "tasks"],
    ["a chore that repeats each second", "UPDATE tasks SET recurrence = 'FREQ=SECONDLY'", "tasks"],
    ["numbers that are used up", "UPDATE sqlite_sequence SET seq = 9223372036854775807", "sqlite_"],
    ["a chore whose name is a book", "UPDATE tasks SET title = printf('%.100000c', 'x')", "tasks"],
    [
      "a chore with notes without end",
      "UPDATE tasks SET notes = printf('%.4000000c', 'x')",
      "tasks",
    ],
    [
      "an event in a place without end",
      `INSERT INTO family_events (key, uid, title, location, member_ids, day, length, added, except_days, sequence, stamped_at, created_at)
       VALUES ('a', 'a', 'Dentist', printf('%.4000000c', 'x'), '[]', '2026-11-20', 1, '[]', '[]', 0, 1, 1)`,
      "family_events",
    ],
    [
      "a done chore whose name is a book",
      `INSERT INTO completions (task_id, occurrence, done_on, member_id, list, snapshot, closed_at)
       SELECT id, '2026-11-20', '2026-11-20', 'mia', 'routine', json_object('id', id, 'title', printf('%.400000c', 'x'), 'list',
         'routine', 'memberIds', json('[]'), 'daypart', NULL, 'stars', 1, 'createdAt', 1), 1 FROM tasks`,
      "completions",
    ],
    [
      "a chore of which nothing can be seen",
      "UPDATE tasks SET title = char(0x200b, 0x2800)",
      "tasks",
    ],
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
    forgeDatabase(backupDir(name), (db) => db.exec(sql));
    await expectDamaged(name, why);
  });

  it.each([
    ["NUL", "photos/do\0g.jpg"],
    ["a way out", "photos/../../../outside.jpg"],
    ["a way out on Windows", "photos/..\\..\\outside.jpg"],
  ])("whose manifest names a file with %s", async (_what, path) => {
    changeManifest(backupDir(name), (files) =>
      files.map((one) => (one.path === "photos/dog.jpg" ? { ...one, path } : one)),
    );
    await expectDamaged(name, "manifest");
  });

  it("whose manifest names no database, or can't be read", async () => {
    changeManifest(backupDir(name), () => []);
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
