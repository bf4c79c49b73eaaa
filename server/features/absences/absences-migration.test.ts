import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openDatabase } from "#server/db/connection.ts";
import { migrate, readMigrations } from "#server/db/migrate.ts";
import { createAbsenceStore } from "./absence-store.ts";

const migrationsDir = join(import.meta.dirname, "../../../migrations");
const before = 25;

it("keeps every pause with its id, and gives no id twice", () => {
  const dir = mkdtempSync(join(tmpdir(), "family-wall-absences-"));
  const db = openDatabase(join(dir, "wall.db"));
  for (const { version, sql } of readMigrations(migrationsDir)) if (version < before) db.exec(sql);
  db.pragma(`user_version = ${before - 1}`);
  db.exec(`INSERT INTO pauses (start_day, end_day, member_ids, reason, made_on) VALUES
    ('2026-11-02', '2026-11-05', '["mia"]', 'School trip', '2026-11-01'),
    ('2026-12-20', '2027-01-03', NULL, NULL, '2026-11-01'), ('2026-12-24', '2026-12-26', NULL, NULL, '2026-11-01');
    DELETE FROM pauses WHERE id = 3`);
  migrate(db, { migrationsDir, backUp: () => undefined });
  const { pauses } = createAbsenceStore(db);
  expect(pauses.endingFrom("2026-11-05")).toEqual([
    {
      ...{ id: 1, start: "2026-11-02", end: "2026-11-05", memberIds: ["mia"] },
      ...{ reason: "School trip", madeOn: "2026-11-01" },
    },
    {
      ...{ id: 2, start: "2026-12-20", end: "2027-01-03", memberIds: null },
      ...{ reason: null, madeOn: "2026-11-01" },
    },
  ]);
  const next = { start: "2027-02-01", end: "2027-02-02", memberIds: null, reason: null };
  expect(pauses.add({ ...next, madeOn: "2026-11-02" }).id).toBe(4);
  db.close();
  rmSync(dir, { recursive: true, force: true });
});
