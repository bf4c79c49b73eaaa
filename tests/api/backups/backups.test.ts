import { createHash } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer, testFamily } from "../../fixtures/server/test-server.ts";
import { familyPins, openWallBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";

let server: TestServer;
let wall: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  wall = await openWallBrowser(server);
  await unlockBrowser(wall, "mom", "2468");
});
afterEach(() => server.close());

const photosDir = (): string => join(server.dataDir, "photos");
const backupDir = (name: string): string => join(server.dataDir, "backups", name);
const hash = (data: Buffer | string): string => createHash("sha256").update(data).digest("hex");
const addPhoto = (name: string, text: string): void => {
  mkdirSync(join(photosDir(), name, ".."), { recursive: true });
  writeFileSync(join(photosDir(), name), text);
};
const addChore = async (title: string): Promise<void> => {
  const made = await wall.send("POST", "/api/tasks", {
    title,
    memberIds: ["mia"],
    recurrence: "FREQ=DAILY",
  });
  expect(made.status).toBe(201);
};

/**
 * Hashes of all the family's data: each table except the server's own counters and its records of the photos folder,
 * and each file.
 */
const everything = (dbFile: string): Record<string, string> => {
  const db = new Database(dbFile, { readonly: true });
  const tables = db
    .prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    .pluck()
    .all()
    .filter((name) => !["boots", "job_runs", "idempotency", "photos"].includes(name));
  const found = Object.fromEntries(
    tables.map((name) => [name, hash(JSON.stringify(db.prepare(`SELECT * FROM ${name}`).all()))]),
  );
  db.close();
  return found;
};
const photos = (dir: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [file.slice(dir.length), hash(readFileSync(file))]),
  );
const make = async (): Promise<string> => {
  const made = await wall.send("POST", "/api/backups");
  expect(made.status).toBe(201);
  return made.body.name;
};
const ask = (name: string, headers: Record<string, string> = {}, body?: unknown) =>
  wall.send("POST", `/api/backups/${encodeURIComponent(name)}/restore`, body, headers);
/** Restores a backup, and waits for the start that follows where it was accepted. */
const restore = async (name: string, headers: Record<string, string> = {}, body?: unknown) => {
  const restarted = server.nextRestart();
  const answer = await ask(name, headers, body);
  if (answer.status === 200) await restarted;
  return answer;
};

describe("a backup", () => {
  it("holds the database, the photos and the roster, each as its manifest says, and no secret", async () => {
    addPhoto("2026/summer.jpg", "a lake");
    writeFileSync(join(server.configDir, ".env"), "ICAL_FEEDS=https://secret.example/feed.ics\n");
    await addChore("Feed Minka");
    const name = await make();
    const manifest = JSON.parse(readFileSync(join(backupDir(name), "manifest.json"), "utf8"));
    expect(manifest.files.map(({ path }: { path: string }) => path)).toEqual([
      "wall.db",
      "config/members.json",
      "photos/2026/summer.jpg",
    ]);
    for (const { path, sha256, bytes } of manifest.files) {
      const data = readFileSync(join(backupDir(name), path));
      expect([hash(data), data.length]).toEqual([sha256, bytes]);
    }
    const pepper = readFileSync(join(server.dataDir, "pepper"), "utf8").trim();
    for (const file of readdirSync(backupDir(name), { recursive: true, withFileTypes: true }))
      if (file.isFile()) {
        const text = readFileSync(join(file.parentPath, file.name), "latin1");
        expect(text).not.toContain(pepper);
        expect(text).not.toContain("secret.example");
      }
  });

  it("is listed with the newest first, and a damaged one says so", async () => {
    const first = await make();
    server.clock.advance(60_000);
    const second = await make();
    writeFileSync(join(backupDir(first), "wall.db"), "not what it was");
    const { body } = await wall.get("/api/backups");
    expect(body.items).toMatchObject([
      { name: second, kind: "manual", verified: true, createdAt: "2026-11-20T16:43:00.000Z" },
      { name: first, kind: "manual", verified: false },
    ]);
  });

  it("shares photos with the one before, but never with the wall", async () => {
    addPhoto("lake.jpg", "a lake");
    const longAgo = new Date("2026-08-01T12:00:00Z");
    utimesSync(join(photosDir(), "lake.jpg"), longAgo, longAgo);
    const first = await make();
    server.clock.advance(60_000);
    const second = await make();
    const [one, other] = [first, second].map((name) =>
      statSync(join(backupDir(name), "photos/lake.jpg")),
    );
    expect(one?.ino).toBe(other?.ino);
    writeFileSync(join(photosDir(), "lake.jpg"), "scribbles");
    for (const name of [first, second])
      expect(readFileSync(join(backupDir(name), "photos/lake.jpg"), "utf8")).toBe("a lake");
    server.clock.advance(60_000);
    const third = await make();
    expect(readFileSync(join(backupDir(third), "photos/lake.jpg"), "utf8")).toBe("scribbles");
  });

  it("is made one at a time, and not over and over", async () => {
    const [one, other] = await Promise.all([
      wall.send("POST", "/api/backups"),
      wall.send("POST", "/api/backups"),
    ]);
    expect([one.status, other.status].toSorted()).toEqual([201, 409]);
    for (let n = 0; n < 5; n++) await make();
    const refused = await wall.send("POST", "/api/backups");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    server.clock.advance(10 * 60_000);
    await make();
  });

  it("is for a parent who has just unlocked", async () => {
    const stranger = openTestBrowser(server);
    expect((await stranger.get("/api/backups")).status).toBe(401);
    expect((await stranger.send("POST", "/api/backups")).status).toBe(401);
  });
});

