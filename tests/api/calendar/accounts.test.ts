import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import { readCalendarOf } from "../../fixtures/calendar/read-calendar.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";

const eventOf = (uid: string, title: string, ...lines: readonly string[]): string =>
  icsFileOf(veventOf(uid, title, ["DTSTART:20261121T160000Z", "DTEND:20261121T170000Z", ...lines]));

let radicale: Radicale;
let server: TestServer;
let parent: TestBrowser;
let count = 0;

const open = async (env: Record<string, string> = {}): Promise<void> => {
  server = await startTestServer({ env: { ...familyPins, ...env } });
  parent = openTestBrowser(server);
  await signInBrowser(parent, "mom", "2468");
};
const account = () => ({
  CALDAV_URL: radicale.url,
  CALDAV_USER: radicale.user,
  CALDAV_PASSWORD: radicale.password,
});
const readEvents = () => readCalendarOf(parent);
const titles = async (): Promise<string[]> =>
  ((await readEvents()).events ?? []).map(({ title }: { title: string }) => title).toSorted();
const feedNamed = async (name: string) => {
  const { body } = await parent.get("/api/calendar/feeds");
  return body.items.find((feed: { name: string }) => feed.name === name);
};
const refresh = async (name: string) => {
  server.clock.advance(6_000);
  const { id } = await feedNamed(name);
  const answer = await parent.send("POST", `/api/calendar/feeds/${id}/refresh`);
  expect(answer.status).toBe(200);
};

