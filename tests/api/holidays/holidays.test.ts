import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Holiday } from "#contract/holidays.ts";
import { familyPins, signInBrowser } from "../../fixtures/access/sign-in.ts";
import { openLiveStream } from "../../fixtures/http/live-stream.ts";
import { type TestBrowser, openTestBrowser } from "../../fixtures/http/test-browser.ts";
import { type TestServer, startTestServer } from "../../fixtures/server/test-server.ts";

let server: TestServer;
let mom: TestBrowser;
let wall: TestBrowser;
beforeEach(async () => {
  server = await startTestServer({ env: { ...familyPins, TZ: "Europe/Berlin" } });
  [mom, wall] = [openTestBrowser(server), openTestBrowser(server)];
  await signInBrowser(mom, "mom", "2468");
});
afterEach(() => server.close());

const none = { country: null, region: null, school: [], schoolCalendars: [] };
const choose = (holidays: object) =>
  mom.send("PATCH", "/api/settings", { holidays: { ...none, ...holidays } });
const between = async (start: string, end: string, more = ""): Promise<Holiday[]> =>
  (await wall.get(`/api/holidays?start=${start}&end=${end}${more}`)).body.items;

it("a house has no holidays until a parent chose where it is; the time zone is a guess", async () => {
  expect((await wall.get("/api/holidays")).body).toEqual({
    ...{ start: "2026-11-20", end: "2026-12-24", items: [] },
  });
  const { body } = await wall.get("/api/holidays/places?language=de");
  expect(body.guess).toBe("DE");
  expect(body.countries).toContainEqual({ code: "AT", name: "Österreich" });
  const { regions } = (await wall.get("/api/holidays/places/DE?language=de")).body;
  expect(regions).toContainEqual({ code: "BY", name: "Bayern" });
  expect(regions).toContainEqual({ code: "BY-A", name: "Bayern: Stadt Augsburg" });
  expect((await wall.get("/api/holidays/places/XX")).status).toBe(404);
});

it("Bavaria's holidays are on every screen as soon as they are chosen, in its language", async () => {
  const stream = await openLiveStream(server.url);
  expect((await choose({ country: "DE", region: "BY" })).status).toBe(200);
  await stream.until(({ data }) => data.kind === "holidays");
  stream.close();
  expect(await between("2026-12-20", "2027-01-06", "&language=de")).toEqual([
    expect.objectContaining({ name: "1. Weihnachtstag", kind: "public", start: "2026-12-25" }),
    expect.objectContaining({ name: "2. Weihnachtstag", end: "2026-12-26" }),
    expect.objectContaining({ name: "Neujahr", start: "2027-01-01" }),
    expect.objectContaining({ name: "Heilige Drei Könige", start: "2027-01-06" }),
  ]);
  expect((await between("2026-12-25", "2026-12-25", "&language=en"))[0]?.name).toBe(
    "Christmas Day",
  );
});

it("a feast of several days touches each of them", async () => {
  await choose({ country: "TR" });
  expect(await between("2026-03-22", "2026-03-22")).toEqual([
    expect.objectContaining({ start: "2026-03-20", end: "2026-03-22" }),
  ]);
});

it("school holidays are what was typed, and the whole days of a calendar that has them", async () => {
  const school = [{ name: "Weihnachtsferien", start: "2026-12-24", end: "2027-01-08" }];
  await choose({ school, schoolCalendars: ["family"] });
  const event = { title: "Brückentag", start: "2026-12-04", end: "2026-12-05", allDay: true };
  expect((await wall.send("POST", "/api/calendar/events", event)).status).toBe(201);
  const timed = {
    title: "Elternabend",
    start: "2026-12-04T18:00:00Z",
    end: "2026-12-04T19:00:00Z",
  };
  await wall.send("POST", "/api/calendar/events", { ...timed, allDay: false });
  expect(await between("2026-12-01", "2026-12-31")).toEqual([
    expect.objectContaining({ name: "Brückentag", start: "2026-12-04", end: "2026-12-04" }),
    expect.objectContaining({ name: "Weihnachtsferien", end: "2027-01-08", kind: "school" }),
  ]);
});

it("a calendar that is gone is named, and the typed holidays stay", async () => {
  const school = [{ name: "Ferien", start: "2026-12-24", end: "2027-01-08" }];
  await choose({ school, schoolCalendars: ["gone-1"] });
  const { body } = await wall.get("/api/holidays?start=2026-12-24&end=2026-12-24");
  expect(body).toMatchObject({ unread: ["gone-1"], items: [{ name: "Ferien" }] });
});

describe("what can't be is refused with its field, and nothing is changed", () => {
  const range = (start: string, end: string) => ({ name: "Ferien", start, end });
  it.each([
    ["an unknown country", { country: "XX" }, "holidays.country"],
    ["an unknown region", { country: "DE", region: "ZZ" }, "holidays.region"],
    ["a region of nowhere", { region: "BY" }, "holidays.region"],
    [
      "ranges that overlap",
      { school: [range("2026-12-24", "2027-01-08"), range("2027-01-08", "2027-01-10")] },
      "holidays.school",
    ],
    [
      "an end before its start",
      { school: [range("2026-12-24", "2026-12-01")] },
      "holidays.school[0].end",
    ],
    [
      "29 February of no leap year",
      { school: [range("2027-02-29", "2027-03-01")] },
      "holidays.school[0].start",
    ],
    ["year 0", { school: [range("0000-01-01", "2026-03-01")] }, "holidays.school[0].start"],
    [
      "201 ranges",
      { school: Array.from({ length: 201 }, () => range("2026-12-24", "2026-12-24")) },
      "holidays.school",
    ],
  ])("%s", async (_, holidays, field) => {
    const { status, body } = await choose(holidays);
    expect([status, body.field], body.error).toEqual([400, field]);
    expect((await mom.get("/api/settings")).body.holidays).toEqual(none);
  });

  it("10,000 ranges", async () => {
    const school = Array.from({ length: 10_000 }, () => range("2026-12-24", "2026-12-24"));
    const { status, body } = await choose({ school });
    expect([status, body.error]).toEqual([413, expect.stringContaining("256 kB")]);
  });

  it("more than 400 days", async () => {
    const { status, body } = await wall.get("/api/holidays?start=2026-01-01&end=2027-12-31");
    expect([status, body.field]).toEqual([400, "end"]);
  });
});
