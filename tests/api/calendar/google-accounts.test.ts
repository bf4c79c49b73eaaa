import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import {
  type GoogleServer,
  googleClient,
  startGoogleServer,
} from "../../fixtures/calendar/google-server.ts";
import { readCalendarOf } from "../../fixtures/calendar/read-calendar.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

const user = "kim@gmail.com";
const typed = { user, clientId: googleClient.id, clientSecret: googleClient.secret };
const fair = icsFileOf(
  veventOf("fair", "Village fair", ["DTSTART:20261121T160000Z", "DTEND:20261121T170000Z"]),
);
const quota = {
  ...{ status: 403, headers: { "retry-after": "600", "content-type": "application/json" } },
  body: JSON.stringify({
    error: { errors: [{ domain: "usageLimits", reason: "rateLimitExceeded" }], code: 403 },
  }),
};

let google: GoogleServer;
let server: TestServer;
let parent: TestBrowser;

const signInParent = async (): Promise<TestBrowser> => {
  const browser = openTestBrowser(server);
  await signInBrowser(browser, "mom", "2468");
  const asked = { memberId: "mom", pin: "2468", for: "settings" };
  expect((await browser.send("POST", "/api/unlock", asked)).status).toBe(200);
  return browser;
};
const begin = async (about: unknown = typed): Promise<{ id: string; url: string }> => {
  const { status, body } = await parent.send("POST", "/api/calendar/google", about);
  expect(status).toBe(201);
  return body;
};
const paste = (id: string, pasted: string, browser = parent) =>
  browser.send("POST", `/api/calendar/google/${id}/code`, { pasted });
const finish = (id: string, body: unknown = {}) =>
  parent.send("POST", `/api/calendar/google/${id}`, body);
const connect = async () => {
  const { id, url } = await begin();
  expect((await paste(id, await google.allow(url))).status).toBe(200);
  const { status, body } = await finish(id);
  expect(status).toBe(201);
  return body;
};
const titles = async () =>
  ((await readCalendarOf(parent)).events ?? []).map((each: { title: string }) => each.title);
const accountNow = async () => (await parent.get("/api/calendar/accounts")).body.items[0];
const refresh = async (id: string) => {
  server.clock.advance(6_000);
  return (await parent.send("POST", `/api/calendar/accounts/${id}/refresh`)).body;
};