describe("restoring a backup", () => {
  it("brings back everything as it was, photos and roster included, on every screen", async () => {
    addPhoto("2026/summer.jpg", "a lake");
    addPhoto("dog.jpg", "a dog");
    await addChore("Feed Minka");
    const name = await make();
    const before = everything(join(backupDir(name), "wall.db"));
    const photosBefore = photos(photosDir());
    const stream = await openLiveStream(server.url);
    const { revision } = (await stream.until(({ event }) => event === "hello")).data;

    await addChore("Water the plants");
    addPhoto("cat.jpg", "a cat");
    writeFileSync(join(photosDir(), "dog.jpg"), "a dog with a hat");
    rmSync(join(photosDir(), "2026"), { recursive: true });
    const later = everything(join(server.dataDir, "wall.db"));
    writeFileSync(
      join(server.configDir, "members.json"),
      JSON.stringify(testFamily.filter(({ id }) => id !== "leo")),
    );
    server.clock.advance(60_000);

    const restored = await restore(name);
    expect([restored.status, restored.body.ok]).toEqual([200, true]);
    expect(everything(join(server.dataDir, "wall.db"))).toEqual(before);
    expect(photos(photosDir())).toEqual(photosBefore);
    expect((await wall.get("/api/members")).body).toHaveLength(4);
    expect(everything(join(backupDir(restored.body.restorePoint), "wall.db"))).toEqual(later);

    const again = await openLiveStream(server.url, { "Last-Event-ID": String(revision) });
    const resync = await again.until(({ event }) => event === "resync");
    expect(resync.data.revision).toBeGreaterThan(revision);
    again.close();
    stream.close();
  });

  it("ends unlocks, and can be undone with its restore point", async () => {
    const name = await make();
    await addChore("Water the plants");
    server.clock.advance(60_000);
    const { restorePoint } = (await restore(name)).body;
    const board = async () => JSON.stringify((await wall.get("/api/board/routine")).body);
    expect(await board()).not.toContain("Water the plants");
    expect((await wall.get("/api/backups")).status).toBe(401);
    await unlockBrowser(wall, "mom", "2468");
    expect((await restore(restorePoint)).status).toBe(200);
    expect(await board()).toContain("Water the plants");
  });

  it("is answered again, not done again, when the answer was lost", async () => {
    const name = await make();
    const key = { "idempotency-key": "one-restore" };
    const first = await restore(name, key);
    await unlockBrowser(wall, "mom", "2468");
    const again = await ask(name, key);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const points = readdirSync(join(server.dataDir, "backups")).filter((one) =>
      one.startsWith("restore-point"),
    );
    expect(points).toHaveLength(1);
  });

  it("is refused when a trial shows that the result isn't healthy, and touches nothing", async () => {
    addPhoto("dog.jpg", "a dog");
    const name = await make();
    const file = join(backupDir(name), "wall.db");
    const db = new Database(file);
    db.exec("DROP TABLE pins");
    db.close();
    const manifestFile = join(backupDir(name), "manifest.json");
    const manifest = JSON.parse(readFileSync(manifestFile, "utf8"));
    const data = readFileSync(file);
    Object.assign(manifest.files[0], { sha256: hash(data), bytes: data.length });
    writeFileSync(manifestFile, JSON.stringify(manifest));
    await addChore("Water the plants");
    writeFileSync(join(photosDir(), "dog.jpg"), "a dog with a hat");
    const before = everything(join(server.dataDir, "wall.db"));

    const refused = await restore(name, {}, { acceptForeign: true });
    expect([refused.status, refused.body.code]).toEqual([409, "backupDamaged"]);
    expect(refused.body.error).toContain("table pins is missing");
    expect(everything(join(server.dataDir, "wall.db"))).toEqual(before);
    expect(readFileSync(join(photosDir(), "dog.jpg"), "utf8")).toBe("a dog with a hat");
    expect((await wall.get("/api/health")).status).toBe(200);
    expect(readdirSync(server.dataDir).filter((one) => one.startsWith(".restore"))).toEqual([]);
  });

  it("refuses a damaged backup and one with a broken roster, and touches nothing", async () => {
    addPhoto("dog.jpg", "a dog");
    const name = await make();
    writeFileSync(join(backupDir(name), "photos/dog.jpg"), "a cat");
    rmSync(join(photosDir(), "dog.jpg"));
    const refused = await restore(name);
    expect([refused.status, refused.body.code]).toEqual([409, "backupDamaged"]);
    await addChore("Water the plants");
    expect(readdirSync(photosDir())).toEqual([]);
    writeFileSync(join(server.configDir, "members.json"), "[]");
    const other = await make();
    writeFileSync(join(server.configDir, "members.json"), JSON.stringify(testFamily));
    const strange = await restore(other);
    expect([strange.status, strange.body.code]).toEqual([409, "backupDamaged"]);
    expect(strange.body.error).toBe(
      "This backup can't be used: config/members.json: expected at least one member",
    );
    expect((await wall.get("/api/backups")).status).toBe(200);
  });

  it.each([
    "nightly-2020-01-01T02-30-00Z",
    "..",
    "../../etc",
    "a/b",
    "manual",
    "%00",
    ".unfinished-x",
  ])("of a name that is no backup's (%s) is 404", async (name) => {
    expect((await restore(name)).status).toBe(404);
  });
});
