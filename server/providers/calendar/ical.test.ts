import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import { calendar } from "../../../contract/calendar.ts";
import { eventOf, familyIcs, icsOf } from "../../../tests/fixtures/family-ics.ts";
import { type FeedServer, startFeedServer } from "../../../tests/fixtures/feed-server.ts";
import type { Roster } from "../../config/members.ts";
import { createOutbound } from "../outbound.ts";
import { createIcal, type IcalTiming, ical } from "./ical.ts";
import type { CalendarSource } from "./port.ts";

const week = { start: "2026-10-19", end: "2026-10-25" };
const minute = 60_000;
const roster: Roster = [
  { id: "mia", name: "Mia", color: "#d9662b", kid: true, parent: false },
  { id: "step-dad", name: "Ben", color: "#2b66d9", kid: false, parent: true },
];

let dir: string;
let feeds: FeedServer;
let time: { now: number; monotonic: number };
let lines: string[];
let changes: number;
let members: Roster;
const open: CalendarSource[] = [];

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), "wall-calendar-"));
  feeds = await startFeedServer();
  time = { now: Date.parse("2026-10-21T10:00:00Z"), monotonic: 1_000 };
  lines = [];
  changes = 0;
  members = roster;
});

const stopAll = async (): Promise<void> => {
  for (const source of open.splice(0)) await source.stop?.();
};

afterEach(async () => {
  await stopAll();
  await feeds.goAway();
  rmSync(dir, { recursive: true, force: true });
});

const pass = (ms: number): void => {
  time.now += ms;
  time.monotonic += ms;
};

const start = (environment: Record<string, string>, timing?: IcalTiming): CalendarSource => {
  const clock = { now: () => time.now, monotonic: () => time.monotonic };
  const log = pino(
    { level: "trace" },
    new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk));
        done();
      },
    }),
  );
  const source = createIcal(
    {
      outbound: createOutbound({ clock, log }),
      clock,
      log,
      roster: () => members,
      timeZone: () => "Europe/Berlin",
      cacheDir: () => {
        mkdirSync(join(dir, "calendar"), { recursive: true });
        return join(dir, "calendar");
      },
      changed: () => {
        changes += 1;
      },
      workers: (name) => new URL(`./${name}.ts`, import.meta.url),
    },
    ical.env.parse(environment),
    timing,
  );
  if (source === null) throw new Error("a configured calendar is one");
  open.push(source);
  return source;
};

const read = async (source: CalendarSource) => {
  const answer = await source.events(week);
  calendar["GET /api/calendar"].answer.parse({ ...week, ...answer });
  return {
    ...answer,
    titles: answer.events.map(({ title }) => title),
    states: answer.feeds.map(({ state }) => state),
  };
};

const familyTitles = ["Autumn break", "Grandma's birthday", "Night shift", "Piano lesson", "Yoga"];

test("without an address there is no calendar", () => {
  expect(() => start({ OTHER: "x" })).toThrow("a configured calendar is one");
});

test("a wrong address is named by its variable and never repeated", () => {
  const wrong = {
    CALENDAR_ICS_URL: "https://ok.example/a.ics;hunter2-secret",
    CALENDAR_ICS_URL_MIA: "ftp://hunter2/x",
  };
  expect(() => ical.configure(wrong)).toThrow(
    /CALENDAR_ICS_URL: .*address 2\nCALENDAR_ICS_URL_MIA/,
  );
  expect(() => ical.configure(wrong)).not.toThrow(/hunter2/);
});

test("webcal addresses are asked over https", () => {
  const addresses = ical.env.parse({
    CALENDAR_ICS_URL: "webcal://cal.example/a.ics; WEBCAL://cal.example/b.ics ;",
  });
  expect(addresses.shared).toEqual(["https://cal.example/a.ics", "https://cal.example/b.ics"]);
});

