import { afterAll, beforeAll, expect, it } from "vitest";
import { hasRadicale, startRadicale } from "../../companions/radicale.ts";
import { icsFileOf, veventOf } from "../../fixtures/calendar/family-ics.ts";
import {
  familyPins,
  openWallBrowser,
  signInBrowser,
  unlockBrowser,
} from "../../fixtures/access/sign-in.ts";
import { openTestBrowser, type TestBrowser } from "../../fixtures/http/test-browser.ts";
import { startTestServer, type TestServer } from "../../fixtures/server/test-server.ts";

let radicale: Awaited<ReturnType<typeof startRadicale>>;
let server: TestServer;
let wall: TestBrowser;
let mom: TestBrowser;
let address = "";
let feedId = "";

beforeAll(async () => {
  if (!hasRadicale) return;
  radicale = await startRadicale();
  address = await radicale.makeCalendar("family", { title: "Family" });
  server = await startTestServer({
    env: {
      ...familyPins,
      ...{ CALDAV_URL: radicale.url, CALDAV_USER: radicale.user },
      CALDAV_PASSWORD: radicale.password,
    },
  });
  wall = await openWallBrowser(server);
  mom = openTestBrowser(server);
  await signInBrowser(mom, "mom", "2468");
  const { feeds } = (await wall.get("/api/calendar")).body;
  feedId = feeds.find(({ name }: { name: string }) => name === "Family").id;
});
afterAll(async () => {
  if (!hasRadicale) return;
  await server.close();
  await radicale.close();
});

