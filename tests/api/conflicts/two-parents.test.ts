import { afterEach, beforeEach, expect, it } from "vitest";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

const here = Array.from({ length: 7 }, () => null);
const gone = Array.from({ length: 7 }, () => "away");
const weeks = { start: "2026-11-16", memberIds: ["mia"], reason: "With Dad", weeks: [here, gone] };
const bin = (name: string) => ({
  ...{ id: name.toLowerCase(), name, icon: "wastebasket", color: "#2a8f6d", words: [] },
  ...{ rule: { first: "2026-11-24", everyWeeks: 2 }, afterHoliday: true },
});

let server: TestServer;
let mom: TestBrowser;
let dad: TestBrowser;
beforeEach(async () => {
  const env = { ...familyPins, MEMBER_PIN_DAD: "1357", TZ: "Europe/Berlin" };
  server = await startTestServer({ env, at: "2026-11-18T12:00:00Z" });
  [mom, dad] = [openTestBrowser(server), openTestBrowser(server)];
  await signInBrowser(mom, "mom", "2468");
  await signInBrowser(dad, "dad", "1357");
});
afterEach(() => server.close());

const settingsOf = async (parent: TestBrowser) => (await parent.get("/api/settings")).body;

/** What both are answered who change the same at the same instant: one is heard, the other told why not. */
const together = async (
  requests: readonly Promise<{ status: number; body: { code?: string } }>[],
) =>
  (await Promise.all(requests))
    .map(({ status, body }) => `${status} ${body?.code ?? ""}`.trim())
    .toSorted();

it.each([
  [
    "bins",
    (name: string, before: { items: object[] }) => ({
      ...before,
      items: [...before.items, bin(name)],
    }),
  ],
  [
    "timetable",
    (name: string, before: { subjects: object[] }) => ({
      ...before,
      subjects: [
        ...before.subjects,
        { id: name.toLowerCase(), name, icon: "books", color: "#2a8f6d", bring: [] },
      ],
    }),
  ],
  [
    "holidays",
    (name: string, before: { school: object[] }) => ({
      ...before,
      school: [
        ...before.school,
        name === "Paper"
          ? { name, start: "2026-12-23", end: "2027-01-08" }
          : { name, start: "2027-02-15", end: "2027-02-19" },
      ],
    }),
  ],
])(
  "who adds to the %s when somebody else does is told so, and neither's is lost",
  async (field, withOne) => {
    const seen = (await settingsOf(mom))[field];
    const add = (parent: TestBrowser, name: string, before: object) =>
      parent.send("PATCH", "/api/settings", {
        [field]: withOne(name, before as never),
        seen: { [field]: before },
      });
    expect(await together([add(mom, "Paper", seen), add(dad, "Glass", seen)])).toEqual([
      "200",
      "409 changedMeanwhile",
    ]);
    const kept = JSON.stringify((await settingsOf(dad))[field]);
    const [late, missing] = kept.includes("Paper") ? [dad, "Glass"] : [mom, "Paper"];
    const again = await add(late, missing, (await settingsOf(late))[field]);
    expect(again.status).toBe(200);
    const both = JSON.stringify((await settingsOf(mom))[field]);
    expect([both.split("Paper").length, both.split("Glass").length]).toEqual([2, 2]);
  },
);

it("weeks that both enter at once are there once, and who has an old view of them is told so", async () => {
  const enter = (parent: TestBrowser) => parent.send("POST", "/api/absences", weeks);
  expect(await together([enter(mom), enter(dad)])).toEqual(["201", "409 absencesOverlap"]);
  const items = async () => (await mom.get("/api/absences")).body.items;
  const [{ id, ...seen }] = await items();
  expect(await items()).toHaveLength(1);

  const swap = (parent: TestBrowser, date: string) =>
    parent.send("PUT", `/api/absences/${id}`, { ...seen, exceptions: [{ date, is: null }], seen });
  expect(await together([swap(mom, "2026-11-24"), swap(dad, "2026-11-26")])).toEqual([
    "200",
    "409 changedMeanwhile",
  ]);
  const [{ id: _, ...now }] = await items();
  expect(now.exceptions).toHaveLength(1);
  const exceptions = [...now.exceptions, { date: "2026-12-08", is: null }];
  const later = await dad.send("PUT", `/api/absences/${id}`, { ...now, exceptions, seen: now });
  expect([later.status, later.body.exceptions.length]).toEqual([200, 2]);

  const end = (parent: TestBrowser) => parent.send("DELETE", `/api/absences/${id}`);
  expect(await together([end(mom), end(dad)])).toEqual(["204", "404 notFound"]);
  expect(await items()).toEqual([]);
});

it("days away of one child that both enter at once don't lose what the other has said of another child", async () => {
  const enter = (parent: TestBrowser, memberId: string) =>
    parent.send("POST", "/api/absences", {
      ...{ start: "2026-11-20", end: "2026-11-22", memberIds: [memberId], reason: "At Grandma's" },
    });
  expect(await together([enter(mom, "mia"), enter(dad, "leo")])).toEqual(["201", "201"]);
  const day = await mom.get("/api/absences/days?start=2026-11-21&end=2026-11-21");
  const whose = day.body.days["2026-11-21"].map(({ memberId }: { memberId: string }) => memberId);
  expect(whose.toSorted()).toEqual(["leo", "mia"]);
});

it("both may be on their way, said twice it is said once, and a card that both tap away is gone for both", async () => {
  const event = {
    ...{ title: "Football", memberIds: ["mom", "dad"], reminders: { before: [{ minutes: 30 }] } },
    ...{ start: "2026-11-18T12:20:00.000Z", end: "2026-11-18T13:00:00.000Z" },
  };
  expect((await mom.send("POST", "/api/calendar/events", event)).status).toBe(201);
  const reminders = async () => (await dad.get("/api/reminders")).body.items;
  await expect.poll(reminders, { timeout: 10_000 }).toHaveLength(1);
  const [{ id }] = await reminders();
  const say = (parent: TestBrowser) => parent.send("POST", `/api/reminders/${id}/on-my-way`);
  expect(await together([say(mom), say(dad), say(mom), say(dad)])).toEqual([
    "200",
    "200",
    "200",
    "200",
  ]);
  const onTheWay = async () => (await mom.get(`/api/reminders/${id}`)).body.onTheWay;
  expect((await onTheWay()).toSorted()).toEqual(["dad", "mom"]);
  const back = (parent: TestBrowser) => parent.send("DELETE", `/api/reminders/${id}/on-my-way`);
  expect(await together([back(mom), say(dad)])).toEqual(["200", "200"]);
  expect(await onTheWay()).toEqual(["dad"]);
  const tapAway = (parent: TestBrowser) => parent.send("POST", `/api/reminders/${id}/dismiss`);
  expect(await together([tapAway(mom), tapAway(dad)])).toEqual(["204", "204"]);
  expect(await reminders()).toEqual([]);
});