describe.skipIf(!hasRadicale)("an account that the operator gives", () => {
  beforeAll(async () => {
    radicale = await startRadicale();
  });
  afterAll(() => radicale.close());
  afterEach(() => server.close());

  /** A calendar of its own for each test. */
  const makeCalendar = async (title: string, kinds?: string[]) => {
    count += 1;
    return radicale.makeCalendar(`calendar-${count}`, { title, ...(kinds ? { kinds } : {}) });
  };
  const put = async (url: string, ics: string): Promise<void> => {
    expect((await radicale.send("PUT", url, { body: ics })).status).toBe(201);
  };

  it("shows every calendar that holds events as everybody's, in its colour", async () => {
    const url = await makeCalendar("Family");
    await makeCalendar("Chores of the app", ["VTODO"]);
    await put(`${url}dentist.ics`, eventOf("dentist", "Dentist"));
    await open(account());
    const { events, feeds } = await readEvents();
    expect(events).toMatchObject([
      { title: "Dentist", memberIds: [], color: "#3b7dd8", editable: true },
    ]);
    expect(feeds).toMatchObject([{ name: "Family", state: "ok", readOnly: false, held: 0 }]);
    expect(events[0].feedId).toBe(feeds[0].id);
    const { sources } = (await parent.get("/api/health")).body;
    expect(sources.calendar).toMatchObject({ state: "ok" });
  });

  it("follows what another of the family's programs writes, changes and deletes", async () => {
    const url = await makeCalendar("Followed");
    await put(`${url}one.ics`, eventOf("one", "Ballet"));
    await open(account());
    expect(await titles()).toContain("Ballet");
    await put(`${url}two.ics`, eventOf("two", "Swimming"));
    const later = await radicale.send("PUT", `${url}one.ics`, {
      body: eventOf("one", "Ballet at five"),
    });
    expect(later.status).toBe(201);
    await refresh("Followed");
    expect(await titles()).toEqual(expect.arrayContaining(["Ballet at five", "Swimming"]));
    await radicale.send("DELETE", `${url}two.ics`);
    await refresh("Followed");
    expect(await titles()).not.toContain("Swimming");
  });

  it("stays on the wall while its server is away, also over a restart, and says since when", async () => {
    const url = await makeCalendar("Stays");
    await put(`${url}stays.ics`, eventOf("stays", "Grandma comes"));
    await open(account());
    expect(await titles()).toContain("Grandma comes");
    await radicale.stop();
    await refresh("Stays");
    expect(await feedNamed("Stays")).toMatchObject({ state: "stale", code: "refused" });
    await server.restart();
    parent = openTestBrowser(server);
    await signInBrowser(parent, "mom", "2468");
    expect(await titles()).toContain("Grandma comes");
    await radicale.resume();
    await expect
      .poll(async () => {
        await refresh("Stays");
        return (await feedNamed("Stays")).state;
      })
      .toBe("ok");
  });

  it("tells of a private event no more than that somebody is busy", async () => {
    const url = await makeCalendar("Private");
    const secret = eventOf("secret", "Surprise", "LOCATION:Attic", "CLASS:PRIVATE");
    await put(`${url}secret.ics`, secret);
    await open(account());
    const { events } = await readEvents();
    expect(events).toContainEqual(expect.objectContaining({ busy: true, title: "" }));
    expect(JSON.stringify(events)).not.toMatch(/Surprise|Attic/);
  });

  it("keeps what is gone all at once until a parent decides, and doesn't ask about what only moved", async () => {
    const url = await makeCalendar("Held");
    const other = await makeCalendar("Other");
    const names = ["a", "b", "c", "d", "e", "f", "g", "h"];
    for (const name of names)
      await put(`${url}${name}.ics`, eventOf(`held-${name}`, `Held ${name}`));
    await open(account());
    const shown = async () => (await titles()).filter((title) => title.startsWith("Held"));
    expect(await shown()).toHaveLength(8);

    // One alone goes without a question.
    await radicale.send("DELETE", `${url}h.ics`);
    await refresh("Held");
    expect(await shown()).toHaveLength(7);
    for (const name of names.slice(0, 7)) await radicale.send("DELETE", `${url}${name}.ics`);
    await refresh("Held");
    expect(await shown()).toHaveLength(7);
    const { events } = await readEvents();
    const { id, held } = await feedNamed("Held");
    expect(held).toBe(7);
    const marked = events.filter(({ feedId }: { feedId: string }) => feedId === id);
    expect(marked.map((event: { held?: boolean }) => event.held)).toEqual(Array(7).fill(true));

    // One of them turns up in another calendar, another one is back.
    await put(`${other}a.ics`, eventOf("held-a", "Held a"));
    await put(`${url}b.ics`, eventOf("held-b", "Held b"));
    await refresh("Other");
    await refresh("Held");
    expect((await feedNamed("Held")).held).toBe(5);
    expect(await shown()).toHaveLength(7);

    const decide = (keep: boolean) =>
      parent.send("POST", `/api/calendar/feeds/${id}/held`, { keep });
    expect(await decide(true)).toMatchObject({ status: 200, body: { held: 0 } });
    await refresh("Held");
    expect(await shown()).toHaveLength(7);
    expect((await decide(false)).status).toBe(404);
  });

  it("lets go of what a parent lets go, also of a calendar that isn't there any more", async () => {
    const url = await makeCalendar("Vanishing");
    for (const name of ["a", "b", "c", "d", "e", "f"])
      await put(`${url}${name}.ics`, eventOf(`vanish-${name}`, `Vanishing ${name}`));
    await open(account());
    const shown = async () => (await titles()).filter((title) => title.startsWith("Vanishing"));
    expect(await shown()).toHaveLength(6);
    await radicale.send("DELETE", url);
    await refresh("Vanishing");
    await refresh("Vanishing");
    const { id, held, code } = await feedNamed("Vanishing");
    expect({ held, code }).toEqual({ held: 6, code: "accountCalendarGone" });
    expect(await shown()).toHaveLength(6);
    await parent.send("POST", `/api/calendar/feeds/${id}/held`, { keep: false });
    expect(await shown()).toEqual([]);
  });

  it("lets neither password nor address into answers, log or database", async () => {
    await open({ ...account(), CALDAV_PASSWORD: "canary-of-kim" });
    await readEvents();
    expect(await feedNamed("Family")).toBeUndefined();
    const health = (await parent.get("/api/health")).body.sources.calendar;
    expect(health).toMatchObject({ state: "unreachable", code: "accountPasswordRefused" });
    const report = JSON.stringify((await parent.get("/api/bug-report")).body);
    const database = readFileSync(join(server.dataDir, "wall.db"), "latin1");
    for (const text of [JSON.stringify(health), report, database, server.log()])
      expect(text).not.toMatch(/canary-of-kim/);
    expect(JSON.stringify(health) + server.log()).not.toContain(radicale.url);
  });
});

describe("accounts in the environment", () => {
  it("are refused at the start where something of them is missing, by the variable's name", async () => {
    await expect(
      startTestServer({ env: { CALDAV_URL: "https://cloud.example", CALDAV_USER: "kim" } }),
    ).rejects.toThrow(/CALDAV_PASSWORD/);
    await expect(
      startTestServer({
        env: { CALDAV_URL_2: "ftp://x", CALDAV_USER_2: "kim", CALDAV_PASSWORD_2: "canary" },
      }),
    ).rejects.toThrow(/CALDAV_URL_2(?!.*canary)/s);
  });
});
