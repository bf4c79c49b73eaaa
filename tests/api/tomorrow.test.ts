import { afterEach, beforeEach, expect, it } from "vitest";
import {
  familyPins,
  queryDatabase,
  signInBrowser,
  unlockBrowser,
} from "../fixtures/access/sign-in.ts";
import { type TestBrowser, openTestBrowser } from "../fixtures/http/test-browser.ts";
import { type PushService, startPushService } from "../fixtures/push/push-service.ts";
import { type TestServer, startTestServer, testFamily } from "../fixtures/server/test-server.ts";

const patience = { timeout: 15_000 };
let service: PushService;
let server: TestServer;
let wall: TestBrowser;
beforeEach(async () => {
  service = await startPushService();
  server = await startTestServer({
    at: "2026-11-20T12:00:00Z",
    env: { ...familyPins, PUSH_HOSTS: service.host, TZ: "Europe/Berlin" },
  });
  wall = openTestBrowser(server);
});
afterEach(async () => {
  await server.close();
  await service.close();
});

const add = async (fields: object) => {
  const { status, body } = await wall.send("POST", "/api/calendar/events", {
    ...{ title: "Piano", memberIds: ["mia"], notes: "Bring: music book" },
    ...{ start: "2026-11-21T15:00:00Z", end: "2026-11-21T16:00:00Z" },
    ...fields,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body as { id: string };
};
const ahead = async (date = "") =>
  (await wall.get(`/api/tomorrow${date === "" ? "" : `?date=${date}`}`)).body;

it("tells the first appointment of each, who drives, what to bring and what to thaw", async () => {
  await add({ driver: "mom" });
  await add({
    title: "Choir",
    notes: "",
    start: "2026-11-21T18:00:00Z",
    end: "2026-11-21T19:00:00Z",
  });
  await wall.send("PUT", "/api/mealplan/2026-11-21/dinner", { title: "Fish soup" });
  const thaw = { dish: "fish  SOUP", note: "Thaw the fish" };
  expect((await wall.send("PUT", "/api/tomorrow/preparations", thaw)).status).toBe(200);
  expect(await ahead()).toMatchObject({
    date: "2026-11-21",
    evening: "19:00",
    hasCalendar: true,
    firsts: [{ memberId: "mia", event: { title: "Piano" } }],
    further: [{ title: "Choir" }],
    rides: [{ title: "Piano", driver: "mom" }],
    lines: [{ about: "bring", text: "music book", memberIds: ["mia"] }],
    dinner: [{ title: "Fish soup", preparation: "Thaw the fish" }],
    changes: [],
  });
  expect(await ahead("2026-11-20")).toMatchObject({ firsts: [], rides: [], dinner: [] });
  await wall.send("PUT", "/api/tomorrow/preparations", { ...thaw, note: null });
  expect((await ahead()).dinner).toEqual([{ title: "Fish soup" }]);
  expect((await wall.get("/api/tomorrow?date=soon")).status).toBe(400);
  expect(await wall.send("PUT", "/api/tomorrow/preparations", { note: "Thaw" })).toMatchObject({
    ...{ status: 400, body: { field: "dish" } },
  });
});

it("knows of no free day while no calendar is connected", async () => {
  expect(await ahead()).toMatchObject({ hasCalendar: false, firsts: [], further: [] });
});

it("says which bins to put out, what a child has at school and brings, and that a day is free", async () => {
  const mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
  const look = { icon: "newspaper", color: "#2f6fb3" };
  const paper = { id: "paper", name: "Paper", ...look, afterHoliday: false, words: [] };
  const bins = {
    ...{ calendarId: null, chore: null },
    items: [{ ...paper, rule: { first: "2026-11-21", everyWeeks: 2 } }],
  };
  const timetable = {
    weekA: null,
    subjects: [{ id: "sport", name: "Sport", ...look, bring: ["Sports bag"] }],
    lessons: {
      mia: [{ day: "sat", week: "both", start: "08:00", end: "09:30", subjectId: "sport" }],
    },
  };
  const saved = await mom.send("PATCH", "/api/settings", { bins, timetable });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect((await ahead()).lines).toEqual([
    { about: "bin", text: "Paper", memberIds: [], icon: "newspaper" },
    { about: "school", text: "Sport", memberIds: ["mia"] },
    { about: "bring", text: "Sports bag", memberIds: ["mia"] },
  ]);
  const school = [{ name: "Autumn holidays", start: "2026-11-21", end: "2026-11-22" }];
  const holidays = { country: null, region: null, schoolCalendars: [], school };
  await mom.send("PATCH", "/api/settings", { holidays });
  expect((await ahead()).lines).toEqual([
    { about: "holiday", text: "Autumn holidays", memberIds: [] },
    { about: "bin", text: "Paper", memberIds: [], icon: "newspaper" },
  ]);
});

it("tells whoever sleeps at that hour before they do", async () => {
  const mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
  const phone = service.newPhone();
  await mom.send("POST", "/api/push/subscribe", phone.subscription);
  const own = { timed: [], allDay: [], quiet: { start: "18:30", end: "07:00" } };
  const { reminders } = (await mom.get("/api/settings")).body;
  const asked = { reminders: { ...reminders, members: { mom: own } } };
  expect((await mom.send("PATCH", "/api/settings", asked)).status).toBe(200);
  await add({});
  server.clock.set("2026-11-20T17:10:00Z");
  await server.restart();
  expect(phone.titles()).toEqual([]);
  server.clock.set("2026-11-20T17:22:00Z");
  await server.restart();
  await expect.poll(phone.titles, patience).toEqual(["Tomorrow"]);
  server.clock.set("2026-11-20T18:05:00Z");
  await server.restart();
  expect(phone.titles()).toEqual(["Tomorrow"]);
});

it("says at seven on mom's phone what comes, once, and what changed since the evening before", async () => {
  const mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
  const phone = service.newPhone();
  await mom.send("POST", "/api/push/subscribe", phone.subscription);
  const { id } = await add({ start: "2026-11-23T15:00:00Z", end: "2026-11-23T16:00:00Z" });
  const { id: run } = await add({ title: "Run", notes: "" });
  await server.restart();
  expect(phone.titles()).toEqual([]);
  server.clock.set("2026-11-20T18:05:00Z");
  await server.restart();
  await expect.poll(phone.titles, patience).toEqual(["Tomorrow"]);
  expect(phone.deliveries[0]?.message.body).toBe("Mia: 4:00 PM Run");
  await wall.send("DELETE", `/api/calendar/events/${run}`);

  await wall.send("PATCH", `/api/calendar/events/${id}`, {
    ...{ start: "2026-11-23T16:00:00Z", end: "2026-11-23T17:00:00Z" },
  });
  await add({ title: "Dentist", start: "2026-11-22T09:00:00Z", end: "2026-11-22T09:30:00Z" });
  expect((await ahead()).changes).toEqual([]);
  server.clock.set("2026-11-21T18:05:00Z");
  expect((await ahead()).changes).toMatchObject([
    { kind: "cancelled", title: "Run" },
    { kind: "new", title: "Dentist" },
    {
      ...{ kind: "moved", title: "Piano", was: { start: "2026-11-23T15:00:00.000Z" } },
      is: { start: "2026-11-23T16:00:00.000Z" },
    },
  ]);
  await server.restart();
  await expect.poll(phone.titles, patience).toEqual(["Tomorrow", "Tomorrow"]);
  expect(phone.deliveries[1]?.message.body).toBe(
    [
      "Mia: 10:00 AM Dentist",
      "music book",
      "Cancelled: Run, Sat, 11/21, 4:00 PM",
      "New: Dentist, Sun, 11/22, 10:00 AM",
      "Moved: Piano, Mon, 11/23, 5:00 PM instead of Mon, 11/23, 4:00 PM",
    ].join("\n"),
  );
  await server.restart();
  expect(phone.titles()).toHaveLength(2);
});

/** How often the house looked at its calendars to remember them. */
const looks = (): number => queryDatabase(server, "SELECT day FROM calendar_days").length;
/** Whether the house knows that it is to look; what it hears of first isn't caught up with. */
const isPlanned = (): number =>
  queryDatabase(server, "SELECT name FROM job_runs WHERE name = 'calendar-day'").length;

it("tells of an outing that lasts all day, a birthday and what is everybody's, each once", async () => {
  const mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
  const phone = service.newPhone();
  await mom.send("POST", "/api/push/subscribe", phone.subscription);
  await unlockBrowser(mom, "mom", "2468");
  const born = testFamily.map((member) =>
    member.id === "leo" ? { ...member, birthday: "2019-11-21" } : member,
  );
  const roster = await mom.send("PUT", "/api/members", born);
  expect(roster.status, JSON.stringify(roster.body)).toBe(200);
  await add({
    ...{ title: "Class trip", notes: "", allDay: true },
    ...{ start: "2026-11-21", end: "2026-11-22" },
  });
  await expect.poll(isPlanned, patience).toBe(1);
  server.clock.set("2026-11-20T18:05:00Z");
  await server.restart();
  await expect.poll(phone.titles, patience).toEqual(["Tomorrow"]);
  expect(phone.deliveries[0]?.message.body).toBe("Mia: Class trip\nLeo turns 7");
  await add({ title: "Concert", notes: "", memberIds: [] });
  const { firsts, wholeDays } = await ahead();
  expect(wholeDays).toMatchObject([{ title: "Class trip" }, { title: "Leo (7)" }]);
  expect(firsts.map(({ event }: { event: { title: string } }) => event.title)).toEqual(
    testFamily.map(() => "Concert"),
  );
});

it("sends nothing on an evening before a day on which nothing is planned", async () => {
  const mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
  const phone = service.newPhone();
  await mom.send("POST", "/api/push/subscribe", phone.subscription);
  await add({ start: "2026-11-25T15:00:00Z", end: "2026-11-25T16:00:00Z" });
  await expect.poll(isPlanned, patience).toBe(1);
  server.clock.set("2026-11-20T18:05:00Z");
  await server.restart();
  await expect.poll(looks, patience).toBe(1);
  await add({ title: "Run", start: "2026-11-22T15:00:00Z", end: "2026-11-22T16:00:00Z" });
  server.clock.set("2026-11-21T18:05:00Z");
  await server.restart();
  await expect.poll(phone.titles, patience).toEqual(["Tomorrow"]);
  expect(phone.deliveries[0]?.message.body).toContain("Mia: 4:00 PM Run");
});

it("says what changed since the hour at which mom is told, which isn't the house's", async () => {
  const mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
  const phone = service.newPhone();
  await mom.send("POST", "/api/push/subscribe", phone.subscription);
  const chosen = { tomorrow: { at: "19:00", members: { mom: "17:00" } } };
  expect((await mom.send("PATCH", "/api/settings", chosen)).status).toBe(200);
  await add({ title: "Run", notes: "" });
  await expect.poll(isPlanned, patience).toBe(1);
  server.clock.set("2026-11-20T16:05:00Z");
  await server.restart();
  await expect.poll(phone.titles, patience).toEqual(["Tomorrow"]);
  // After mom was told, and before the house's hour.
  await add({ title: "Dentist", start: "2026-11-23T09:00:00Z", end: "2026-11-23T09:30:00Z" });
  server.clock.set("2026-11-20T18:05:00Z");
  await server.restart();
  await expect.poll(looks, patience).toBe(2);
  server.clock.set("2026-11-21T16:05:00Z");
  expect((await ahead()).changes).toEqual([]);
  await server.restart();
  await expect.poll(phone.titles, patience).toEqual(["Tomorrow", "Tomorrow"]);
  expect(phone.deliveries[1]?.message.body).toBe("New: Dentist, Mon, 11/23, 10:00 AM");
});

it("tells at another hour, and mom never, where they want it so", async () => {
  const parent = openTestBrowser(server);
  await parent.send("POST", "/api/unlock", { memberId: "mom", pin: "2468" });
  const saved = await parent.send("PATCH", "/api/settings", {
    tomorrow: { at: "18:30", members: { mom: null } },
  });
  expect(saved.body.tomorrow).toEqual({ at: "18:30", members: { mom: null } });
  const wrong = { tomorrow: { at: "7 pm", members: {} } };
  expect((await parent.send("PATCH", "/api/settings", wrong)).body.field).toBe("tomorrow.at");
  const mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
  const phone = service.newPhone();
  await mom.send("POST", "/api/push/subscribe", phone.subscription);
  server.clock.set("2026-11-20T19:05:00Z");
  await server.restart();
  expect(phone.titles()).toEqual([]);
});
