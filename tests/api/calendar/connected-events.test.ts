import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { familyPins, openWallBrowser, unlockBrowser } from "../../fixtures/access/sign-in.ts";
import { hasRadicale, type Radicale, startRadicale } from "../../companions/radicale.ts";
import { icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

const eventOf = (uid: string, title: string, ...lines: readonly string[]): string =>
  icsFileOf(veventOf(uid, title, ["DTSTART:20261121T160000Z", "DTEND:20261121T170000Z", ...lines]));

const lesson = eventOf("lesson", "Piano", "RRULE:FREQ=WEEKLY", "X-KEPT;X-P=1:as it is");

interface Shown {
  readonly id: string;
  readonly seriesId?: string;
  readonly occurrence?: string;
  readonly title: string;
  readonly start: string;
  readonly feedId: string;
  readonly editable: boolean;
  readonly waiting?: true;
}

let radicale: Radicale;
let server: TestServer;
let wall: TestBrowser;
let count = 0;

describe.skipIf(!hasRadicale)("an event of an account", () => {
  let address = "";
  let other = "";

  beforeAll(async () => {
    radicale = await startRadicale();
  });
  afterAll(() => radicale.close());
  beforeEach(async () => {
    count += 1;
    address = await radicale.makeCalendar(`written-${count}`, { title: "Family" });
    other = await radicale.makeCalendar(`other-${count}`, { title: "Work" });
    await put("lesson", lesson);
    server = await startTestServer({
      env: {
        ...familyPins,
        CALDAV_URL: radicale.url,
        CALDAV_USER: radicale.user,
        CALDAV_PASSWORD: radicale.password,
      },
    });
    wall = await openWallBrowser(server);
  });
  afterEach(async () => {
    await server.close();
    for (const url of [address, other]) await radicale.send("DELETE", url);
  });

  const put = async (name: string, ics: string, calendar = address): Promise<void> => {
    const answer = await radicale.send("PUT", `${calendar}${name}.ics`, { body: ics });
    expect(answer.status).toBe(201);
  };
  /** What another program finds at the calendar's server. */
  const stored = async (calendar = address): Promise<string> =>
    (await (await radicale.send("GET", calendar)).text()).replaceAll(/\r?\n[ \t]/g, "");
  const events = async (): Promise<Shown[]> => (await wall.get("/api/calendar")).body.events;
  const named = async (title: string): Promise<Shown> => {
    const found = (await events()).find((each) => each.title === title);
    if (found === undefined) throw new Error(`nothing is called ${title}`);
    return found;
  };
  const calendarId = async (name: string): Promise<string> => {
    const { feeds } = (await wall.get("/api/calendar")).body;
    return feeds.find((feed: { name: string }) => feed.name === name).id;
  };
  const idOf = ({ seriesId, id }: Shown): string => seriesId ?? id;
  const timeOf = (event: Shown, scope: string): string =>
    `?scope=${scope}&occurrence=${encodeURIComponent(event.occurrence ?? "")}`;

  it("is written where it lives: added, changed, moved and deleted", async () => {
    const added = await wall.send("POST", "/api/calendar/events", {
      feedId: await calendarId("Family"),
      title: "Dentist",
      ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
    });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({ title: "Dentist", editable: true });
    expect(await stored()).toContain("DTSTART;TZID=Europe/Berlin:20261124T153000");
    const dentist = await named("Dentist");
    expect(dentist).toMatchObject({ id: added.body.id, editable: true });
    expect(dentist.waiting).toBeUndefined();

    const changed = await wall.send("PATCH", `/api/calendar/events/${dentist.id}`, {
      title: "Dentist, upstairs",
      start: "2026-11-25T14:30:00.000Z",
    });
    expect(changed.status).toBe(200);
    expect(await stored()).toContain("DTSTART;TZID=Europe/Berlin:20261125T153000");

    expect((await wall.send("DELETE", `/api/calendar/events/${dentist.id}`)).status).toBe(204);
    expect(await stored()).not.toContain("Dentist");
    expect((await events()).map(({ title }) => title)).not.toContain("Dentist, upstairs");
  });

  it("that repeats is changed once, from a day on, or every time", async () => {
    const [first, second, third] = (await events()).filter(({ title }) => title === "Piano");
    if (first === undefined || second === undefined || third === undefined) throw new Error("none");
    const path = `/api/calendar/events/${idOf(first)}`;
    const one = await wall.send("PATCH", path + timeOf(first, "one"), { title: "Concert" });
    expect(one.body).toMatchObject({ title: "Concert", occurrence: first.occurrence });
    const rest = await wall.send("PATCH", path + timeOf(third, "following"), { title: "Violin" });
    expect(rest.status).toBe(200);
    expect((await events()).map(({ title }) => title).slice(0, 4)).toEqual([
      ...["Concert", "Piano", "Violin", "Violin"],
    ]);
    const server2 = await stored();
    expect(server2).toContain("RECURRENCE-ID:20261121T160000Z");
    expect(server2).toContain("RELATED-TO;RELTYPE=SIBLING:lesson");
    expect(server2.match(/X-KEPT;X-P=1:as it is/g)).toHaveLength(3);
  });

  it("is given back as it was, also when it was deleted", async () => {
    const piano = await named("Piano");
    await wall.send("DELETE", `/api/calendar/events/${idOf(piano)}?scope=all`);
    expect(await stored()).not.toContain("UID:lesson");
    const { items } = (await wall.get("/api/calendar/changes")).body;
    expect(items).toMatchObject([{ title: "Piano", what: "deleted" }]);
    const undone = await wall.send("POST", `/api/calendar/changes/${items[0].id}/undo`);
    expect(undone.status).toBe(204);
    expect(await stored()).toContain("X-KEPT;X-P=1:as it is");
    expect(await named("Piano")).toMatchObject({ start: piano.start });
  });

  it("that was split is one again after undo", async () => {
    const [, second] = (await events()).filter(({ title }) => title === "Piano");
    if (second === undefined) throw new Error("none");
    await wall.send("PATCH", `/api/calendar/events/${idOf(second)}${timeOf(second, "following")}`, {
      title: "Violin",
    });
    const { items } = (await wall.get("/api/calendar/changes")).body;
    await wall.send("POST", `/api/calendar/changes/${items[0].id}/undo`);
    expect(new Set((await events()).map(({ title }) => title))).toEqual(new Set(["Piano"]));
    expect((await stored()).match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });

  it("moves into another calendar whole, and is in one of them", async () => {
    const piano = await named("Piano");
    const answer = await wall.send("PATCH", `/api/calendar/events/${idOf(piano)}?scope=all`, {
      feedId: await calendarId("Work"),
      title: "Piano at work",
    });
    expect(answer.status).toBe(200);
    expect(await stored()).not.toContain("UID:lesson");
    expect(await stored(other)).toContain("SUMMARY:Piano at work");
    expect((await named("Piano at work")).feedId).toBe(await calendarId("Work"));
  });

  it("keeps what others changed meanwhile, where it isn't the same", async () => {
    const piano = await named("Piano");
    await radicale.send("PUT", `${address}lesson.ics`, {
      body: lesson.replace("X-KEPT", "LOCATION:Gym\r\nX-KEPT"),
    });
    const path = `/api/calendar/events/${idOf(piano)}?scope=all`;
    expect((await wall.send("PATCH", path, { title: "Violin" })).status).toBe(200);
    const both = await stored();
    expect(both).toContain("SUMMARY:Violin");
    expect(both).toContain("LOCATION:Gym");
  });

  it("asks with both versions where others changed the same, and then writes over theirs", async () => {
    const piano = await named("Piano");
    await radicale.send("PUT", `${address}lesson.ics`, {
      body: lesson.replace("SUMMARY:Piano", "SUMMARY:Cello"),
    });
    const path = `/api/calendar/events/${idOf(piano)}?scope=all`;
    const refused = await wall.send("PATCH", path, { title: "Violin" });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: "conflict",
      versions: { ours: { title: "Violin" }, theirs: { title: "Cello" } },
    });
    expect(await stored()).toContain("SUMMARY:Cello");
    expect((await wall.send("PATCH", path, { title: "Violin" })).status).toBe(200);
    expect(await stored()).toContain("SUMMARY:Violin");
  });

  it("waits while its server is away, is shown at once, and arrives in order after a restart", async () => {
    const piano = await named("Piano");
    const path = `/api/calendar/events/${idOf(piano)}?scope=all`;
    await radicale.stop();
    const [first, second] = await Promise.all([
      wall.send("PATCH", path, { title: "Violin" }),
      wall.send("PATCH", path, { location: "Gym" }),
    ]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toMatchObject({ title: "Violin", location: "Gym", waiting: true });
    expect(await named("Violin")).toMatchObject({ waiting: true });
    const { waiting } = (await wall.get("/api/calendar/changes")).body;
    expect(waiting).toMatchObject([{ asks: false }, { asks: false }]);
    await server.restart();
    await radicale.resume();
    await expect
      .poll(async () => (await named("Violin")).waiting, { timeout: 15_000 })
      .toBeUndefined();
    const arrived = await stored();
    expect(arrived).toContain("SUMMARY:Violin");
    expect(arrived).toContain("LOCATION:Gym");
  }, 40_000);

  it("isn't written by a browser that the house doesn't know, whose new events stay in the house", async () => {
    const stranger = openTestBrowser(server);
    const piano = await named("Piano");
    const path = `/api/calendar/events/${idOf(piano)}?scope=all`;
    const times = { start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" };
    const feedId = await calendarId("Family");
    const tries = [
      stranger.send("POST", "/api/calendar/events", { feedId, title: "Dentist", ...times }),
      stranger.send("PATCH", path, { title: "Violin" }),
      stranger.send("DELETE", path),
      stranger.send("POST", "/api/calendar/changes/1/undo"),
      stranger.send("POST", "/api/calendar/changes/1/decide", { send: false }),
    ];
    for (const { status, body } of await Promise.all(tries))
      expect([status, body.code]).toEqual([401, "signInFirst"]);
    const mom = openTestBrowser(server);
    await unlockBrowser(mom, "mom", "2468");
    const chosen = await mom.send("PUT", "/api/calendar/new-events", { calendarId: feedId });
    expect(chosen.status).toBe(204);
    const own = await stranger.send("POST", "/api/calendar/events", { title: "Dentist", ...times });
    expect(own).toMatchObject({ status: 201, body: { feedId: "family" } });
    expect(await stored()).toContain("SUMMARY:Piano");
  });

  it("is there once where the wall stopped before its answer, and the request comes again", async () => {
    const dentist = {
      ...{ feedId: await calendarId("Family"), title: "Dentist" },
      ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
    };
    const add = () =>
      wall.send("POST", "/api/calendar/events", dentist, { "idempotency-key": "dentist-of-mia-1" });
    const first = await add();
    expect(first.status).toBe(201);
    const database = new Database(join(server.dataDir, "wall.db"));
    // As a power cut leaves it: the event is there, and the answer isn't known.
    expect(database.prepare("DELETE FROM idempotency").run().changes).toBeGreaterThan(0);
    database.close();
    const again = await add();
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id } });
    expect((await stored()).match(/SUMMARY:Dentist/g)).toHaveLength(1);
  });

  it("stays as it was where only half of a change could be made", async () => {
    const piano = await named("Piano");
    const path = `/api/calendar/events/${idOf(piano)}?scope=all`;
    const answer = await wall.send("PATCH", path, { title: "Violin", feedId: "nowhere" });
    expect(answer).toMatchObject({ status: 400, body: { field: "feedId" } });
    expect(await named("Piano")).toMatchObject({ id: piano.id });
    expect((await wall.get("/api/calendar/changes")).body.waiting).toEqual([]);
  });

  it("that is private is told to nobody, not even in the answer to a change", async () => {
    await named("Piano");
    await put("secret", eventOf("secret", "Surprise", "CLASS:PRIVATE", "LOCATION:Cellar"));
    await server.restart();
    const busy = async () => (await events()).find(({ title }) => title === "");
    await expect.poll(busy).toMatchObject({ busy: true, editable: false });
    const answer = await wall.send("PATCH", `/api/calendar/events/${(await busy())?.id}`, {
      notes: "Who knows?",
    });
    expect(answer).toMatchObject({ status: 409, body: { code: "eventFixed" } });
    expect(JSON.stringify(answer.body)).not.toMatch(/Surprise|Cellar/);
  });

  it("of somebody else's invitation is read only, and says so before anybody types", async () => {
    await put("party", eventOf("party", "Party", "ORGANIZER:mailto:other@example.org"));
    server.clock.advance(6_000);
    const { id } = (await wall.get("/api/calendar")).body.feeds[0];
    const party = async () => (await events()).find(({ title }) => title === "Party");
    await server.restart();
    await expect.poll(party).toMatchObject({ editable: false });
    const shown = await party();
    const answer = await wall.send("PATCH", `/api/calendar/events/${shown?.id}`, { title: "No" });
    expect(answer).toMatchObject({ status: 409, body: { code: "notOrganizer" } });
    expect(id).toBe(await calendarId("Family"));
  });
});
