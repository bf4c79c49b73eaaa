import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, it } from "vitest";
import { openDatabase } from "#server/db/connection.ts";
import { migrate, readMigrations } from "#server/db/migrate.ts";
import { createPushSentLog } from "../sent-log.ts";

const migrationsDir = resolve(import.meta.dirname, "../../../../migrations");

it("a day's reminder that was sent before members had hours of their own isn't sent again to anybody", () => {
  const dir = mkdtempSync(join(tmpdir(), "family-wall-told-"));
  const db = openDatabase(join(dir, "wall.db"));
  for (const { version, sql } of readMigrations(migrationsDir)) if (version < 25) db.exec(sql);
  db.pragma("user_version = 24");
  db.exec(
    `INSERT INTO devices (id, kind, token_hash, member_id, label, own_throttle, created_at, expires_at)
     VALUES ('a', 'phone', 'a', 'mom', 'Phone', 0, 0, 1), ('b', 'wall', 'b', NULL, 'Wall', 0, 0, 1);
     INSERT INTO push_days (kind, day) VALUES ('chores', '2026-11-20')`,
  );
  migrate(db, { migrationsDir, backUp: () => undefined });
  const log = createPushSentLog(db);
  expect(log.ofDay("chores", "2026-11-20", "mom")).toBe(true);
  expect(log.ofDay("dinner", "2026-11-20", "mom")).toBe(false);
  db.close();
  rmSync(dir, { recursive: true });
});
