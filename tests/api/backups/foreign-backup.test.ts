import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer, testFamily } from "../../fixtures/server/test-server.ts";
import {
  changeManifest,
  forgeDatabase,
  forgeRoster,
  requestRestore,
} from "../../fixtures/backups/forged-backup.ts";
import { openWallBrowser, queryDatabase, unlockBrowser } from "../../fixtures/access/sign-in.ts";
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
const restore = (name: string, body?: unknown, headers?: Record<string, string>) =>
  requestRestore({ server, wall, name, body, ...(headers === undefined ? {} : { headers }) });
const yes = { acceptForeign: true };

const withoutSignature = (name: string): void => rmSync(join(backupDir(name), "manifest.hmac"));

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
    changeManifest(backupDir(changed), (files) => files.toReversed());
    expect((await restore(changed)).body.code).toBe("backupForeign");
    const name = await makeBackup();
    writeFileSync(join(server.dataDir, "backup-key"), `${"0".repeat(64)}\n`);
    expect((await restore(name)).body.code).toBe("backupForeign");
  });

  it("brings its words without characters that nobody can see, also those that are never changed", async () => {
    await openWall();
    await addChore("Feed Minka");
    const name = await makeBackup();
    forgeDatabase(backupDir(name), (db) => {
      db.exec("UPDATE tasks SET title = 'Feed' || char(0, 27) || ' the cat', notes = char(0x85)");
      db.exec(`INSERT INTO ledger (member_id, delta, kind, reason, day, created_at)
               VALUES ('mia', 3, 'adjustment', 'Well' || char(7) || ' done', '2026-11-20', 1)`);
      db.prepare("UPDATE babysitter SET card = json_set(card, '$.notes', ?)").run("In the\0 attic");
    });
    expect((await restore(name, yes)).status).toBe(200);
    await unlockBrowser(wall, "mom", "2468");
    expect(await board()).toContain('"title":"Feed the cat"');
    expect(JSON.stringify((await wall.get("/api/ledger")).body)).toContain('"Well done"');
    const [stored] = queryDatabase(
      server,
      "SELECT json_extract(card, '$.notes') AS notes FROM babysitter",
    );
    expect(stored).toEqual({ notes: "In the attic" });
    expect((await wall.send("POST", "/api/backups")).status).toBe(201);
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

describe("a backup that would open set-up again on a house that is set up", () => {
  afterEach(() => server.close());
  const expectRefused = async (name: string): Promise<void> => {
    const refused = await restore(name, yes);
    expect([refused.status, refused.body.code]).toEqual([409, "lastParent"]);
    expect((await wall.get("/api/config")).body.setupDone).toBe(true);
    expect((await wall.get("/api/members")).body).toHaveLength(4);
    await addChore("Feed Minka");
  };

  it("is refused where its roster has no parent, or one who has no PIN", async () => {
    await openWall();
    const name = await makeBackup();
    const oma = { id: "oma", name: "Oma", color: "#777777", parent: true };
    for (const lines of [[{ id: "mia", name: "Mia", color: "#d9662b" }], [oma]]) {
      forgeRoster(backupDir(name), lines);
      await expectRefused(name);
    }
    forgeRoster(backupDir(name), [oma, ...testFamily]);
    expect((await restore(name, yes)).status).toBe(200);
  });

  it("is refused where its parents have no PINs", async () => {
    server = await startTestServer();
    wall = await openWallBrowser(server);
    expect((await wall.send("PUT", "/api/members/mom/pin", { pin: "2468" })).status).toBe(200);
    await unlockBrowser(wall, "mom", "2468");
    const name = await makeBackup();
    forgeDatabase(backupDir(name), (db) => db.exec("DELETE FROM pins"));
    await expectRefused(name);
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
