import { join } from "node:path";
import Database from "better-sqlite3";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { familyExport } from "#contract/backups.ts";
import { exportedTables, leftOutTables } from "#server/features/backups/export/export-tables.ts";
import { openUnlockedWall } from "../../fixtures/backups/unlocked-wall.ts";
import { readZip } from "../../fixtures/backups/read-zip.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { upload } from "../../fixtures/http/upload.ts";
import type { TestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
let wall: TestBrowser;
beforeEach(async () => {
  ({ server, wall } = await openUnlockedWall());
});
afterEach(() => server.close());

const add = async (path: string, body: object): Promise<void> =>
  expect((await wall.send("POST", path, body)).status).toBeLessThan(300);

const fetchExport = async (): Promise<Response> => {
  const cookie = [...wall.cookies].map((pair) => pair.join("=")).join("; ");
  return fetch(`${server.url}/api/backups/export`, { headers: { cookie } });
};

const readExport = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const answer = await fetchExport();
  expect(answer.status).toBe(200);
  return readZip(Buffer.from(await answer.arrayBuffer()));
};

const textOf = (files: ReadonlyMap<string, Buffer>, name: string): string =>
  files.get(name)?.toString("utf8") ?? `${name} is missing`;

const databaseTables = (): string[] => {
  const db = new Database(join(server.dataDir, "wall.db"), { readonly: true });
  const names = db
    .prepare<[], string>("SELECT name FROM sqlite_master WHERE type = 'table'")
    .pluck()
    .all();
  db.close();
  return names;
};

it("an export has each table of the database, or it is said why it has not", () => {
  const known = [...exportedTables, ...Object.keys(leftOutTables)];
  expect(known.toSorted()).toEqual(databaseTables().toSorted());
});

describe("a parent who takes everything along", () => {
  it("has each list for spreadsheets, the calendar, and all of it for programs", async () => {
    await add("/api/tasks", {
      ...{ title: 'Feed "Rex", the dog, and the cat', memberIds: ["mia"] },
      recurrence: "FREQ=DAILY",
    });
    await add("/api/calendar/events", {
      ...{ title: "Swimming", memberIds: ["leo"], allDay: true },
      ...{ start: "2026-11-21", end: "2026-11-22" },
    });
    const files = await readExport();
    const { tables, members, format } = familyExport.parse(
      JSON.parse(textOf(files, "family.json")),
    );
    expect(format).toBe(1);
    expect(members.map(({ name }) => name)).toEqual(["Mia", "Leo", "Mom", "Dad"]);
    expect(Object.keys(tables)).toEqual([...exportedTables]);
    expect(tables["tasks"]).toMatchObject([
      { title: 'Feed "Rex", the dog, and the cat', member_ids: ["mia"], stars: expect.any(Number) },
    ]);
    expect(textOf(files, "calendar/family.ics")).toContain("SUMMARY:Swimming");
    const csv = textOf(files, "tables/tasks.csv");
    expect(csv).toMatch(/^id,list,title,/);
    expect(csv).toContain('"Feed ""Rex"", the dog, and the cat"');
    expect(csv).toContain(",2026-11-20T16:42:00.000Z,");
    for (const table of exportedTables) expect(files.has(`tables/${table}.csv`)).toBe(true);
  });

  it("has the journal as Markdown that shows its photos, which are the house's own files", async () => {
    const picture = sharp({
      create: { width: 60, height: 40, channels: 3, background: "#dc9a1c" },
    });
    const { body } = await upload(server, wall, await picture.jpeg().toBuffer());
    await add("/api/journal", {
      ...{ text: "Leo rode his bike alone!", tags: ["Milestone"], memberIds: ["leo"] },
      uploadIds: [body.uploadId],
    });
    const files = await readExport();
    const words = textOf(files, "journal/2026-11.md");
    expect(words).toContain(
      "## 2026-11-20\n\n*Mom · Leo*\n\nLeo rode his bike alone!\n\n#Milestone",
    );
    const [, shown = ""] = /!\[\]\(\.\.\/(.+?)\)/.exec(words) ?? [];
    const photo = files.get(shown);
    expect(photo === undefined ? shown : (await sharp(photo).metadata()).width).toBe(60);
  });

  it("has no PIN, sign-in or key in it", async () => {
    const names = [...(await readExport()).keys()];
    for (const table of ["pins", "picture_codes", "devices", "idempotency", "push_subscriptions"])
      expect(names).not.toContain(`tables/${table}.csv`);
    expect(names.filter((name) => /pepper|key|connections|\.env/.test(name))).toEqual([]);
  });

  it("has the same again from the same house", async () => {
    await add("/api/tasks", { title: "Water", memberIds: ["mia"], recurrence: "FREQ=DAILY" });
    expect(await readExport()).toEqual(await readExport());
  });
});

it("a parent who stops the download leaves a house that goes on", async () => {
  const answer = await fetchExport();
  await answer.body?.cancel();
  expect((await readExport()).size).toBeGreaterThan(0);
  expect(server.log()).not.toContain('"level":50');
});

it("nobody else takes the family along, and nobody all the time", async () => {
  const stranger = await openTestBrowser(server).get("/api/backups/export");
  expect([stranger.status, stranger.body.code]).toEqual([401, "locked"]);
  for (let n = 0; n < 6; n += 1) await readExport();
  expect((await fetchExport()).status).toBe(429);
});
