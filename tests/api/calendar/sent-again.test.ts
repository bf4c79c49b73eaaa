import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { familyPins, openWallBrowser } from "../../fixtures/access/sign-in.ts";
import { startDroppingProxy } from "../../fixtures/calendar/dropping-proxy.ts";
import { icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import type { TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

const lesson = icsFileOf(
  veventOf("piano", "Piano", ["DTSTART:20261121T160000Z", "DTEND:20261121T170000Z"]),
);
const isWrite = (method: string): boolean => method === "PUT" || method === "MOVE";

let remote: Radicale;
let proxy: Awaited<ReturnType<typeof startDroppingProxy>>;
let addresses: Readonly<Record<"family" | "work", string>>;
let server: TestServer;
let wall: TestBrowser;

const calendar = async () => (await wall.get("/api/calendar")).body;
const feedOf = async (wanted: string): Promise<string> =>
  (await calendar()).feeds.find(({ name }: { name: string }) => name === wanted).id;
const stored = async (name: "family" | "work"): Promise<string> =>
  (await remote.send("GET", addresses[name])).text();
const waiting = async () => (await wall.get("/api/calendar/changes")).body.waiting;
const decide = async (send: boolean) => {
  const [{ id }] = await waiting();
  return wall.send("POST", `/api/calendar/changes/${id}/decide`, { send });
};
const isRead = async (): Promise<void> => {
  await expect
    .poll(async () => (await calendar()).events.length, { timeout: 10_000 })
    .toBeGreaterThan(0);
};
const isAsked = async (): Promise<void> => {
  await expect
    .poll(
      async () => {
        server.clock.advance(1_000);
        return (await waiting())[0]?.problem;
      },
      { timeout: 20_000, interval: 250 },
    )
    .toBeDefined();
};

describe.skipIf(!hasRadicale)("what waits and is sent again by a parent", () => {
  beforeEach(async () => {
    remote = await startRadicale();
    proxy = await startDroppingProxy(remote.url);
    addresses = {
      family: await remote.makeCalendar("family", { title: "Family" }),
      work: await remote.makeCalendar("work", { title: "Work" }),
    };
    await remote.send("PUT", `${addresses.family}piano.ics`, { body: lesson });
    server = await startTestServer({
      env: {
        ...familyPins,
        CALDAV_URL: proxy.url,
        CALDAV_USER: remote.user,
        CALDAV_PASSWORD: remote.password,
      },
    });
    wall = await openWallBrowser(server);
    await isRead();
  });
  afterEach(async () => {
    await server.close();
    await proxy.close();
    await remote.close();
  });

  it("arrives where others deleted it at its old place while it was to move", async () => {
    const [event] = (await calendar()).events;
    proxy.refuse(isWrite, 503);
    const path = `/api/calendar/events/${event.id}`;
    expect((await wall.send("PATCH", path, { feedId: await feedOf("Work") })).status).toBe(200);
    await remote.send("DELETE", `${addresses.family}piano.ics`);
    proxy.refuse(() => false);
    await isAsked();
    expect(await waiting()).toMatchObject([
      { problem: "conflict", versions: { ours: { title: "Piano" }, theirs: null } },
    ]);
    expect((await decide(true)).status).toBe(204);
    await expect.poll(waiting).toEqual([]);
    expect(await stored("work")).toContain("SUMMARY:Piano");
  }, 60_000);

  it("stays and is asked about again as long as its server refuses it", async () => {
    await remote.stop();
    const added = await wall.send("POST", "/api/calendar/events", {
      ...{ feedId: await feedOf("Work"), title: "Dentist" },
      ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
    });
    expect(added).toMatchObject({ status: 201, body: { waiting: true } });
    proxy.refuse(isWrite);
    await remote.resume();
    await isAsked();
    expect(await decide(true)).toMatchObject({ status: 502, body: { code: "sourceRefused" } });
    expect(await waiting()).toMatchObject([{ title: "Dentist", asks: true }]);
    proxy.refuse(() => false);
    expect((await decide(true)).status).toBe(204);
    await expect.poll(waiting).toEqual([]);
    expect(await stored("work")).toContain("SUMMARY:Dentist");
  }, 60_000);
});