describe("an account at Google", () => {
  beforeEach(async () => {
    google = await startGoogleServer();
    google.calendars.put(user, "fair.ics", fair);
    server = await startTestServer({ env: { ...familyPins, ...google.env } });
    parent = await signInParent();
  });
  afterEach(async () => {
    await server.close();
    await google.stop();
  });

  it("is connected by the address that is pasted, and written and read like any other", async () => {
    const { id, url } = await begin();
    expect(new URL(url).searchParams.get("login_hint")).toBe(user);
    const pasted = await paste(id, ` ${await google.allow(url)}\n`);
    expect(pasted).toMatchObject({ status: 200, body: { calendars: [{ name: user }] } });
    expect((await accountNow()) ?? null).toBeNull();
    const [calendar] = pasted.body.calendars;
    const connected = await finish(id, { calendars: [{ id: calendar.id, memberIds: ["mia"] }] });
    expect(connected).toMatchObject({ status: 201, body: { user, google: true } });
    expect(await titles()).toEqual(["Village fair"]);
    const made = await parent.send("POST", "/api/calendar/events", {
      ...{ feedId: calendar.id, title: "Dentist" },
      ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
    });
    expect(made.status).toBe(201);
    expect(google.calendars.texts().join("\n")).toContain("SUMMARY:Dentist");
    google.calendars.remove(user, "fair.ics");
    await refresh(connected.body.id);
    await expect.poll(titles).toEqual(["Dentist"]);
  });

  it("is asked on after an hour and a restart, and its client needn't be entered again", async () => {
    const { id } = await connect();
    await titles();
    await server.restart();
    parent = await signInParent();
    expect(await titles()).toEqual(["Village fair"]);
    server.clock.advance(3_700_000);
    parent = await signInParent();
    google.endAccess();
    expect(await refresh(id)).toMatchObject({ state: "ok" });
    expect(google.grants().filter((grant) => grant === "refresh_token").length).toBeGreaterThan(2);
    expect((await parent.get("/api/calendar/accounts")).body.googleClient).toBe(true);
    await begin({ user: "leo@gmail.com" });
  });

  it("says how to let the wall in again where Google withdrew it, and keeps what was chosen", async () => {
    const { id, calendars } = await connect();
    const [{ id: calendarId }] = calendars;
    await parent.send("PATCH", `/api/calendar/accounts/${id}`, {
      calendars: [{ id: calendarId, memberIds: ["leo"] }],
    });
    await expect.poll(titles).toEqual(["Village fair"]);
    google.withdraw();
    expect(await refresh(id)).toMatchObject({
      ...{ state: "error", code: "accountGoogleWithdrawn" },
      error: expect.stringContaining("seven days"),
    });
    expect(await titles()).toEqual(["Village fair"]);
    expect(await connect()).toMatchObject({ id, calendars: [{ memberIds: ["leo"] }] });
    expect(await refresh(id)).toMatchObject({ state: "ok" });
  });

  it("is left alone for as long as Google asks that was asked too often", async () => {
    const { id } = await connect();
    await titles();
    google.calendars.refuse(quota);
    expect(await refresh(id)).toMatchObject({ state: "error", code: "tooOften" });
    const asked = google.calendars.requests().length;
    google.calendars.refuse(null);
    server.clock.advance(590_000);
    await titles();
    expect(google.calendars.requests().length).toBe(asked);
    server.clock.advance(1_000_000);
    await titles();
    await expect.poll(async () => (await accountNow()).state).toBe("ok");
  });

  it("keeps a change that Google is too busy for, and writes it once", async () => {
    const { calendars } = await connect();
    await titles();
    google.calendars.refuse(quota);
    const made = await parent.send("POST", "/api/calendar/events", {
      ...{ feedId: calendars[0].id, title: "Dentist" },
      ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
    });
    expect(made.status).toBeLessThan(300);
    expect((await parent.get("/api/calendar/changes")).body.waiting).toHaveLength(1);
    google.calendars.refuse(null);
    await server.restart();
    parent = await signInParent();
    await expect
      .poll(async () => (await parent.get("/api/calendar/changes")).body.waiting)
      .toEqual([]);
    const written = google.calendars.texts().filter((each) => each.includes("SUMMARY:Dentist"));
    expect(written).toHaveLength(1);
  });
});

