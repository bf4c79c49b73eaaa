import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { veventOf, familyIcs, icsFileOf } from "#tests/fixtures/calendar/family-ics.ts";
import {
  familyTitles,
  minute,
  openFeedFixture,
  readWeek,
  feedWeek,
  type FeedFixture,
} from "#tests/fixtures/calendar/feed-fixture.ts";

let fixture: FeedFixture;
beforeEach(async () => {
  fixture = await openFeedFixture();
});
afterEach(() => fixture.close());

test("without an address the calendar is unconfigured, makes no folder, and says so", async () => {
  const source = fixture.start({ OTHER: "x" });
  await expect(source.events(feedWeek)).rejects.toMatchObject({
    status: 503,
    details: { source: "calendar", code: "unconfigured" },
  });
  expect([source.health(), source.feeds()]).toEqual([{ state: "unconfigured" }, []]);
  expect(existsSync(fixture.cache)).toBe(false);
});

test("every address is a row with its member's colour, the shared ones first, and rows follow the roster", async () => {
  fixture.feeds.put("/family", familyIcs("2026-10-21"));
  fixture.feeds.put(
    "/mia",
    icsFileOf(veventOf("m", "Ballet", ["DTSTART;VALUE=DATE:20261020"]), "Mia's dates"),
  );
  fixture.feeds.put("/ben", icsFileOf(veventOf("b", "Car", ["DTSTART;VALUE=DATE:20261020"]), ""));
  const source = fixture.start({
    CALENDAR_ICS_URL: `${fixture.feeds.url}/family`,
    CALENDAR_ICS_URL_STEP_DAD: `${fixture.feeds.url}/ben`,
    CALENDAR_ICS_URL_MIA: `${fixture.feeds.url}/mia`,
    CALENDAR_ICS_URL_NOBODY: `${fixture.feeds.url}/mia`,
  });
  const { events, feeds: rows, states } = await readWeek(source);
  expect(rows.map(({ name, memberId }) => [name, memberId])).toEqual([
    ["The Millers", undefined],
    ["Mia's dates", "mia"],
    ["Ben", "step-dad"],
    ["Mia's dates", undefined],
  ]);
  expect(states).toEqual(["ok", "ok", "ok", "ok"]);
  expect(fixture.feeds.count("/mia").asked).toBe(1);
  const ballet = events.filter(({ title }) => title === "Ballet");
  expect(ballet.map(({ memberIds, color }) => [memberIds, color])).toEqual([
    [["mia"], "#d9662b"],
    [[], "#6b7280"],
  ]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  fixture.setRoster([{ id: "mia", name: "Mia M.", color: "#000000", kid: true, parent: false }]);
  const later = await readWeek(source);
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

test("when no address ever answered, the calendar is unreachable; until then its feeds are pending", async () => {
  fixture.feeds.answer("/silent", () => undefined);
  const pending = fixture.start(
    { CALENDAR_ICS_URL: `${fixture.feeds.url}/silent` },
    { refreshMs: minute, retryMs: minute, firstReadMs: 50 },
  );
  expect((await readWeek(pending)).states).toEqual(["pending"]);
  const source = fixture.start({
    CALENDAR_ICS_URL: `${fixture.feeds.url}/a;${fixture.feeds.url}/b`,
  });
  await expect(source.events(feedWeek)).rejects.toMatchObject({
    status: 503,
    details: { source: "calendar", code: "unreachable" },
  });
  expect(source.health().state).toBe("unreachable");
  expect(
    (await Promise.all([1, 2, 3].map(() => source.events(feedWeek).catch(() => "503")))).length,
  ).toBe(3);
  expect(fixture.feeds.count("/a").asked).toBe(1);
});

test("a calendar that turns into a web page or half of itself stays as it was", async () => {
  fixture.feeds.put("/family", familyIcs("2026-10-21"));
  const source = fixture.start({ CALENDAR_ICS_URL: `${fixture.feeds.url}/family` });
  await readWeek(source);
  fixture.feeds.put("/family", familyIcs("2026-10-21").slice(0, 1_500));
  fixture.pass(6 * minute);
  await expect
    .poll(async () => (await readWeek(source)).feeds[0])
    .toMatchObject({
      state: "stale",
      error: "The calendar arrived only in part. It is asked again by itself.",
    });
  fixture.feeds.put("/family", "<html>");
  fixture.pass(minute);
  await expect.poll(async () => (await readWeek(source)).feeds[0]?.error).toMatch(/web page/);
  expect((await readWeek(source)).titles).toEqual(familyTitles);
});

test("a flood in one calendar is cut and said, and the others are whole", async () => {
  const day = (index: number) =>
    veventOf(`d${index}`, "Slot", [`DTSTART:2026102${index % 5}T1${index % 10}0000Z`]);
  fixture.feeds.put(
    "/flood",
    icsFileOf(Array.from({ length: 10_500 }, (_, index) => day(index)).flat()),
  );
  fixture.feeds.put("/family", familyIcs("2026-10-21"));
  const { events, feeds: rows } = await readWeek(
    fixture.start({ CALENDAR_ICS_URL: `${fixture.feeds.url}/flood;${fixture.feeds.url}/family` }),
  );
  expect(events).toHaveLength(10_000);
  expect(rows.map(({ error }) => error !== undefined)).toEqual([true, false]);
});

test("an address is in no answer, log line, error or file name, and its copy is ours alone", async () => {
  fixture.feeds.put("/private-hunter2/basic.ics", familyIcs("2026-10-21"));
  fixture.feeds.answer("/hunter2-page", (_request, response) => response.end("<html>"));
  const source = fixture.start({
    CALENDAR_ICS_URL: `${fixture.feeds.url}/private-hunter2/basic.ics?key=hunter2`,
    CALENDAR_ICS_URL_MIA: `${fixture.feeds.url}/hunter2-page`,
  });
  const answer = await readWeek(source);
  await fixture.feeds.stop();
  fixture.pass(6 * minute);
  await expect.poll(async () => (await readWeek(source)).states).toEqual(["stale", "error"]);
  const { cache } = fixture;
  const files = readdirSync(cache);
  const said = [
    answer,
    source.health(),
    fixture.log,
    files,
    files.map((name) => readFileSync(join(cache, name), "utf8")),
  ];
  expect(JSON.stringify(said)).not.toMatch(/hunter2|127\.0\.0\.1/);
  expect(files.map((name) => statSync(join(cache, name)).mode & 0o077)).toEqual(files.map(() => 0));
  expect(statSync(cache).mode & 0o077).toBe(0);
});
