import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

let radicale: Radicale;
let server: TestServer;
let mom: TestBrowser;
let calendar = "";
let accountId = "";

describe.skipIf(!hasRadicale)("a change that waits for its account's server", () => {
  beforeEach(async () => {
    radicale = await startRadicale();
    calendar = await radicale.makeCalendar("family", { title: "Family" });
    const lines = ["DTSTART:20261121T160000Z", "DTEND:20261121T170000Z", "RRULE:FREQ=WEEKLY"];
    const body = icsFileOf(veventOf("choir", "Choir", lines));
    await radicale.send("PUT", `${calendar}choir.ics`, { body });
    server = await startTestServer({ env: familyPins });
    mom = openTestBrowser(server);
    await signInBrowser(mom, "mom", "2468");
    await mom.send("POST", "/api/unlock", { memberId: "mom", pin: "2468", for: "settings" });
    accountId = (await connect()).body.id;
    await choirIsRead();
  });
  afterEach(async () => {
    await server.close();
    await radicale.close();
  });

  const connect = (password = radicale.password) =>
    mom.send("POST", "/api/calendar/accounts", {
      ...{ url: radicale.url, user: radicale.user, password, local: true },
    });
  const events = async (): Promise<{ id: string; seriesId: string; title: string }[]> =>
    (await mom.get("/api/calendar?start=2026-11-20&end=2026-12-06")).body.events;
  const titles = async (): Promise<string[]> => (await events()).map(({ title }) => title);
  const choirIsRead = async (): Promise<void> => {
    await expect.poll(titles).toContain("Choir");
  };
  const stored = async (): Promise<string> => (await radicale.send("GET", calendar)).text();
  const waiting = async () => (await mom.get("/api/calendar/changes")).body.waiting;
  const rename = async (title: string, scope: string) => {
    const [event] = await events();
    const occurrence = encodeURIComponent("2026-11-28T16:00:00.000Z");
    const query = scope === "one" ? `scope=one&occurrence=${occurrence}` : "scope=all";
    const path = `/api/calendar/events/${event?.seriesId}?${query}`;
    const answer = await mom.send("PATCH", path, { title });
    expect(answer).toMatchObject({ status: 200, body: { waiting: true } });
  };
  const account = async () => (await mom.get("/api/calendar/accounts")).body.items[0];
  const path = () => `/api/calendar/accounts/${accountId}`;

  it("is counted before its account is taken away, goes with it, and doesn't come back with it", async () => {
    await radicale.stop();
    await rename("Rehearsal", "one");
    expect((await account()).calendars).toMatchObject([{ waiting: 1 }]);
    expect(await titles()).toContain("Rehearsal");
    expect((await mom.send("DELETE", path())).status).toBe(204);
    expect(await waiting()).toEqual([]);
    await radicale.resume();
    expect((await connect()).status).toBe(201);
    await expect
      .poll(titles)
      .toEqual(["Choir", "Choir", "Choir"].slice(0, (await titles()).length));
    expect(await stored()).not.toContain("Rehearsal");
    expect((await account()).calendars).toMatchObject([{ waiting: 0 }]);
  }, 60_000);

  it.each(["one", "all"])(
    "waits where its server wants another password, and arrives once the account has it: %s",
    async (scope) => {
      radicale.changePassword("another word");
      await rename("Rehearsal", scope);
      expect(await titles()).toContain("Rehearsal");
      server.clock.advance(60_000);
      await mom.send("POST", `${path()}/refresh`);
      expect(await account()).toMatchObject({ state: "error", code: "accountPasswordRefused" });
      const wrong = await mom.send("PATCH", path(), { password: "a wrong word" });
      expect(wrong).toMatchObject({ status: 400, body: { reason: "accountPasswordRefused" } });
      expect(await stored()).not.toContain("Rehearsal");
      expect((await mom.send("PATCH", path(), { password: "another word" })).status).toBe(200);
      await expect.poll(stored, { timeout: 15_000 }).toContain("SUMMARY:Rehearsal");
      await expect.poll(waiting).toEqual([]);
      expect((await account()).state).toBe("ok");
    },
    60_000,
  );

  it.each(["account", "calendar"])(
    "is sent at once where a parent has its %s tried, however long it would be left alone",
    async (what) => {
      await radicale.stop();
      // Each attempt has the wall wait twice as long; after these it is a quarter of a minute.
      for (const title of ["Concert", "Trip", "Tour", "Practice", "Rehearsal"])
        await rename(title, "one");
      await radicale.resume();
      server.clock.advance(60_000);
      const [{ id }] = (await account()).calendars;
      const row = what === "account" ? path() : `/api/calendar/feeds/${id}`;
      const tried = await mom.send("POST", `${row}/refresh`);
      expect(tried).toMatchObject({ status: 200, body: { state: "ok" } });
      await expect.poll(stored, { timeout: 5_000 }).toContain("SUMMARY:Rehearsal");
    },
    60_000,
  );

  it("rests while its calendar is unticked, says so, and arrives once it is ticked again", async () => {
    await radicale.stop();
    await rename("Rehearsal", "one");
    const [{ id }] = (await account()).calendars;
    const tick = (chosen: boolean) => mom.send("PATCH", path(), { calendars: [{ id, chosen }] });
    expect((await tick(false)).status).toBe(200);
    await radicale.resume();
    expect(await waiting()).toMatchObject([{ asks: true, problem: "calendarHidden" }]);
    expect(await stored()).not.toContain("Rehearsal");
    expect((await tick(true)).status).toBe(200);
    await expect.poll(stored, { timeout: 15_000 }).toContain("SUMMARY:Rehearsal");
    await expect.poll(waiting).toEqual([]);
  }, 60_000);
});