describe("what goes wrong on the way to Google and back", () => {
  beforeEach(async () => {
    google = await startGoogleServer();
    server = await startTestServer({ env: { ...familyPins, ...google.env } });
    parent = await signInParent();
  });
  afterEach(async () => {
    await server.close();
    await google.stop();
  });

  const reasonOf = async (answer: Promise<{ status: number; body: { reason?: string } }>) => {
    const { status, body } = await answer;
    return [status, body.reason];
  };

  it("leaves nothing behind where an account's calendars are for somebody unknown", async () => {
    const { id, url } = await begin();
    const { calendars } = (await paste(id, await google.allow(url))).body;
    const gone = { calendars: [{ id: calendars[0].id, memberIds: ["nobody"] }] };
    expect(await finish(id, gone)).toMatchObject({ status: 400 });
    const { items, googleClient: isKept } = (await parent.get("/api/calendar/accounts")).body;
    expect({ items, isKept }).toEqual({ items: [], isKept: false });
    expect((await finish(id)).status).toBe(201);
    expect((await parent.get("/api/calendar/accounts")).body.googleClient).toBe(true);
  });

  it("is said where nobody entered a client", async () => {
    const asked = parent.send("POST", "/api/calendar/google", { user });
    expect(await reasonOf(asked)).toEqual([400, "accountGoogleClientMissing"]);
  });

  it("is said where it was denied, where something else was pasted, or a tick was missing", async () => {
    const { id, url } = await begin();
    for (const text of ["hello", url, "http://127.0.0.1/", "4/0AbCd"])
      expect(await reasonOf(paste(id, text))).toEqual([400, "accountGooglePasteWrong"]);
    expect(await reasonOf(paste(id, await google.deny(url)))).toEqual([400, "accountGoogleDenied"]);
    google.untickCalendars();
    const unticked = paste(id, await google.allow(url));
    expect(await reasonOf(unticked)).toEqual([400, "accountGoogleScopeMissing"]);
  });

  it("is said where the address is another try's, is pasted twice, or comes too late", async () => {
    const [first, second] = [await begin(), await begin()];
    const over = [400, "accountGoogleTryOver"];
    expect(await reasonOf(paste(second.id, await google.allow(first.url)))).toEqual(over);
    const pasted = await google.allow(second.url);
    expect(await reasonOf(finish(second.id))).toEqual(over);
    const other = await signInParent();
    expect(await reasonOf(paste(second.id, pasted, other))).toEqual(over);
    expect((await paste(second.id, pasted)).status).toBe(200);
    expect(await reasonOf(paste(second.id, pasted))).toEqual(over);
    const late = await begin();
    const lateAddress = await google.allow(late.url);
    server.clock.advance(11 * 60_000);
    parent = await signInParent();
    expect(await reasonOf(paste(late.id, lateAddress))).toEqual(over);
  });

  it("is said where Google takes the code no more, or doesn't know the client", async () => {
    const { id, url } = await begin();
    const address = new URL(await google.allow(url));
    address.searchParams.set("code", "4/used-by-somebody");
    expect(await reasonOf(paste(id, address.href))).toEqual([400, "accountGoogleCodeUsed"]);
    const wrong = await begin({ ...typed, clientSecret: "wrong" });
    const answer = await paste(wrong.id, await google.allow(wrong.url));
    expect(answer).toMatchObject({
      ...{ status: 400, body: { reason: "accountGoogleClientRefused", field: "clientSecret" } },
    });
  });

  it("is said where another account was chosen at Google, or its API is off", async () => {
    const { id, url } = await begin();
    const another = paste(id, await google.allow(url, "somebody@gmail.com"));
    expect(await reasonOf(another)).toEqual([400, "accountGoogleOtherUser"]);
    const again = await begin();
    google.calendars.refuse({
      ...{ status: 403, headers: {} },
      body: '{"error":{"errors":[{"domain":"usageLimits","reason":"accessNotConfigured"}]}}',
    });
    const off = paste(again.id, await google.allow(again.url));
    expect(await reasonOf(off)).toEqual([400, "accountGoogleApiOff"]);
  });

  it("is said where Google is busy or in trouble", async () => {
    for (const [status, reason] of [
      [429, "tooOften"],
      [503, "sourceTrouble"],
    ] as const) {
      const { id, url } = await begin();
      google.answerToken(status, "{}", { "retry-after": "30" });
      expect(await reasonOf(paste(id, await google.allow(url)))).toEqual([400, reason]);
    }
  });

  it("isn't for children, nor for a parent whose PIN was typed long ago", async () => {
    const child = openTestBrowser(server);
    await signInBrowser(child, "mia", "1234");
    expect((await child.send("POST", "/api/calendar/google", typed)).status).toBe(401);
    server.clock.advance(16 * 60_000);
    expect((await parent.send("POST", "/api/calendar/google", typed)).status).toBe(401);
  });
});

describe("what Google gives", () => {
  it("is in no answer, no log line and no backup, and nowhere but in its owner's file", async () => {
    google = await startGoogleServer();
    server = await startTestServer({
      env: { ...familyPins, ...google.env, LOG_LEVEL: "debug" },
    });
    parent = await signInParent();
    const { id, url } = await begin();
    const pasted = await google.allow(url);
    const said = [await paste(id, pasted), await finish(id)].map(({ body }) => body);
    await titles();
    google.withdraw();
    said.push(await refresh((await accountNow()).id), await accountNow());
    await server.backUp();
    const report = (await parent.get("/api/bug-report")).body;
    const kept = JSON.parse(readFileSync(join(server.configDir, "connections.json"), "utf8"));
    expect(kept).toMatchObject({
      ...{ GOOGLE_CLIENT_SECRET: googleClient.secret, CALDAV_USER: user },
      CALDAV_PASSWORD: expect.stringContaining("canary-refresh"),
    });
    const database = readFileSync(join(server.dataDir, "wall.db"), "latin1");
    const code = new URL(pasted).searchParams.get("code") ?? "no code";
    for (const secret of [...google.given(), googleClient.secret, code])
      for (const where of [JSON.stringify([said, report]), server.log(), database])
        expect(where).not.toContain(secret);
    await server.close();
    await google.stop();
  });
});
