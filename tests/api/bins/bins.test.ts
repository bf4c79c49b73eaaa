import { afterEach, beforeEach, expect, it } from "vitest";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
let mom: TestBrowser;
let wall: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: { ...familyPins, TZ: "Europe/Berlin" } });
  [mom, wall] = [openTestBrowser(server), openTestBrowser(server)];
  await signInBrowser(mom, "mom", "2468");
});
afterEach(() => server.close());

const bin = (id: string, name: string, more: object = {}) => ({
  ...{ id, name, icon: "wastebasket", color: "#2f6fb3", rule: null, afterHoliday: true, words: [] },
  ...more,
});
const choose = (items: object[], more: object = {}) =>
  mom.send("PATCH", "/api/settings", { bins: { items, calendarId: null, chore: null, ...more } });
const collections = async (start: string, end: string) =>
  (await wall.get(`/api/bins?start=${start}&end=${end}`)).body.collections;
const boards = async (date: string) => {
  const { members, unassigned } = (await wall.get(`/api/board/routine?date=${date}`)).body;
  const titles = (tasks: { title: string }[]) => tasks.map(({ title }) => title);
  return {
    ...Object.fromEntries(
      members.map(({ id, tasks }: { id: string; tasks: { title: string }[] }) => [
        id,
        titles(tasks),
      ]),
    ),
    unassigned: titles(unassigned),
  };
};

it("paper that Christmas moves is collected a day later, where Germany's holidays are chosen", async () => {
  const rule = { first: "2026-11-27", everyWeeks: 4 };
  expect((await choose([bin("paper", "Paper", { rule })])).status).toBe(200);
  expect(await collections("2026-12-20", "2026-12-31")).toEqual([
    { binId: "paper", date: "2026-12-25" },
  ]);
  const holidays = { country: "DE", region: "BY", school: [], schoolCalendars: [] };
  await mom.send("PATCH", "/api/settings", { holidays });
  expect(await collections("2026-12-20", "2026-12-31")).toEqual([
    { binId: "paper", date: "2026-12-28", movedFrom: "2026-12-25" },
  ]);
});

it("the town's calendar says what is collected by its words, and what it says of no bin is told", async () => {
  const event = (title: string, start: string, end: string) =>
    wall.send("POST", "/api/calendar/events", { title, start, end, allDay: true });
  await event("Abholung Altpapier", "2026-11-24", "2026-11-25");
  await event("Biotonne", "2026-11-25", "2026-11-26");
  await event("Schadstoffmobil", "2026-11-26", "2026-11-27");
  const items = [bin("paper", "Papier", { words: ["altpapier"] }), bin("bio", "Bio")];
  await choose(items, { calendarId: "family" });
  const { body } = await wall.get("/api/bins?start=2026-11-20&end=2026-11-30");
  expect(body.collections).toEqual([
    { binId: "paper", date: "2026-11-24" },
    { binId: "bio", date: "2026-11-25" },
  ]);
  expect(body.unmatched).toEqual(["Schadstoffmobil"]);
  await choose(items, { calendarId: "gone-1" });
  expect((await wall.get("/api/bins")).body).toMatchObject({ unread: true, collections: [] });
});

it("taking them out is one chore on the day before, in turns, over restarts", async () => {
  const rule = { first: "2026-11-21", everyWeeks: 1 };
  await choose([bin("paper", "Paper", { rule }), bin("bio", "Bio", { rule })], {
    chore: { memberIds: ["mia", "leo"], turns: true, stars: 2 },
  });
  const words = "Bins out: Paper, Bio";
  server.clock.advance(15 * 60_000);
  await server.restart();
  await expect.poll(() => boards("2026-11-20")).toMatchObject({ mia: [words], leo: [] });
  server.clock.advance(15 * 60_000);
  await server.restart();
  await server.restart();
  expect(await boards("2026-11-20")).toMatchObject({ mia: [words], leo: [] });
  server.clock.set("2026-11-27T10:05:00.000Z");
  await server.restart();
  await expect.poll(() => boards("2026-11-27")).toMatchObject({ leo: [words] });
});

it("who is away is skipped in turns, and a chore that a parent deleted doesn't come back", async () => {
  const pause = { start: "2026-11-20", end: "2026-11-21", memberIds: ["mia"] };
  expect((await mom.send("POST", "/api/absences", pause)).status).toBe(201);
  const weekly = (first: string) => ({ rule: { first, everyWeeks: 1 } });
  await choose(
    [bin("paper", "Paper", weekly("2026-11-21")), bin("bio", "Bio", weekly("2026-11-22"))],
    {
      chore: { memberIds: ["mia", "leo"], turns: true, stars: 2 },
    },
  );
  const words = "Bins out: Paper";
  server.clock.advance(15 * 60_000);
  await server.restart();
  await expect.poll(() => boards("2026-11-20")).toMatchObject({ leo: [words] });
  const { members } = (await wall.get("/api/board/routine?date=2026-11-20")).body;
  const [{ id }] = members.flatMap(({ tasks }: { tasks: { id: string }[] }) => tasks);
  expect((await mom.send("DELETE", `/api/tasks/${id}`)).status).toBe(204);
  server.clock.set("2026-11-21T10:05:00.000Z");
  await server.restart();
  // Once the next day's is made, today's had its chance again.
  await expect
    .poll(() => boards("2026-11-21"))
    .toEqual({ mom: [], dad: [], mia: [], leo: ["Bins out: Bio"], unassigned: [] });
});

it("a bin without a name, twice the same, and a rule of no weeks are refused with their field", async () => {
  const rule = { first: "2026-11-21", everyWeeks: 0 };
  const fields = await Promise.all(
    [
      [bin("paper", " ")],
      [bin("paper", "Paper"), bin("paper", "Bio")],
      [bin("paper", "Paper", { rule })],
      Array.from({ length: 31 }, (_, at) => bin(`bin-${at}`, "Paper")),
    ].map(async (items) => (await choose(items)).body.field),
  );
  expect(fields).toEqual([
    ...["bins.items[0].name", "bins.items", "bins.items[0].rule.everyWeeks", "bins.items"],
  ]);
});
