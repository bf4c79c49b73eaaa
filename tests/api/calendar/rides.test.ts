import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import {
  type PushPhone,
  type PushService,
  startPushService,
} from "../../fixtures/push/push-service.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

const football = {
  ...{ title: "Football", start: "2026-11-20T18:00:00.000Z", end: "2026-11-20T19:00:00.000Z" },
  ...{ memberIds: ["leo"], location: "Sports ground", driver: "dad" },
};
const patience = { timeout: 15_000 };

let service: PushService;
let server: TestServer;
let wall: TestBrowser;
beforeEach(async () => {
  service = await startPushService();
  server = await startTestServer({
    env: { ...familyPins, PUSH_HOSTS: service.host, TZ: "Europe/Berlin" },
  });
  wall = openTestBrowser(server);
});
afterEach(async () => {
  await server.close();
  await service.close();
});

const add = async (fields: object = {}) =>
  await wall.send("POST", "/api/calendar/events", { ...football, ...fields });
const shown = async () =>
  (await wall.get("/api/calendar?start=2026-11-18&end=2026-12-10")).body.events as {
    readonly [field: string]: unknown;
  }[];
const way = async (minutes: number | null, name = "Sports ground") =>
  await wall.send("PUT", "/api/calendar/places", { name, minutes });

describe("who takes, who collects, when to leave", () => {
  it("says when to leave once somebody typed how long the way is, for every event there", async () => {
    await add();
    expect((await shown())[0]).toMatchObject({ driver: "dad" });
    expect((await shown())[0]?.["leaveAt"]).toBeUndefined();
    expect((await way(25)).body).toEqual({ items: [{ name: "Sports ground", minutes: 25 }] });
    await add({ title: "Match", location: "  sports   GROUND", collector: "mom" });
    expect(await shown()).toMatchObject([
      { title: "Football", leaveAt: "2026-11-20T17:35:00.000Z" },
      { title: "Match", leaveAt: "2026-11-20T17:35:00.000Z", collector: "mom" },
    ]);
    await way(null);
    expect((await shown())[0]?.["leaveAt"]).toBeUndefined();
  });

  it("refuses a child at the wheel, a stranger, and a place without minutes, naming the field", async () => {
    expect(await add({ driver: "leo" })).toMatchObject({ status: 400, body: { field: "driver" } });
    expect(await add({ collector: "mia" })).toMatchObject({
      ...{ status: 400, body: { field: "collector", error: expect.stringContaining("child") } },
    });
    expect(await add({ driver: "nobody" })).toMatchObject({
      status: 400,
      body: { field: "driver" },
    });
    const noMinutes = await wall.send("PUT", "/api/calendar/places", { name: "Pool" });
    expect(noMinutes).toMatchObject({ status: 400, body: { field: "minutes" } });
    expect(await way(0)).toMatchObject({ status: 400, body: { field: "minutes" } });
    await add({ title: "Only this" });
    expect((await shown()).map(({ title }) => title)).toEqual(["Only this"]);
  });

  it("lets somebody else drive once, and nobody, without touching the other weeks", async () => {
    const { body: event } = await add({ recurrence: "FREQ=WEEKLY;COUNT=3" });
    const [, second, third] = await shown();
    const path = `/api/calendar/events/${event.seriesId ?? event.id}`;
    const once = `${path}?scope=one&occurrence=${encodeURIComponent(String(second?.["occurrence"]))}`;
    await wall.send("PATCH", once, { driver: "mom" });
    const ride = { driver: null, collector: null, occurrence: third?.["occurrence"] };
    expect((await wall.send("PUT", `${path}/ride`, ride)).status).toBe(200);
    expect((await shown()).map(({ driver }) => driver)).toEqual(["dad", "mom", undefined]);
    expect((await wall.send("PUT", "/api/calendar/events/none/ride", { ...ride })).status).toBe(
      404,
    );
    for (const occurrence of ["2026-02-30", "9999-99-99", "2026-13-01T00:00:00Z", "soon"])
      expect(await wall.send("PUT", `${path}/ride`, { ...ride, occurrence })).toMatchObject({
        status: 400,
        body: { field: "occurrence", error: expect.stringContaining("a date or an instant") },
      });
  });

  it("rings on the phones of who drives and on the walls when it is time to leave", async () => {
    const mom = openTestBrowser(server);
    await signInBrowser(mom, "mom", "2468");
    const phone: PushPhone = service.newPhone();
    await mom.send("POST", "/api/push/subscribe", phone.subscription);
    await way(25);
    await add({ driver: "mom" });
    server.clock.set("2026-11-20T17:34:00Z");
    await way(10, "Pool");
    expect(phone.titles()).toEqual([]);
    server.clock.set("2026-11-20T17:35:00Z");
    await way(11, "Pool");
    await expect.poll(phone.titles, patience).toEqual(["Football"]);
    expect(phone.deliveries[0]?.message.body).toBe(
      "Today, 7:00 PM · Leave 6:35 PM, Mom drives · Leo · Sports ground",
    );
    const { items } = (await wall.get("/api/reminders")).body;
    expect(items).toMatchObject([{ driver: "mom", leaveAt: "2026-11-20T17:35:00.000Z" }]);
  });
});

it("knows a small child by the roster", async () => {
  const browser = openTestBrowser(server);
  await browser.send("POST", "/api/unlock", { memberId: "mom", pin: "2468" });
  const roster = [
    { id: "leo", name: "Leo", color: "#2a8f6d", kid: true, needsCompany: true },
    { id: "mom", name: "Mom", color: "#c94f7c", parent: true },
  ];
  const { body } = await browser.send("PUT", "/api/members", roster);
  expect(body).toMatchObject([{ id: "leo", needsCompany: true }, { id: "mom" }]);
  expect(body[1].needsCompany).toBeUndefined();
});

it("has nobody drive who has left the family", async () => {
  const browser = openTestBrowser(server);
  await browser.send("POST", "/api/unlock", { memberId: "mom", pin: "2468" });
  await add({ collector: "mom" });
  expect(await shown()).toMatchObject([{ driver: "dad", collector: "mom" }]);
  const roster = [
    { id: "leo", name: "Leo", color: "#2a8f6d", kid: true },
    { id: "mom", name: "Mom", color: "#c94f7c", parent: true },
  ];
  expect((await browser.send("PUT", "/api/members", roster)).status).toBe(200);
  const [event] = await shown();
  expect([event?.["driver"], event?.["collector"]]).toEqual([undefined, "mom"]);
});
