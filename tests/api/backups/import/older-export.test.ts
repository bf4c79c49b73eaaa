import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { familyExport } from "#contract/backups.ts";
import { familyPins, openWallBrowser, unlockBrowser } from "../../../fixtures/access/sign-in.ts";
import { packZip } from "../../../fixtures/backups/export-archive.ts";
import { bringExport } from "../../../fixtures/backups/moved-family.ts";
import type { TestBrowser } from "../../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../../fixtures/server/test-server.ts";

/** What the program of schema 33 wrote: three days of chores, one of them with turns. */
const words = readFileSync(
  join(import.meta.dirname, "../../../fixtures/backups/export-of-schema-33.json"),
  "utf8",
);

let server: TestServer;
let wall: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins, at: "2026-11-22T16:50:00Z" });
  wall = await openWallBrowser(server);
  await unlockBrowser(wall, "mom", "2468");
});
afterEach(() => server.close());

const bring = async (change: Record<string, unknown> = {}) => {
  const family = JSON.stringify({ ...familyExport.parse(JSON.parse(words)), ...change });
  return bringExport(server, wall, await packZip([{ name: "family.json", content: family }]));
};

const streakOf = async (memberId: string): Promise<number> => {
  const { members } = (await wall.get("/api/board/routine")).body;
  return members.find(({ id }: { id: string }) => id === memberId).streak;
};

it("an export of an older program comes in with its chores, stars and streaks, and goes on counting", async () => {
  expect((await bring()).status).toBe(200);
  expect([await streakOf("mia"), await streakOf("leo")]).toEqual([2, 1]);
  expect((await wall.get("/api/journal?q=bike")).body.entries).toHaveLength(1);
  server.clock.advance(2 * 86_400_000);
  // Nobody did anything yesterday.
  expect(await streakOf("mia")).toBe(0);
});

it("the table that it lacks is missing in an export of this program, and a newer one asks for an update", async () => {
  const { tables } = familyExport.parse(JSON.parse(words));
  const refused = await bring({ schemaVersion: 37, tables: { ...tables, event_looks: [] } });
  expect([refused.status, refused.body.field]).toEqual([400, "family.json: tables.streak_settled"]);
  const newer = await bring({ schemaVersion: 9999 });
  expect([newer.status, newer.body.code]).toEqual([409, "exportNewer"]);
});
