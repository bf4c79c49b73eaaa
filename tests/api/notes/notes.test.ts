import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { mostNotes, type Note } from "#contract/notes.ts";
import {
  allowWall,
  familyPins,
  openWallBrowser,
  queryDatabase,
  signInBrowser,
} from "../../fixtures/access/sign-in.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { testFamily, type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

const elsewhere = { "x-forwarded-for": "192.168.1.50" };
const today = "2026-11-20";
const friday = "2026-11-27";

let server: TestServer;
let mom: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: familyPins });
  mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
});
afterEach(() => server.close());

const list = async (): Promise<Note[]> =>
  (await openTestBrowser(server).get("/api/notes")).body.items;
/** The texts of all that the database holds, whatever became of them. */
const storedTexts = (): unknown[] =>
  queryDatabase(server, "SELECT text FROM notes").flatMap((row) => Object.values(row ?? {}));
const texts = async (): Promise<string[]> => (await list()).map(({ text }) => text);

it("a note of Mom's for Leo stands on every screen before her phone has its answer", async () => {
  const stream = await openLiveStream(server.url);
  const { status, body } = await mom.send("POST", "/api/notes", {
    ...{ text: " Your flute lesson\nis at 4 ", forMemberId: "leo", until: friday },
  });
  await stream.until(({ data }) => data.kind === "notes");
  stream.close();
  expect(status).toBe(201);
  expect(body).toMatchObject({ text: "Your flute lesson is at 4", memberId: "mom" });
  expect(await list()).toEqual([body]);
  await server.restart();
  expect(await list()).toEqual([body]);
});

it("notes stand newest first until their last day is over", async () => {
  await mom.send("POST", "/api/notes", { text: "Plumber at 10", until: today });
  server.clock.advance(1000);
  await mom.send("POST", "/api/notes", { text: "Grandma comes", until: friday });
  expect(await texts()).toEqual(["Grandma comes", "Plumber at 10"]);
  server.clock.advance(24 * 3_600_000);
  expect(await texts()).toEqual(["Grandma comes"]);
});

it("a note for today is for the house's today, wherever the phone's clock stands", async () => {
  for (const off of [3, -2]) {
    const shows = new Date(server.clock.now() + off * 86_400_000).toISOString();
    const { status, body } = await mom.send(
      "POST",
      "/api/notes",
      { text: "Plumber at 10", until: shows.slice(0, 10), offline: true },
      { "x-client-time": shows },
    );
    expect([status, body.until]).toEqual([201, today]);
  }
});

it("a note that was taken down by mistake is put up again as it was", async () => {
  const { body } = await mom.send("POST", "/api/notes", { text: "Plumber at 10", until: friday });
  const by = openTestBrowser(server);
  for (const again of [204, 204])
    expect((await by.send("DELETE", `/api/notes/${body.id}`)).status).toBe(again);
  expect(await list()).toEqual([]);
  for (const again of [200, 200]) {
    const restored = await by.send("POST", `/api/notes/${body.id}/restore`);
    expect([restored.status, restored.body]).toEqual([again, body]);
  }
  expect(await list()).toEqual([body]);
});

it("a note that is over can't be put up again, and is gone with the next one", async () => {
  const { body } = await mom.send("POST", "/api/notes", { text: "Plumber at 10", until: today });
  server.clock.advance(24 * 3_600_000);
  expect((await mom.send("POST", `/api/notes/${body.id}/restore`)).status).toBe(404);
  expect((await mom.send("DELETE", `/api/notes/${body.id}`)).status).toBe(404);
  expect(storedTexts()).toEqual(["Plumber at 10"]);
  await mom.send("POST", "/api/notes", { text: "Grandma comes", until: friday });
  expect(storedTexts()).toEqual(["Grandma comes"]);
});

it("a child can't put a parent's name under a note, and a wall says who writes", async () => {
  const note = { text: "You may stay up late", until: friday, memberId: "mom" };
  const mia = openTestBrowser(server);
  await signInBrowser(mia, "mia", "1234");
  expect((await mia.send("POST", "/api/notes", note)).body.memberId).toBe("mia");
  const wall = await openWallBrowser(server);
  expect((await wall.send("POST", "/api/notes", note)).body.memberId).toBe("mom");
});

