import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  type TestAnswer,
  type TestBrowser,
  openTestBrowser,
} from "../../fixtures/http/test-browser.ts";
import { veventOf, familyIcs, icsFileOf } from "../../fixtures/calendar/family-ics.ts";
import { startFeedServer } from "../../fixtures/calendar/feed-server.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";

let server: TestServer;
let phone: TestBrowser;
beforeEach(async () => {
  server = await startTestServer();
  phone = openTestBrowser(server);
});
afterEach(() => server.close());

const take = (ics: string, query = "", from = phone): Promise<TestAnswer> =>
  from.send("POST", `/api/calendar/import${query}`, ics, { "content-type": "text/calendar" });
const file = async (from = phone): Promise<string> =>
  (await from.get("/api/calendar/family.ics")).body;
interface Seen {
  title: string;
  start: string;
  end: string;
  feedId: string;
  memberIds: string[];
  icon?: string;
}
/** Node's fetch would otherwise forbid cached answers. */
const plain = { "cache-control": "max-age=0" };
const seen = async (from = phone): Promise<Seen[]> =>
  (await from.get("/api/calendar?start=2026-11-01&end=2026-12-31")).body.events ?? [];
const lines = (events: readonly Seen[]): string[] =>
  events.map(({ title, start, end }) => `${title} ${start} ${end}`);

const club = (about: readonly string[]): string =>
  icsFileOf(veventOf("club@school", "Chess club", ["DTSTART:20261201T150000Z", ...about]));