const stored = async (): Promise<string[]> => {
  const text = await (await radicale.send("GET", address)).text();
  return [...text.matchAll(/^SUMMARY:(.*?)\r?$/gm)].map(([, title = ""]) => title).toSorted();
};
const shown = async (feed: string): Promise<{ title: string; memberIds: string[] }[]> => {
  const { events } = (await wall.get("/api/calendar?start=2026-11-20&end=2026-12-20")).body;
  return events.filter((each: { feedId: string }) => each.feedId === feed);
};
const titlesIn = async (feed: string) => (await shown(feed)).map(({ title }) => title).toSorted();
/** Moves all of a calendar, with as many requests as that takes. */
const moveAll = async (from: string, to: string) => {
  await unlockBrowser(mom, "mom", "2468");
  const all = {
    moved: 0,
    waiting: 0,
    stayed: [] as { title: string; busy?: true; code: string }[],
  };
  for (let after: string | null = ""; after !== null;) {
    const body = { from, to, ...(after === "" ? {} : { after }) };
    const answer = await mom.send("POST", "/api/calendar/moves", body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const { moved, waiting, stayed, next } = answer.body;
    all.moved += moved;
    all.waiting = waiting;
    all.stayed.push(...stayed);
    after = waiting > 0 ? null : next;
  }
  return all;
};
const names = Array.from({ length: 20 }, (_, index) => `Dentist ${index + 10}`);

it.skipIf(!hasRadicale)(
  "the family calendar moves whole into an account's, and back, with faces and everything once",
  async () => {
    for (const title of names)
      await wall.send("POST", "/api/calendar/events", {
        ...{ feedId: "family", title, memberIds: ["mia"], icon: "music" },
        ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
      });
    expect(await moveAll("family", feedId)).toEqual({ moved: 20, waiting: 0, stayed: [] });
    expect(await stored()).toEqual(names);
    expect(await titlesIn("family")).toEqual([]);
    expect((await shown(feedId)).map(({ memberIds }) => memberIds)).toEqual(
      names.map(() => ["mia"]),
    );
    // Nothing is left to move: asking again changes nothing.
    expect(await moveAll("family", feedId)).toMatchObject({ moved: 0, waiting: 0 });
    // Two parents at once: each event comes home once.
    const both = await Promise.all([moveAll(feedId, "family"), moveAll(feedId, "family")]);
    expect(both.reduce((sum, { moved }) => sum + moved, 0)).toBe(20);
    expect(both.flatMap(({ stayed }) => stayed)).toEqual([]);
    expect(await stored()).toEqual([]);
    expect(await titlesIn("family")).toEqual(names);
    expect((await shown("family")).every(({ memberIds }) => memberIds[0] === "mia")).toBe(true);
  },
  60_000,
);

it.skipIf(!hasRadicale)(
  "a calendar that is being moved isn't moved otherwise meanwhile, until that is done or was given up",
  async () => {
    await unlockBrowser(mom, "mom", "2468");
    const ask = (from: string, to: string, after?: string) =>
      mom.send("POST", "/api/calendar/moves", {
        from,
        to,
        ...(after === undefined ? {} : { after }),
      });
    const first = await ask("family", feedId);
    expect([first.status, first.body.moved]).toEqual([200, 8]);
    const back = await ask(feedId, "family");
    expect([back.status, back.body.code]).toEqual([409, "calendarMoves"]);
    const second = await ask("family", feedId, first.body.next);
    expect(second.body.moved).toBe(8);
    // Whose page was closed asks no more.
    server.clock.advance(60_000);
    expect((await ask(feedId, "family")).status).toBe(200);
    await moveAll(feedId, "family");
    expect(await titlesIn("family")).toEqual(names);
  },
  60_000,
);

it.skipIf(!hasRadicale)(
  "what the family calendar can't have stays in its account, and is named; the rest moves",
  async () => {
    const [start, end] = ["DTSTART:20261124T160000Z", "DTEND:20261124T170000Z"];
    const odd = veventOf("odd", "Every hour", [start, end, "RRULE:FREQ=HOURLY;COUNT=3"]);
    const invited = veventOf("invited", "Party", [
      ...[start, end, "ORGANIZER:mailto:kim@example.org", "ATTENDEE:mailto:lee@example.org"],
    ]);
    const secret = veventOf("secret", "Present", [start, end, "CLASS:PRIVATE"]);
    // A to-do in the same calendar is none of its events.
    const todo = veventOf("todo", "Buy milk", []).map((line) => line.replace("VEVENT", "VTODO"));
    await radicale.send("PUT", `${address}todo.ics`, { body: icsFileOf(todo) });
    const plain = veventOf("a/b ü@example.org", "Choir", [start, end]);
    for (const [index, event] of [odd, invited, secret, plain].entries())
      await radicale.send("PUT", `${address}${index}.ics`, { body: icsFileOf(event) });
    await expect
      .poll(async () => {
        server.clock.advance(6_000);
        await mom.send("POST", `/api/calendar/feeds/${feedId}/refresh`);
        return titlesIn(feedId);
      })
      .toContain("Choir");
    const { moved, stayed } = await moveAll(feedId, "family");
    expect(moved).toBe(1);
    const why = stayed.map(({ title, busy, code }) => ({ title, busy, code }));
    expect(why.toSorted((a, b) => (a.title < b.title ? -1 : 1))).toEqual([
      { title: "", busy: true, code: "eventFixed" },
      { title: "Every hour", code: "notForFamily" },
      { title: "Party", code: "notOrganizer" },
    ]);
    expect(await stored()).toEqual(["Buy milk", "Every hour", "Party", "Present"]);
    expect(await titlesIn("family")).toEqual(["Choir", ...names]);
    // A UID that no file can be called by goes out again as well.
    expect(await moveAll("family", feedId)).toMatchObject({ moved: 21, waiting: 0 });
    expect(await stored()).toEqual([
      "Buy milk",
      "Choir",
      ...names,
      "Every hour",
      "Party",
      "Present",
    ]);
  },
  60_000,
);

it.skipIf(!hasRadicale)(
  "what was changed as an event moved alone is kept where all of its calendar comes home",
  async () => {
    const made = await wall.send("POST", "/api/calendar/events", {
      ...{ feedId: "family", title: "Swimming", memberIds: ["mia"] },
      ...{ start: "2026-11-26T14:30:00.000Z", end: "2026-11-26T15:15:00.000Z" },
    });
    const later = { start: "2026-11-26T16:30:00.000Z", end: "2026-11-26T17:15:00.000Z" };
    const along = { feedId, title: "Swimming, big pool", ...later };
    const path = `/api/calendar/events/${made.body.id}`;
    expect((await wall.send("PATCH", path, along)).body).toMatchObject(along);
    await moveAll(feedId, "family");
    expect(await shown("family")).toContainEqual(
      expect.objectContaining({ title: "Swimming, big pool", ...later, memberIds: ["mia"] }),
    );
    expect(await titlesIn("family")).not.toContain("Swimming");
    await moveAll("family", feedId);
  },
  60_000,
);

it.skipIf(!hasRadicale)(
  "what was changed as one time of a series moved alone is kept as well, and one that went as it was is of its series again",
  async () => {
    const made = await wall.send("POST", "/api/calendar/events", {
      ...{ feedId: "family", title: "Drums", recurrence: "FREQ=WEEKLY;COUNT=3" },
      ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
    });
    const bring = async (day: string, body: object): Promise<void> => {
      const which = `scope=one&occurrence=${encodeURIComponent(`${day}T14:30:00.000Z`)}`;
      const path = `/api/calendar/events/${made.body.seriesId}?${which}`;
      expect((await wall.send("PATCH", path, { feedId, ...body })).body).toMatchObject({ feedId });
    };
    const evening = { start: "2026-12-01T18:00:00.000Z", end: "2026-12-01T19:00:00.000Z" };
    await bring("2026-12-01", { title: "Concert", ...evening });
    await bring("2026-12-08", {});
    await moveAll(feedId, "family");
    const home = await shown("family");
    expect(home).toContainEqual(expect.objectContaining({ title: "Concert", ...evening }));
    const ofSeries = home.filter((each) => "seriesId" in each && each.title === "Drums");
    expect(ofSeries).toHaveLength(2);
    await moveAll("family", feedId);
  },
  60_000,
);

it.skipIf(!hasRadicale)(
  "a calendar is moved whole by a parent, into another one that is there, and waits for a server that is away",
  async () => {
    const path = "/api/calendar/moves";
    const body = { from: "family", to: feedId };
    expect((await wall.send("POST", path, body)).status).toBe(401);
    await unlockBrowser(mom, "mom", "2468");
    expect((await mom.send("POST", path, { from: feedId, to: feedId })).body).toMatchObject({
      ...{ code: "invalid", field: "to" },
    });
    expect((await mom.send("POST", path, { from: "family", to: "nowhere" })).status).toBe(404);
    expect((await mom.send("POST", path, { from: "nowhere", to: "family" })).status).toBe(404);
    expect((await mom.send("POST", path, { ...body, after: "" })).status).toBe(400);
    for (const title of ["Away 1", "Away 2"])
      await wall.send("POST", "/api/calendar/events", {
        ...{ feedId: "family", title },
        ...{ start: "2026-11-25T14:30:00.000Z", end: "2026-11-25T15:15:00.000Z" },
      });
    await radicale.stop();
    expect(await moveAll("family", feedId)).toMatchObject({ moved: 2, waiting: 2 });
    expect(await titlesIn("family")).toEqual([]);
    await radicale.resume();
    await server.restart();
    wall = await openWallBrowser(server);
    await expect
      .poll(stored, { timeout: 20_000 })
      .toEqual(expect.arrayContaining(["Away 1", "Away 2"]));
    expect((await stored()).filter((title) => title.startsWith("Away"))).toHaveLength(2);
  },
  60_000,
);
