import { afterEach, beforeEach, expect, it } from "vitest";
import type { Act } from "#contract/acts.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { chore, flute } from "../../fixtures/acts/act-cases.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
let mom: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: { ...familyPins, CALENDAR_PROVIDER: "ical" } });
  mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
});
afterEach(() => server.close());

const newest = async (): Promise<Act | undefined> => (await mom.get("/api/acts")).body.items[0];
const told = async (id: string | undefined): Promise<Act | undefined> =>
  (await mom.get("/api/acts")).body.items.find((act: Act) => act.id === id);
const undo = (act: Act | undefined) => mom.send("POST", `/api/acts/${act?.id}/undo`);
const changedSince = { status: 409, body: { code: "changedSince" } };

it("a list on which something was written since isn't taken away with it", async () => {
  const { id } = (await mom.send("POST", "/api/lists", { name: "Camping" })).body;
  const added = await newest();
  await mom.send("POST", `/api/lists/${id}/items`, { text: "Tent" });
  const tent = await newest();
  expect(await undo(added)).toMatchObject(changedSince);
  expect(await told(added?.id)).not.toHaveProperty("undo");
  expect((await mom.get("/api/lists")).body.lists).toMatchObject([{ items: [{ text: "Tent" }] }]);
  expect((await undo(tent)).status).toBe(204);
  expect((await undo(added)).status).toBe(204);
  expect((await mom.get("/api/lists")).body.lists).toEqual([]);
});

it("a list's new name is taken back, whatever was written on it since", async () => {
  const { id } = (await mom.send("POST", "/api/lists", { name: "Camping" })).body;
  await mom.send("PATCH", `/api/lists/${id}`, { name: "Denmark" });
  const renamed = await newest();
  await mom.send("POST", `/api/lists/${id}/items`, { text: "Tent" });
  expect((await undo(renamed)).status).toBe(204);
  expect((await mom.get("/api/lists")).body.lists).toMatchObject([
    { name: "Camping", items: [{ text: "Tent" }] },
  ]);
});

it("a chore that was ticked since isn't taken away with its tick", async () => {
  const id = await chore(mom);
  const added = await newest();
  await mom.send("POST", `/api/board/routine/${id}/close`, { memberId: "mia" });
  expect(await undo(added)).toMatchObject(changedSince);
  expect((await mom.get("/api/tasks/routines")).body.items).toHaveLength(1);
});

it("an event that was split stays so where its later part was changed since", async () => {
  const id = await flute(mom);
  const { body: piano } = await mom.send(
    "PATCH",
    `/api/calendar/events/${id}?scope=following&occurrence=2026-12-01T15:00:00.000Z`,
    { title: "Piano" },
  );
  const split = await newest();
  await mom.send("PATCH", `/api/calendar/events/${piano.id}`, { title: "Guitar" });
  const renamed = await newest();
  expect(await undo(split)).toMatchObject(changedSince);
  expect((await undo(renamed)).status).toBe(204);
  expect((await undo(split)).status).toBe(204);
});