describe("an .ics file that is imported", () => {
  it("is seen as its feed would be, tells every screen, and changes nothing when it comes again", async () => {
    const ics = familyIcs("2026-11-20");
    const feed = await startFeedServer();
    feed.put("/family.ics", ics);
    const other = await startTestServer({ env: { CALENDAR_ICS_URL: `${feed.url}/family.ics` } });
    const fromFeed = lines(await seen(openTestBrowser(other)));
    await other.close();
    await feed.stop();

    const stream = await openLiveStream(server.url);
    const answer = await take(ics, "?memberId=mia");
    expect([answer.status, answer.body]).toEqual([
      200,
      { added: 5, updated: 0, unchanged: 0, skipped: 0, left: [] },
    ]);
    await stream.until(({ data }) => data.kind === "calendar");
    stream.close();
    const events = await seen();
    expect(lines(events)).toEqual(fromFeed);
    expect(new Set(events.map(({ memberIds }) => memberIds.join()))).toEqual(new Set(["mia"]));

    const again = await take(ics);
    expect(again.body).toMatchObject({ added: 0, updated: 0, unchanged: 5 });
    expect(again.headers.has("x-wall-revision")).toBe(false);
  });

  it("given out and taken in by another house is the same calendar", async () => {
    await take(familyIcs("2026-11-20"));
    const ics = await file();
    const other = await startTestServer({ env: { TZ: "America/New_York" } });
    try {
      const there = openTestBrowser(other);
      expect((await take(ics, "", there)).body).toMatchObject({ added: 5, skipped: 0 });
      const [here, across] = [await seen(), await seen(there)];
      const timed = (events: readonly Seen[]) =>
        lines(events.filter(({ start }) => start.length > 10));
      expect(timed(across)).toEqual(timed(here));
      expect((await take(await file(there))).body).toMatchObject({ unchanged: 5, updated: 0 });
    } finally {
      await other.close();
    }
  });

  it("keeps the pictures that a family gave, also where a single time has another or none", async () => {
    const write = (method: "POST" | "PATCH", path: string, body: object): Promise<TestAnswer> =>
      phone.send(method, `/api/calendar/events${path}`, body);
    const { body: lesson } = await write("POST", "", {
      ...{ title: "Piano", icon: "musical-keyboard", recurrence: "FREQ=WEEKLY;COUNT=3" },
      ...{ start: "2026-12-01T15:00:00Z", end: "2026-12-01T16:00:00Z" },
    });
    const on = (day: string) => `/${lesson.id}?scope=one&occurrence=${day}T15:00:00Z`;
    await write("PATCH", on("2026-12-08"), { icon: "🎻" });
    await write("PATCH", on("2026-12-15"), { icon: null });
    const ics = await file();
    expect(ics.match(/^X-FAMILY-WALL-PICTURE:.*$/gm)).toEqual([
      "X-FAMILY-WALL-PICTURE:musical-keyboard",
      "X-FAMILY-WALL-PICTURE:🎻",
      "X-FAMILY-WALL-PICTURE:",
    ]);
    const other = await startTestServer();
    try {
      const there = openTestBrowser(other);
      await take(ics, "", there);
      expect((await seen(there)).map(({ icon }) => icon)).toEqual([
        ...["musical-keyboard", "🎻", undefined],
      ]);
      expect((await take(ics, "", there)).body).toMatchObject({ unchanged: 1, updated: 0 });
    } finally {
      await other.close();
    }
    const long = `X-FAMILY-WALL-PICTURE:${"x".repeat(65)}`;
    await take(club([long]));
    expect((await seen()).find(({ title }) => title === "Chess club")).not.toHaveProperty("icon");
  });

  it("brings a newer version of what is there, and leaves an older one", async () => {
    await take(club(["SEQUENCE:1"]), "?memberId=leo");
    const newer = await take(club(["SEQUENCE:2", "LOCATION:Room 4"]));
    expect(newer.body).toMatchObject({ added: 0, updated: 1 });
    const older = await take(club(["SEQUENCE:0", "LOCATION:Gym"]));
    expect(older.body).toMatchObject({
      ...{ added: 0, updated: 0, skipped: 1 },
      left: [{ title: "Chess club", reason: "older" }],
    });
    expect(await seen()).toMatchObject([{ location: "Room 4", memberIds: ["leo"] }]);
  });

  it("leaves what no family calendar can hold, says why, and takes the rest", async () => {
    const at = "DTSTART:20261201T150000Z";
    const { body } = await take(
      icsFileOf([
        ...veventOf("a", "Every second", [at, "RRULE:FREQ=SECONDLY"]),
        ...veventOf("b", "Nowhen", []),
        ...veventOf("c", "Called off", [at, "STATUS:CANCELLED"]),
        ...veventOf("d", "Far away", ["DTSTART:99990101T000000Z"]),
        ...veventOf("e", "Choir", [
          at,
          "RRULE:FREQ=WEEKLY;BYDAY=TU;BYHOUR=15;UNTIL=20261215T150000Z",
        ]),
      ]),
    );
    expect(body).toEqual({
      ...{ added: 1, updated: 0, unchanged: 0, skipped: 4 },
      left: [
        { title: "Every second", reason: "rule" },
        { title: "Nowhen", reason: "noStart" },
        { title: "Called off", reason: "cancelled" },
        { title: "Far away", reason: "farAway" },
      ],
    });
    expect((await seen()).map(({ start }) => start.slice(0, 10))).toEqual([
      ...["2026-12-01", "2026-12-08", "2026-12-15"],
    ]);
  });

  it("invents no date where one is written that doesn't exist, or an end before the start", async () => {
    const [at, weekly] = ["DTSTART:20261201T150000Z", "RRULE:FREQ=WEEKLY;COUNT=2"];
    const wrong = {
      "Month 13": ["DTSTART;VALUE=DATE:20261301"],
      "31 February": ["DTSTART:20270231T150000Z"],
      "Day 0": ["DTSTART;VALUE=DATE:20261200"],
      "24 o'clock": ["DTSTART:20261201T240000Z"],
      "Ends on 31 November": [at, "DTEND:20261131T160000Z"],
      "Ends first": [at, "DTEND:20261201T140000Z"],
      "Ends first elsewhere": [at, "DTEND;TZID=Europe/Berlin:20261201T155900"],
      "Ends the day before": ["DTSTART;VALUE=DATE:20261201", "DTEND;VALUE=DATE:20261130"],
      "Lasts less than nothing": [at, "DURATION:-PT1H"],
      "But for 31 November": [at, weekly, "EXDATE:20261131T150000Z"],
      "And on 32 December": [at, weekly, "RDATE:20261232T150000Z"],
    };
    const right = {
      "Leap day": ["DTSTART;VALUE=DATE:20280229"],
      "Leap second": ["DTSTART:20261231T235960Z"],
      "One day": ["DTSTART;VALUE=DATE:20261202", "DTEND;VALUE=DATE:20261202"],
      "Clocks go forward": [
        "DTSTART;TZID=Europe/Berlin:20270328T023000",
        "DTEND;TZID=Europe/Berlin:20270328T030000",
      ],
    };
    const events = Object.entries({ ...wrong, ...right });
    const moved = ["RECURRENCE-ID:20261208T150000Z", "DTSTART:20261208T150000Z"];
    const { body } = await take(
      icsFileOf([
        ...events.flatMap(([title, written]) => veventOf(title, title, written)),
        ...veventOf("till", "Until 31 June", [at, "RRULE:FREQ=MONTHLY;UNTIL=20270631"]),
        ...veventOf("moved", "Once backwards", [at, weekly]),
        ...veventOf("moved", "Once backwards", [...moved, "DTEND:20261208T140000Z"]),
      ]),
    );
    const left = [...Object.keys(wrong), "Once backwards"].map((title) => ({
      ...{ title, reason: "wrongDates" },
    }));
    expect(body).toEqual({
      ...{ added: Object.keys(right).length, updated: 0, unchanged: 0, skipped: left.length + 1 },
      left: expect.arrayContaining([...left, { title: "Until 31 June", reason: "rule" }]),
    });
  });

  it("of 20 MB, of 10,001 events, of another kind, or for nobody's member, is refused whole", async () => {
    const large = await take(icsFileOf(veventOf("x", "x".repeat(20 * 1024 * 1024), [])));
    expect([large.status, large.body.code]).toEqual([413, "tooLarge"]);
    const event = (n: number) => veventOf(`${n}`, "Bell", ["DTSTART;VALUE=DATE:20261201"]);
    const many = await take(icsFileOf(Array.from({ length: 10_001 }, (_, n) => event(n)).flat()));
    expect([many.status, many.body.code]).toEqual([413, "tooLarge"]);
    const page = await take("<html>no calendar</html>");
    expect([page.status, page.body.code, page.body.reason]).toEqual([
      ...[400, "importRefused", "notCalendar"],
    ]);
    const json = await phone.send("POST", "/api/calendar/import", {});
    expect([json.status, json.body.code]).toEqual([415, "wrongType"]);
    const ghost = await take(club([]), "?memberId=ghost");
    expect([ghost.status, ghost.body.field]).toEqual([400, "memberId"]);
    expect((await phone.get("/api/calendar")).body.code).toBe("unconfigured");
    expect((await phone.get("/api/health")).body.ok).toBe(true);
  });

  it("of 10,000 events is taken over", async () => {
    const event = (n: number) => veventOf(`${n}`, `Bell ${n}`, ["DTSTART;VALUE=DATE:20261201"]);
    const { status, body } = await take(
      icsFileOf(Array.from({ length: 10_000 }, (_, n) => event(n)).flat()),
    );
    expect([status, body.added]).toEqual([200, 10_000]);
    expect(await seen()).toHaveLength(10_000);
  });
});