it("a note for somebody who has left isn't everybody's, and one of theirs stays", async () => {
  const write = async (text: string, more: object): Promise<Note> =>
    (await mom.send("POST", "/api/notes", { text, until: friday, ...more })).body;
  const forLeo = await write("Your present is in the cellar", { forMemberId: "leo" });
  const wall = await openWallBrowser(server);
  await wall.send("POST", "/api/notes", { text: "I moved out", until: friday, memberId: "leo" });
  await server.restart({}, () =>
    writeFileSync(
      join(server.configDir, "members.json"),
      JSON.stringify(testFamily.filter(({ id }) => id !== "leo")),
    ),
  );
  const [left, ...more] = await list();
  expect([left?.text, left?.memberId, more]).toEqual(["I moved out", undefined, []]);
  expect((await mom.send("POST", `/api/notes/${forLeo.id}/restore`)).status).toBe(404);
});

it("a wall has room for sixty notes, and says so beyond", async () => {
  const write = () => mom.send("POST", "/api/notes", { text: "Plumber at 10", until: friday });
  const first = (await write()).body;
  for (let count = 1; count < mostNotes; count += 1) expect((await write()).status).toBe(201);
  const more = await write();
  expect([more.status, more.body.code]).toEqual([409, "notesFull"]);
  await mom.send("DELETE", `/api/notes/${first.id}`);
  expect((await write()).status).toBe(201);
  const back = await mom.send("POST", `/api/notes/${first.id}/restore`);
  expect([back.status, back.body.code]).toEqual([409, "notesFull"]);
  expect(await texts()).toHaveLength(mostNotes);
});

it("keeps the last sixty that were taken down, and no more", async () => {
  for (let count = 0; count <= mostNotes; count += 1) {
    const text = `Note ${count}`;
    const { body } = await mom.send("POST", "/api/notes", { text, until: friday });
    server.clock.advance(1000);
    expect((await mom.send("DELETE", `/api/notes/${body.id}`)).status).toBe(204);
  }
  expect(storedTexts()).toHaveLength(mostNotes);
  expect(storedTexts()).not.toContain("Note 0");
});

it.each([
  ["text", { text: " " }],
  ["text", { text: "x".repeat(141) }],
  ["until", { until: "2026-11-19" }],
  ["until", { until: "2027-12-01" }],
  ["forMemberId", { forMemberId: "eve" }],
  ["memberId", { memberId: "eve" }],
])("a note whose %s can't be is refused: %j", async (field, wrong) => {
  const { status, body } = await mom.send("POST", "/api/notes", {
    ...{ text: "Plumber at 10", until: friday },
    ...wrong,
  });
  expect([status, body.field]).toEqual([400, field]);
  expect(await list()).toEqual([]);
});

it("a note for today that waited on a phone past midnight is shown on the day on which it arrives", async () => {
  const late = { text: "Bring the washing in", until: "2026-11-19", offline: true };
  const { status, body } = await mom.send("POST", "/api/notes", late);
  expect([status, body.until]).toEqual([201, today]);
  expect((await list()).map(({ text }: { text: string }) => text)).toEqual([late.text]);
});

it("a wall that only ticks shows notes, and leaves them as they are", async () => {
  const { body } = await mom.send("POST", "/api/notes", { text: "Plumber at 10", until: friday });
  const wall = await openWallBrowser(server);
  const note = { text: "Hello", until: friday };
  const tries = async () => [
    (await wall.send("POST", "/api/notes", note, elsewhere)).status,
    (await wall.send("DELETE", `/api/notes/${body.id}`, undefined, elsewhere)).status,
  ];
  await allowWall(server, wall, "tick");
  expect((await wall.get("/api/notes", elsewhere)).body.items).toEqual([body]);
  expect(await tries()).toEqual([403, 403]);
  await allowWall(server, wall, "write");
  expect(await tries()).toEqual([201, 204]);
});
