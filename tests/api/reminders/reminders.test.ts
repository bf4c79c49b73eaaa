import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { familyPins, queryDatabase, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import {
  type PushPhone,
  type PushService,
  startPushService,
} from "../../fixtures/push/push-service.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

const dentist = {
  ...{ title: "Dentist", start: "2026-11-20T18:00:00.000Z", end: "2026-11-20T18:45:00.000Z" },
  ...{ memberIds: ["mom"], reminders: { before: [{ minutes: 30 }] } },
};

/** The house reads its calendar first, which takes a loaded machine a while. */
const patience = { timeout: 15_000 };

let service: PushService;
let server: TestServer;
let wall: TestBrowser;
let mom: TestBrowser;
let phone: PushPhone;
beforeEach(async () => {
  service = await startPushService();
  server = await startTestServer({
    env: { ...familyPins, PUSH_HOSTS: service.host, TZ: "Europe/Berlin" },
  });
  [wall, mom] = [openTestBrowser(server), openTestBrowser(server)];
  await signInBrowser(mom, "mom", "2468");
  phone = await subscribed(mom);
});
afterEach(async () => {
  await server.close();
  await service.close();
});

const subscribed = async (browser: TestBrowser, fields: object = {}): Promise<PushPhone> => {
  const own = service.newPhone();
  const body = { ...own.subscription, ...fields };
  expect((await browser.send("POST", "/api/push/subscribe", body)).status).toBe(200);
  return own;
};
const add = async (fields: object = {}): Promise<{ id: string; seriesId?: string }> => {
  const { status, body } = await wall.send("POST", "/api/calendar/events", {
    ...dentist,
    ...fields,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
/** Moves the clock; whatever is written makes the house look again at what is due. */
const at = async (instant: string): Promise<void> => {
  server.clock.set(instant);
  const note = { title: "Look", start: "2027-03-01", end: "2027-03-02", allDay: true };
  await add({ ...note, memberIds: ["dad"], reminders: { before: [] } });
};
const cards = async (): Promise<{ id: string; title: string; onTheWay: string[] }[]> =>
  (await wall.get("/api/reminders")).body.items;
const bodies = (): string[] => phone.deliveries.map(({ message }) => message.body);

describe("a reminder half an hour before the dentist", () => {
  it("rings on mom's phone and on the wall, once, over a restart too", async () => {
    await add();
    await at("2026-11-20T17:29:00Z");
    expect([phone.titles(), await cards()]).toEqual([[], []]);
    await at("2026-11-20T17:30:00Z");
    await expect.poll(phone.titles, patience).toEqual(["Dentist"]);
    expect(bodies()).toEqual(["Today, 7:00 PM · Mom"]);
    expect(await cards()).toMatchObject([
      { title: "Dentist", rangAt: "2026-11-20T17:30:00.000Z", until: dentist.start },
    ]);
    await server.restart();
    await at("2026-11-20T17:31:00Z");
    await expect.poll(cards, patience).toHaveLength(1);
    expect(queryDatabase(server, "SELECT id FROM push_outbox")).toEqual([]);
    expect(phone.titles()).toEqual(["Dentist"]);
  });

  it("is caught up on after the machine was off, until the dentist begins", async () => {
    await add();
    await add({
      title: "Piano",
      start: "2026-11-20T17:10:00.000Z",
      end: "2026-11-20T17:50:00.000Z",
    });
    await server.restart(undefined, () => server.clock.set("2026-11-20T17:45:00Z"));
    await expect.poll(phone.titles, patience).toEqual(["Dentist"]);
    expect((await cards()).map(({ title }) => title)).toEqual(["Dentist"]);
  });

  it("rings again when the dentist moves to a later hour, and not when only the place changes", async () => {
    const { id } = await add();
    await at("2026-11-20T17:30:00Z");
    await expect.poll(phone.titles, patience).toHaveLength(1);
    await wall.send("PATCH", `/api/calendar/events/${id}`, { location: "Main Street" });
    await at("2026-11-20T17:35:00Z");
    expect(phone.titles()).toHaveLength(1);
    const later = { start: "2026-11-20T19:00:00.000Z", end: "2026-11-20T19:45:00.000Z" };
    await wall.send("PATCH", `/api/calendar/events/${id}`, later);
    expect(await cards()).toEqual([]);
    await at("2026-11-20T18:30:00Z");
    await expect.poll(phone.titles, patience).toHaveLength(2);
    expect(bodies()[1]).toBe("Today, 8:00 PM · Mom · Main Street");
  });

  it("on a wall is told of anew when its event moves, once the move was answered", async () => {
    const { id } = await add();
    await at("2026-11-20T17:30:00Z");
    await expect.poll(cards, patience).toHaveLength(1);
    const stream = await openLiveStream(server.url);
    const later = { start: "2026-11-20T19:00:00.000Z", end: "2026-11-20T19:45:00.000Z" };
    const { headers } = await wall.send("PATCH", `/api/calendar/events/${id}`, later);
    const told = await stream.until(({ data }) => data.kind === "reminders");
    expect(told.data.revision).toBeGreaterThan(Number(headers.get("x-wall-revision")));
    stream.close();
  });

  it("doesn't ring where the dentist was cancelled", async () => {
    const { id } = await add();
    await wall.send("DELETE", `/api/calendar/events/${id}`);
    await at("2026-11-20T17:30:00Z");
    expect([phone.titles(), await cards()]).toEqual([[], []]);
  });

  it("leaves the wall when somebody taps the card away", async () => {
    await add();
    await at("2026-11-20T17:30:00Z");
    await expect.poll(cards, patience).toHaveLength(1);
    const [card] = await cards();
    const path = `/api/reminders/${card?.id}/dismiss`;
    expect((await wall.send("POST", path)).status).toBe(204);
    expect(await cards()).toEqual([]);
    expect((await wall.send("POST", path)).status).toBe(204);
  });
});

it("of a calendar's flood twenty ring, and the wall doesn't show the rest when those are tapped away", async () => {
  for (let n = 1; n <= 23; n += 1) await add({ title: `Spam ${n}` });
  await at("2026-11-20T17:30:00Z");
  await expect.poll(phone.titles, patience).toHaveLength(20);
  const shown = await cards();
  expect(shown).toHaveLength(20);
  for (const { id } of shown) await wall.send("POST", `/api/reminders/${id}/dismiss`);
  expect(await cards()).toEqual([]);
});

describe("a reminder of one time of a series", () => {
  const weekly = { recurrence: "FREQ=DAILY", start: "2026-11-20T18:00:00.000Z" };
  const choice = async (day: string) => {
    const { events } = (await wall.get(`/api/calendar?start=${day}&end=${day}`)).body;
    return events[0]?.reminders;
  };

  it("is that time's alone, and taken back it is as the series has it", async () => {
    const { id } = await add(weekly);
    const one = `/api/calendar/events/${id}?scope=one&occurrence=2026-11-21T18:00:00.000Z`;
    await wall.send("PATCH", one, { reminders: { before: [{ hours: 2 }], urgent: true } });
    expect(await choice("2026-11-21")).toEqual({ before: [{ hours: 2 }], urgent: true });
    expect(await choice("2026-11-22")).toEqual({ before: [{ minutes: 30 }] });
    await wall.send("PATCH", one, { reminders: null });
    expect(await choice("2026-11-21")).toEqual({ before: [{ minutes: 30 }] });
  });

  it("goes on with the series that begins anew from a day on, and what rang doesn't ring again", async () => {
    const { id } = await add(weekly);
    await at("2026-11-20T17:30:00Z");
    await expect.poll(phone.titles, patience).toHaveLength(1);
    await at("2026-11-21T17:30:00Z");
    await expect.poll(phone.titles, patience).toHaveLength(2);
    const following = `/api/calendar/events/${id}?scope=following&occurrence=2026-11-21T18:00:00.000Z`;
    const { body } = await wall.send("PATCH", following, { title: "Orthodontist" });
    expect(body.reminders).toEqual({ before: [{ minutes: 30 }] });
    await at("2026-11-21T17:35:00Z");
    expect(phone.titles()).toHaveLength(2);
    await at("2026-11-22T17:30:00Z");
    await expect.poll(phone.titles, patience).toEqual(["Dentist", "Dentist", "Orthodontist"]);
  });
});

describe("on a phone", () => {
  it("“On my way” shows on the event and on the wall's card, said twice too", async () => {
    await add();
    await at("2026-11-20T17:30:00Z");
    await expect.poll(phone.titles, patience).toHaveLength(1);
    const [, onMyWay] = phone.deliveries[0]?.message.actions ?? [];
    const { path = "", body } = onMyWay?.call ?? {};
    expect((await mom.send("POST", path, body)).body.onTheWay).toEqual(["mom"]);
    const again = await mom.send("POST", path, body);
    expect([again.status, again.headers.has("x-wall-revision")]).toEqual([200, false]);
    expect((await cards())[0]?.onTheWay).toEqual(["mom"]);
    const { events } = (await wall.get("/api/calendar?start=2026-11-20&end=2026-11-20")).body;
    expect(events[0].onTheWay).toEqual(["mom"]);
    expect((await wall.send("POST", path, body)).status).toBe(401);
    expect((await mom.send("DELETE", path)).body.onTheWay).toEqual([]);
    expect((await cards())[0]?.onTheWay).toEqual([]);
    expect((await mom.send("DELETE", path)).headers.has("x-wall-revision")).toBe(false);
    expect((await wall.send("DELETE", path)).status).toBe(401);
  });

  it("that was off from before bedtime on, it comes once more in the morning, marked, and not for what is gone", async () => {
    const early = { start: "2026-11-21T08:00:00.000Z", end: "2026-11-21T09:00:00.000Z" };
    const at23 = { reminders: { before: [{ hours: 10 }] } };
    await add({ ...early, ...at23, title: "Market" });
    const { id } = await add({ ...early, ...at23, title: "Brunch" });
    await add({ ...early, title: "Noon", reminders: { before: [{ hours: 14 }] } });
    await at("2026-11-20T18:00:00Z");
    await expect.poll(phone.titles, patience).toEqual(["Noon"]);
    await at("2026-11-20T20:45:00Z");
    await expect
      .poll(() => phone.titles().toSorted(), patience)
      .toEqual([...["Brunch", "Market", "Noon"]]);
    await wall.send("DELETE", `/api/calendar/events/${id}`);
    await at("2026-11-21T06:00:00Z");
    await expect.poll(phone.titles, patience).toHaveLength(4);
    const { message } = phone.deliveries[3] ?? {};
    expect(message).toMatchObject({
      title: "Market",
      body: "Today, 9:00 AM · Mom",
      firstSentAt: "2026-11-20T20:45:00.000Z",
    });
    await at("2026-11-21T06:30:00Z");
    expect(phone.titles()).toHaveLength(4);
  });

  it("a snoozed reminder comes ten minutes later, once, over a restart", async () => {
    await add();
    await at("2026-11-20T17:30:00Z");
    await expect.poll(phone.titles, patience).toHaveLength(1);
    const [snooze] = phone.deliveries[0]?.message.actions ?? [];
    const { body } = await mom.send("POST", snooze?.call.path ?? "", {});
    expect(body).toEqual({ ringsAt: "2026-11-20T17:40:00.000Z" });
    await server.restart();
    await at("2026-11-20T17:39:00Z");
    expect(phone.titles()).toHaveLength(1);
    await at("2026-11-20T17:40:00Z");
    await expect.poll(phone.titles, patience).toHaveLength(2);
    await at("2026-11-20T17:55:00Z");
    expect(phone.titles()).toHaveLength(2);
  });

  it("what somebody asked to hear again comes in quiet hours too", async () => {
    const late = { start: "2026-11-20T21:20:00.000Z", end: "2026-11-20T22:00:00.000Z" };
    await add(late);
    await at("2026-11-20T20:50:00Z");
    await expect.poll(phone.titles, patience).toHaveLength(1);
    server.clock.set("2026-11-20T20:55:00Z");
    const [snooze] = phone.deliveries[0]?.message.actions ?? [];
    await mom.send("POST", snooze?.call.path ?? "", {});
    await at("2026-11-20T21:05:00Z");
    await expect.poll(phone.titles, patience).toHaveLength(2);
  });

  it.each([
    ["America/New_York", /^Today, 7:00 PM \(1:00 PM where you are\) · Mom$/],
    ["Asia/Tokyo", /^Today, 7:00 PM \(Sat,? 3:00 AM where you are\) · Mom$/],
  ])("says both times where it is in another zone: %s", async (timeZone, says) => {
    phone = await subscribed(mom, { timeZone });
    await add();
    await at("2026-11-20T17:30:00Z");
    await expect.poll(() => bodies().join(), patience).toMatch(says);
  });

  it("a child is reminded of what is theirs, and the parents with them", async () => {
    const mia = openTestBrowser(server);
    await signInBrowser(mia, "mia", "1234");
    expect((await mia.get("/api/push")).body.reason).toBeUndefined();
    const hers = await subscribed(mia);
    await add({ memberIds: ["mia"] });
    await add({ title: "Book club" });
    await at("2026-11-20T17:30:00Z");
    await expect.poll(hers.titles, patience).toEqual(["Dentist"]);
    await expect.poll(() => phone.titles().toSorted(), patience).toEqual(["Book club", "Dentist"]);
  });

  it("nothing rings for who switched reminders off", async () => {
    const { notifications } = (await mom.get("/api/settings")).body;
    const notTo = { ...notifications.notTo, reminders: ["mom"] };
    const patch = { notifications: { ...notifications, notTo } };
    expect((await mom.send("PATCH", "/api/settings", patch)).status).toBe(200);
    await add();
    await at("2026-11-20T17:30:00Z");
    await expect.poll(cards, patience).toHaveLength(1);
    expect(phone.titles()).toEqual([]);
  });

  it("an urgent flight rings at night, and what isn't urgent comes before bedtime, with its time", async () => {
    const early = { start: "2026-11-21T03:30:00.000Z", end: "2026-11-21T06:00:00.000Z" };
    await add({ ...early, title: "Flight", reminders: { before: [{ hours: 1 }], urgent: true } });
    await add({ ...early, title: "Market" });
    await at("2026-11-20T20:45:00Z");
    await expect.poll(phone.titles, patience).toEqual(["Market"]);
    expect(bodies()).toEqual(["Tomorrow, 4:30 AM · Mom"]);
    await at("2026-11-21T02:30:00Z");
    await expect.poll(phone.titles, patience).toEqual(["Market", "Flight"]);
  });
});