describe("the family calendar as a feed", () => {
  it("is an empty calendar at first, and costs a phone nothing while nothing changed", async () => {
    const first = await phone.get("/api/calendar/family.ics");
    expect([first.status, first.headers.get("content-type")]).toEqual([
      ...[200, "text/calendar; charset=utf-8"],
    ]);
    expect(first.body).toContain("END:VCALENDAR\r\n");
    const etag = first.headers.get("etag") ?? "";
    const again = await phone.get("/api/calendar/family.ics", { "if-none-match": etag, ...plain });
    expect(again.status).toBe(304);
    await take(club([]));
    const changed = await phone.get("/api/calendar/family.ics", {
      "if-none-match": etag,
      ...plain,
    });
    expect([changed.status, changed.headers.get("etag") === etag]).toEqual([200, false]);
    expect(changed.body).toContain("SUMMARY:Chess club\r\n");
  });
});

describe("feeds beside the family calendar", () => {
  it("stay as they are: the same UID is two events, and a family's write asks no feed again", async () => {
    const feed = await startFeedServer();
    feed.put("/club.ics", club([]));
    await server.restart({ CALENDAR_ICS_URL_MIA: `${feed.url}/club.ics` });
    expect(await seen()).toHaveLength(1);
    const { asked } = feed.count("/club.ics");
    await take(club([]));
    const events = await seen();
    expect(events.map(({ feedId }) => feedId)).toEqual([
      ...[expect.stringMatching(/^mia-/), "family"],
    ]);
    expect(feed.count("/club.ics").asked).toBe(asked);
    await feed.stop();
  });

  it("that are all out of reach don't take the family's own events along", async () => {
    const feed = await startFeedServer();
    await feed.stop();
    await server.restart({ CALENDAR_ICS_URL: `${feed.url}/gone.ics` });
    expect((await phone.get("/api/calendar")).body.code).toBe("unreachable");
    await take(club([]));
    const { status, body } = await phone.get("/api/calendar?start=2026-12-01&end=2026-12-01");
    expect([status, body.events.length, body.feeds[0].state]).toEqual([200, 1, "error"]);
    expect((await phone.get("/api/health")).body.sources.calendar.state).toBe("stale");
  });
});

describe("quick add over the API", () => {
  it("tells what the words would make in this house, and keeps nothing", async () => {
    const parse = (text: string): Promise<TestAnswer> =>
      phone.send("POST", "/api/calendar/parse", { text });
    const { status, body, headers } = await parse("Zahnarzt Leo nächsten Dienstag 15:30 45 Min");
    expect([status, headers.has("x-wall-revision")]).toEqual([200, false]);
    expect(body).toEqual({
      ...{ title: "Zahnarzt", allDay: false, memberIds: ["leo"], asks: [] },
      ...{ start: "2026-11-24T14:30:00.000Z", end: "2026-11-24T15:15:00.000Z" },
    });
    const { asks: _asks, ...event } = body;
    expect((await phone.send("POST", "/api/calendar/events", event)).status).toBe(201);
    expect((await parse("  ")).body.field).toBe("text");
    expect((await parse("x".repeat(301))).body.field).toBe("text");
    expect((await parse("Party")).body.asks).toEqual([{ about: "date" }]);
  });
});
