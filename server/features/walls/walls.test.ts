import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Db, openDatabase } from "../../db/connection.ts";
import { migrate, readMigrations } from "../../db/migrate.ts";
import { createWalls } from "./walls.ts";

const migrationsDir = resolve(import.meta.dirname, "../../../migrations");

let dir = "";
let db: Db;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "family-wall-walls-"));
  db = openDatabase(join(dir, "wall.db"));
});
afterEach(() => {
  db.close();
  rmSync(dir, { recursive: true, force: true });
});

const addDevice = (id: string, kind: "wall" | "phone"): void =>
  void db
    .prepare(
      `INSERT INTO devices (id, kind, token_hash, member_id, label, own_throttle, created_at, seen_at, expires_at)
       VALUES (?, ?, ?, ?, 'Linux computer', 0, 0, 0, 9000000000000)`,
    )
    .run(id, kind, `hash of ${id}`, kind === "wall" ? null : "mom");

it("a wall from before there were rights may write as it always did", () => {
  const all = readMigrations(migrationsDir);
  const first = all.find(({ sql }) => sql.includes("CREATE TABLE walls"))?.version ?? 0;
  for (const { version, sql } of all) if (version < first) db.exec(sql);
  db.pragma(`user_version = ${first - 1}`);
  addDevice("kitchen", "wall");
  addDevice("phone", "phone");
  migrate(db, { migrationsDir, backUp: () => undefined });
  const walls = createWalls(db);
  expect(walls.view("kitchen")).toMatchObject({ name: null, rights: "write", preset: "kitchen" });
  expect(db.prepare("SELECT device_id FROM walls").pluck().all()).toEqual(["kitchen"]);
});

it("a choice that this version doesn't know is as usual, and the others stay", () => {
  migrate(db, { migrationsDir, backUp: () => undefined });
  addDevice("kitchen", "wall");
  const walls = createWalls(db);
  walls.meet("kitchen", true);
  walls.change("kitchen", { revision: 0, palette: "sea", preset: "meals" });
  db.exec(
    `UPDATE walls SET choices = json_set(choices, '$.preset', 'aquarium', '$.hologram', json('true'))`,
  );
  expect(walls.view("kitchen")).toMatchObject({ preset: "kitchen", palette: "sea" });
  expect(walls.view("kitchen")).not.toHaveProperty("hologram");
});

it("a wall that is forgotten leaves nothing behind", () => {
  migrate(db, { migrationsDir, backUp: () => undefined });
  addDevice("kitchen", "wall");
  createWalls(db).meet("kitchen", true);
  db.exec("DELETE FROM devices");
  expect(db.prepare("SELECT count(*) FROM walls").pluck().get()).toBe(0);
});
