import { afterEach, beforeEach, expect, it } from "vitest";
import { type EmptyDatabase, openEmptyDatabase } from "#tests/fixtures/server/empty-database.ts";
import { openDatabaseBefore } from "#tests/fixtures/server/older-database.ts";
import type { Db } from "../../db/connection.ts";
import { createWalls } from "./walls.ts";

let opened: EmptyDatabase;
let db: Db;
beforeEach(() => {
  opened = openEmptyDatabase();
  db = opened.db;
});
afterEach(() => opened.close());

const addDevice = (id: string, kind: "wall" | "phone", to = db): void =>
  void to
    .prepare(
      `INSERT INTO devices (id, kind, token_hash, member_id, label, own_throttle, created_at, seen_at, expires_at)
       VALUES (?, ?, ?, ?, 'Linux computer', 0, 0, 0, 9000000000000)`,
    )
    .run(id, kind, `hash of ${id}`, kind === "wall" ? null : "mom");

it("a wall from before there were rights may write as it always did", () => {
  const older = openDatabaseBefore("CREATE TABLE walls");
  addDevice("kitchen", "wall", older.db);
  addDevice("phone", "phone", older.db);
  older.update();
  const walls = createWalls(older.db);
  expect(walls.view("kitchen")).toMatchObject({ name: null, rights: "write", preset: "kitchen" });
  expect(older.db.prepare("SELECT device_id FROM walls").pluck().all()).toEqual(["kitchen"]);
  older.close();
});

it("a choice that this version doesn't know is as usual, and the others stay", () => {
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
  addDevice("kitchen", "wall");
  createWalls(db).meet("kitchen", true);
  db.exec("DELETE FROM devices");
  expect(db.prepare("SELECT count(*) FROM walls").pluck().get()).toBe(0);
});
