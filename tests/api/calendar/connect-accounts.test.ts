import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import { readCalendarOf } from "../../fixtures/calendar/read-calendar.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";

let radicale: Radicale;
let server: TestServer;
let parent: TestBrowser;

const unlock = async (): Promise<void> => {
  parent = openTestBrowser(server);
  await signInBrowser(parent, "mom", "2468");
  const unlocked = await parent.send("POST", "/api/unlock", {
    ...{ memberId: "mom", pin: "2468", for: "settings" },
  });
  expect(unlocked.status).toBe(200);
};
const typed = (more: Record<string, unknown> = {}) => ({
  ...{ url: radicale.url, user: radicale.user, password: radicale.password, local: true },
  ...more,
});
const connect = (more: Record<string, unknown> = {}) =>
  parent.send("POST", "/api/calendar/accounts", typed(more));
const accounts = async () => (await parent.get("/api/calendar/accounts")).body;
const readEvents = async () => (await readCalendarOf(parent)).events ?? [];

describe.skipIf(!hasRadicale)("connecting an account", () => {
  beforeAll(async () => {
    radicale = await startRadicale();
    for (const [name, title] of [
      ["family", "Family"],
      ["mia", "Mia"],
    ] as const) {
      const url = await radicale.makeCalendar(name, { title });
      const lines = ["DTSTART:20261121T160000Z", "DTEND:20261121T170000Z"];
      const body = icsFileOf(veventOf(name, `Of ${title}`, lines));
      await radicale.send("PUT", `${url}one.ics`, { body });
    }
  });
  afterAll(() => radicale.close());
  beforeEach(async () => {
    server = await startTestServer({ env: familyPins });
    await unlock();
  });
  afterEach(() => server.close());

  it("isn't at the wall itself, whatever the name that leads there", async () => {
    const { port } = new URL(server.url);
    for (const host of ["localhost", "127.0.0.1", "wall.home"]) {
      const url = `http://${host}:${port}/`;
      const { status, body } = await parent.send(
        "POST",
        "/api/calendar/accounts/test",
        typed({ url }),
      );
      expect([status, body.reason]).toEqual([400, "leadsHere"]);
    }
  });

  it("is a parent's, just now: not a child's, nor a parent's whose PIN was typed long ago", async () => {
    const child = openTestBrowser(server);
    await signInBrowser(child, "mia", "1234");
    for (const [browser, status] of [
      [child, 401],
      [openTestBrowser(server), 401],
    ] as const)
      expect((await browser.send("POST", "/api/calendar/accounts", typed())).status).toBe(status);
    server.clock.advance(16 * 60_000);
    expect((await connect()).status).toBe(401);
    expect((await accounts()).items).toEqual([]);
  });

  it("tells what an account has before anything is kept", async () => {
    const { status, body } = await parent.send("POST", "/api/calendar/accounts/test", typed());
    expect(status).toBe(200);
    expect(body.calendars).toMatchObject([
      { name: "Family", events: true, todos: false, readOnly: false, color: "#3b7dd8" },
      { name: "Mia" },
    ]);
    expect((await accounts()).items).toEqual([]);
  });

  it("shows the chosen calendars alone, as those of their members and in the family's colour", async () => {
    const tested = await parent.send("POST", "/api/calendar/accounts/test", typed());
    const { id } = tested.body.calendars[1];
    const { status, body } = await connect({
      calendars: [{ id, memberIds: ["mia", "leo"], color: "#112233" }],
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ user: "kim", fixed: false });
    expect(JSON.stringify(body)).not.toContain("a word with");
    expect(await readEvents()).toMatchObject([
      { title: "Of Mia", memberIds: ["mia", "leo"], color: "#112233" },
    ]);
    const changed = await parent.send("PATCH", `/api/calendar/accounts/${body.id}`, {
      calendars: [
        { id, memberIds: ["mia"], color: null },
        { id: tested.body.calendars[0].id, chosen: true },
      ],
    });
    expect(changed.status).toBe(200);
    await expect
      .poll(readEvents)
      .toMatchObject([{ title: "Of Family" }, { title: "Of Mia", color: "#d9662b" }]);
  });

  it("keeps the password in a file of its owner's, over a restart, and in no backup or answer", async () => {
    await connect();
    await readEvents();
    const file = join(server.configDir, "connections.json");
    expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ CALDAV_USER: "kim" });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await server.restart();
    await unlock();
    expect(await readEvents()).toHaveLength(2);
    await server.backUp();
    const report = JSON.stringify((await parent.get("/api/bug-report")).body);
    const database = readFileSync(join(server.dataDir, "wall.db"), "latin1");
    for (const text of [report, database, server.log(), JSON.stringify(await accounts())])
      expect(text).not.toContain("a word with");
  });

  it("refuses the same account twice, and what is wrong with one is said in a sentence", async () => {
    const wrong = await connect({ password: "wrong" });
    expect(wrong).toMatchObject({
      status: 400,
      body: { code: "accountRefused", reason: "accountPasswordRefused", field: "password" },
    });
    const here = await connect({ local: false });
    expect(here).toMatchObject({ status: 400, body: { reason: "leadsHere" } });
    const own = await connect({ url: server.url });
    expect(own).toMatchObject({ status: 400, body: { reason: "leadsHere" } });
    expect((await connect({ url: "file:///etc/passwd" })).body.reason).toBe("badAddress");
    expect((await connect()).status).toBe(201);
    expect(await connect()).toMatchObject({ status: 409, body: { code: "accountKnown" } });
  });

  it("takes an account away with everything that was read from it", async () => {
    const { body } = await connect();
    expect(await readEvents()).toHaveLength(2);
    const gone = await parent.send("DELETE", `/api/calendar/accounts/${body.id}`);
    expect(gone.status).toBe(204);
    expect(await readEvents()).toEqual([]);
    expect((await accounts()).items).toEqual([]);
    const file = readFileSync(join(server.configDir, "connections.json"), "utf8");
    expect(JSON.parse(file)).toEqual({});
  });

  it("leaves the family calendar what was on its way to an account that is taken away", async () => {
    const { body } = await connect();
    const choir = await parent.send("POST", "/api/calendar/events", {
      ...{ title: "Choir", memberIds: ["mia"] },
      ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
    });
    await radicale.stop();
    const moved = await parent.send("PATCH", `/api/calendar/events/${choir.body.id}`, {
      feedId: body.calendars[0].id,
    });
    expect(moved).toMatchObject({ status: 200, body: { waiting: true } });
    const gone = await parent.send("DELETE", `/api/calendar/accounts/${body.id}`);
    expect(gone.status).toBe(204);
    await radicale.resume();
    expect(await readEvents()).toMatchObject([
      { title: "Choir", memberIds: ["mia"], feedId: "family" },
    ]);
  }, 30_000);

  it("takes no event into a list of to-dos, where nobody would see it", async () => {
    const list = await radicale.makeCalendar("todos", { title: "House", kinds: ["VTODO"] });
    const tested = await parent.send("POST", "/api/calendar/accounts/test", typed());
    const { id } = tested.body.calendars.find(({ events }: { events: boolean }) => !events);
    expect((await connect({ calendars: [{ id }] })).status).toBe(201);
    const answer = await parent.send("POST", "/api/calendar/events", {
      ...{ feedId: id, title: "Choir", memberIds: [] },
      ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
    });
    expect(answer).toMatchObject({ status: 400, body: { field: "feedId" } });
    await radicale.send("DELETE", list);
  });

  it("takes new events of a member into a calendar that can be written", async () => {
    const { body } = await connect();
    const calendarId = body.calendars[0].id;
    const put = (about: unknown) => parent.send("PUT", "/api/calendar/new-events", about);
    expect((await put({ memberId: "mia", calendarId })).status).toBe(204);
    expect((await accounts()).newEvents).toEqual([{ memberId: "mia", calendarId }]);
    expect((await put({ memberId: "mia", calendarId: "nobody-knows" })).status).toBe(400);
    expect((await put({ memberId: "mia", calendarId: null })).status).toBe(204);
    expect((await accounts()).newEvents).toEqual([]);
  });
});