test("every address is a row with its member's colour, the shared ones first, and rows follow the roster", async () => {
  feeds.put("/family", familyIcs("2026-10-21"));
  feeds.put("/mia", icsOf(eventOf("m", "Ballet", ["DTSTART;VALUE=DATE:20261020"]), "Mia's dates"));
  feeds.put("/ben", icsOf(eventOf("b", "Car", ["DTSTART;VALUE=DATE:20261020"]), ""));
  const source = start({
    CALENDAR_ICS_URL: `${feeds.url}/family`,
    CALENDAR_ICS_URL_STEP_DAD: `${feeds.url}/ben`,
    CALENDAR_ICS_URL_MIA: `${feeds.url}/mia`,
    CALENDAR_ICS_URL_NOBODY: `${feeds.url}/mia`,
  });
  const { events, feeds: rows, states } = await read(source);
  expect(rows.map(({ name, memberId }) => [name, memberId])).toEqual([
    ["The Millers", undefined],
    ["Mia's dates", "mia"],
    ["Ben", "step-dad"],
    ["Mia's dates", undefined],
  ]);
  expect(states).toEqual(["ok", "ok", "ok", "ok"]);
  expect(feeds.count("/mia").asked).toBe(1);
  const ballet = events.filter(({ title }) => title === "Ballet");
  expect(ballet.map(({ memberIds, color }) => [memberIds, color])).toEqual([
    [["mia"], "#d9662b"],
    [[], "#6b7280"],
  ]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  members = [
    { ...roster[0], id: "mia", name: "Mia M.", color: "#000000", kid: true, parent: false },
  ];
  const later = await read(source);
  expect(
    later.events.find(({ title, memberIds }) => title === "Ballet" && memberIds.length > 0)?.color,
  ).toBe("#000000");
  expect(later.feeds.map(({ memberId }) => memberId)).toEqual([
    undefined,
    "mia",
    undefined,
    undefined,
  ]);
});

test("fifty screens at once cost the source one request, and the next five minutes none", async () => {
  feeds.put("/family", familyIcs("2026-10-21"));
  const source = start({ CALENDAR_ICS_URL: `${feeds.url}/family` });
  const answers = await Promise.all(Array.from({ length: 50 }, () => read(source)));
  expect(answers.map(({ titles }) => titles)).toEqual(answers.map(() => familyTitles));
  expect(new Set(answers.map(({ events }) => events)).size).toBe(1);
  pass(4 * minute);
  await read(source);
  expect(feeds.count("/family")).toEqual({ asked: 1, unchanged: 0 });
});

test("after five minutes the source is asked whether anything changed, and no read waits for it", async () => {
  feeds.put("/family", familyIcs("2026-10-21"));
  const source = start({ CALENDAR_ICS_URL: `${feeds.url}/family` });
  const first = await read(source);
  const heard = changes;
  pass(6 * minute);
  expect((await read(source)).events).toBe(first.events);
  await expect.poll(() => feeds.count("/family")).toEqual({ asked: 2, unchanged: 1 });
  await expect
    .poll(async () => (await read(source)).feeds[0]?.fetchedAt)
    .toBe("2026-10-21T10:06:00.000Z");
  expect(changes).toBe(heard);
  feeds.put("/family", icsOf(eventOf("n", "News", ["DTSTART;VALUE=DATE:20261020"])));
  pass(6 * minute);
  expect((await read(source)).titles).toEqual(familyTitles);
  await expect.poll(async () => (await read(source)).titles).toEqual(["News"]);
  expect(changes).toBe(heard + 1);
});

test("the calendar stays when its source goes away, marked stale, also over a restart, and recovers", async () => {
  feeds.put("/family", familyIcs("2026-10-21"));
  const environment = { CALENDAR_ICS_URL: `${feeds.url}/family` };
  const source = start(environment);
  const { feeds: before } = await read(source);
  await feeds.goAway();
  pass(6 * minute);
  await expect.poll(async () => (await read(source)).states).toEqual(["stale"]);
  expect((await read(source)).titles).toEqual(familyTitles);
  expect(source.health()).toMatchObject({
    state: "stale",
    error: "The Millers: The other side can't be reached.",
  });
  await stopAll();

  pass(minute);
  const restarted = start(environment);
  const again = await read(restarted);
  expect([again.titles, again.states, again.feeds[0]?.id]).toEqual([
    familyTitles,
    ["stale"],
    before[0]?.id,
  ]);
  expect(again.feeds[0]?.fetchedAt).toBe("2026-10-21T10:00:00.000Z");
  await feeds.comeBack();
  pass(minute);
  await expect.poll(async () => (await read(restarted)).states).toEqual(["ok"]);
  expect(feeds.count("/family").unchanged).toBe(1);
});

test("the calendar is stale at once when the source went away while we were off", async () => {
  feeds.put("/family", familyIcs("2026-10-21"));
  const environment = { CALENDAR_ICS_URL: `${feeds.url}/family` };
  await read(start(environment));
  await stopAll();
  await feeds.goAway();
  const { titles, states } = await read(start(environment));
  expect([titles, states]).toEqual([familyTitles, ["stale"]]);
});

test("an address that answers a web page is marked alone; the others are unaffected", async () => {
  feeds.put("/family", familyIcs("2026-10-21"));
  feeds.answer("/page", (_request, response) =>
    response.setHeader("content-type", "text/html").end("<!doctype html><title>Log in</title>"),
  );
  feeds.answer("/json", (_request, response) => response.end("{}"));
  feeds.answer("/down", (_request, response) => response.writeHead(500).end());
  const paths = ["page", "family", "json", "nothing", "down"];
  const source = start({ CALENDAR_ICS_URL: paths.map((path) => `${feeds.url}/${path}`).join(";") });
  const { titles, states, feeds: rows } = await read(source);
  expect(states).toEqual(["error", "ok", "error", "error", "error"]);
  expect(titles).toEqual(familyTitles);
  expect(rows.map(({ error }) => error)).toEqual([
    "The address answers a web page, not a calendar.",
    undefined,
    "The address answers something that isn't a calendar.",
    "There is no calendar at the address any more.",
    "The source has trouble of its own at the moment (500).",
  ]);
  expect(source.health().state).toBe("stale");
});

test("a calendar that turns into a web page or half of itself stays as it was", async () => {
  feeds.put("/family", familyIcs("2026-10-21"));
  const source = start({ CALENDAR_ICS_URL: `${feeds.url}/family` });
  await read(source);
  feeds.put("/family", familyIcs("2026-10-21").slice(0, 1_500));
  pass(6 * minute);
  await expect
    .poll(async () => (await read(source)).feeds[0])
    .toMatchObject({ state: "stale", error: "The calendar arrived only in part." });
  feeds.put("/family", "<html>");
  pass(minute);
  await expect.poll(async () => (await read(source)).feeds[0]?.error).toMatch(/web page/);
  expect((await read(source)).titles).toEqual(familyTitles);
});

test("when no address ever answered, the calendar is unreachable; until then its feeds are pending", async () => {
  feeds.answer("/silent", () => undefined);
  const pending = start(
    { CALENDAR_ICS_URL: `${feeds.url}/silent` },
    { refreshMs: minute, retryMs: minute, firstReadMs: 50 },
  );
  expect((await read(pending)).states).toEqual(["pending"]);
  const source = start({ CALENDAR_ICS_URL: `${feeds.url}/a;${feeds.url}/b` });
  await expect(source.events(week)).rejects.toMatchObject({
    status: 503,
    details: { source: "calendar", code: "unreachable" },
  });
  expect(source.health().state).toBe("unreachable");
  expect(
    (await Promise.all([1, 2, 3].map(() => source.events(week).catch(() => "503")))).length,
  ).toBe(3);
  expect(feeds.count("/a").asked).toBe(1);
});

test("a copy that the disk damaged is not shown; the source has it", async () => {
  feeds.put("/family", familyIcs("2026-10-21"));
  const environment = { CALENDAR_ICS_URL: `${feeds.url}/family` };
  await read(start(environment));
  await stopAll();
  const cache = join(dir, "calendar");
  for (const name of readdirSync(cache)) if (name.endsWith(".ics")) rmSync(join(cache, name));
  const source = start(environment);
  await expect
    .poll(async () => (await read(source).catch(() => null))?.titles)
    .toEqual(familyTitles);
});

test("an address is in no answer, log line, error or file name, and its copy is ours alone", async () => {
  feeds.put("/private-hunter2/basic.ics", familyIcs("2026-10-21"));
  feeds.answer("/hunter2-page", (_request, response) => response.end("<html>"));
  const source = start({
    CALENDAR_ICS_URL: `${feeds.url}/private-hunter2/basic.ics?key=hunter2`,
    CALENDAR_ICS_URL_MIA: `${feeds.url}/hunter2-page`,
  });
  const answer = await read(source);
  await feeds.goAway();
  pass(6 * minute);
  await expect.poll(async () => (await read(source)).states).toEqual(["stale", "error"]);
  const cache = join(dir, "calendar");
  const files = readdirSync(cache);
  const said = [
    answer,
    source.health(),
    lines,
    files,
    files.map((name) => readFileSync(join(cache, name), "utf8")),
  ];
  expect(JSON.stringify(said)).not.toMatch(/hunter2|127\.0\.0\.1/);
  expect(files.map((name) => statSync(join(cache, name)).mode & 0o077)).toEqual(files.map(() => 0));
  expect(statSync(cache).mode & 0o077).toBe(0);
});

test("a flood in one calendar is cut and said, and the others are whole", async () => {
  const day = (index: number) =>
    eventOf(`d${index}`, "Slot", [`DTSTART:2026102${index % 5}T1${index % 10}0000Z`]);
  feeds.put("/flood", icsOf(Array.from({ length: 10_500 }, (_, index) => day(index)).flat()));
  feeds.put("/family", familyIcs("2026-10-21"));
  const { events, feeds: rows } = await read(
    start({ CALENDAR_ICS_URL: `${feeds.url}/flood;${feeds.url}/family` }),
  );
  expect(events).toHaveLength(10_000);
  expect(rows.map(({ error }) => error !== undefined)).toEqual([true, false]);
});
