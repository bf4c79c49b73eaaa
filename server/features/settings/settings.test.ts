import { pino } from "pino";
import { expect, it } from "vitest";
import { openEmptyDatabase } from "#tests/fixtures/server/empty-database.ts";
import { readEnv } from "../../config/env.ts";
import { createSettings } from "./settings.ts";
import { createSettingsStore } from "./settings-store.ts";

it("what a house switched off before each parent could choose for themselves stays off", () => {
  const wall = openEmptyDatabase();
  const before = { chores: false, dinner: true, approvals: true, withoutChoresOf: ["leo"] };
  wall.db
    .prepare("INSERT INTO settings (name, value) VALUES ('notifications', ?)")
    .run(JSON.stringify(before));
  const log = pino({ level: "silent" });
  const settings = createSettings(createSettingsStore(wall.db), readEnv({}, "/nowhere"), log);
  expect(settings.current().notifications).toEqual({
    ...before,
    notTo: { chores: [], dinner: [], approvals: [], reminders: [] },
    reminders: true,
    alsoTold: [],
  });
  wall.close();
});
