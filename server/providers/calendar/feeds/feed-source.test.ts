import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { veventOf, familyIcs, icsFileOf } from "#tests/fixtures/calendar/family-ics.ts";
import {
  familyTitles,
  minute,
  openFeedFixture,
  readWeek,
  type FeedFixture,
} from "#tests/fixtures/calendar/feed-fixture.ts";

let fixture: FeedFixture;
beforeEach(async () => {
  fixture = await openFeedFixture();
});
afterEach(() => fixture.close());

test("fifty screens at once cost the source one request, and the next five minutes none", async () => {
  fixture.feeds.put("/family", familyIcs("2026-10-21"));
  const source = fixture.start({ CALENDAR_ICS_URL: `${fixture.feeds.url}/family` });
  const answers = await Promise.all(Array.from({ length: 50 }, () => readWeek(source)));
  expect(answers.map(({ titles }) => titles)).toEqual(answers.map(() => familyTitles));
  expect(new Set(answers.map(({ events }) => events)).size).toBe(1);
  fixture.pass(4 * minute);
  await readWeek(source);
  expect(fixture.feeds.count("/family")).toEqual({ asked: 1, unchanged: 0 });
});

test("after five minutes the source is asked whether anything changed, and no read waits for it", async () => {
  fixture.feeds.put("/family", familyIcs("2026-10-21"));
  const source = fixture.start({ CALENDAR_ICS_URL: `${fixture.feeds.url}/family` });
  const first = await readWeek(source);
  const changesBefore = fixture.changes();
  fixture.pass(6 * minute);
  expect((await readWeek(source)).events).toBe(first.events);
  await expect.poll(() => fixture.feeds.count("/family")).toEqual({ asked: 2, unchanged: 1 });
  await expect
    .poll(async () => (await readWeek(source)).feeds[0]?.fetchedAt)
    .toBe("2026-10-21T10:06:00.000Z");
  expect(fixture.changes()).toBe(changesBefore);
  fixture.feeds.put("/family", icsFileOf(veventOf("n", "News", ["DTSTART;VALUE=DATE:20261020"])));
  fixture.pass(6 * minute);
  expect((await readWeek(source)).titles).toEqual(familyTitles);
  await expect.poll(async () => (await readWeek(source)).titles).toEqual(["News"]);
  expect(fixture.changes()).toBe(changesBefore + 1);
});

test("the calendar stays when its source goes away, marked stale, also over a restart, and recovers", async () => {
  fixture.feeds.put("/family", familyIcs("2026-10-21"));
  const environment = { CALENDAR_ICS_URL: `${fixture.feeds.url}/family` };
  const source = fixture.start(environment);
  const { feeds: before } = await readWeek(source);
  await fixture.feeds.stop();
  fixture.pass(6 * minute);
  await expect.poll(async () => (await readWeek(source)).states).toEqual(["stale"]);
  expect((await readWeek(source)).titles).toEqual(familyTitles);
  expect(source.health()).toMatchObject({
    state: "stale",
    code: "refused",
    part: "The Millers",
    error: expect.stringMatching(/^The Millers: The calendar's server can't be reached\. Check/),
  });
  await fixture.stopAll();

  fixture.pass(minute);
  const restarted = fixture.start(environment);
  const again = await readWeek(restarted);
  expect([again.titles, again.states, again.feeds[0]?.id]).toEqual([
    familyTitles,
    ["stale"],
    before[0]?.id,
  ]);
  expect(again.feeds[0]?.fetchedAt).toBe("2026-10-21T10:00:00.000Z");
  await fixture.feeds.resume();
  fixture.pass(minute);
  await expect.poll(async () => (await readWeek(restarted)).states).toEqual(["ok"]);
  expect(fixture.feeds.count("/family").unchanged).toBe(1);
});

test("the calendar is stale at once when the source went away while we were off", async () => {
  fixture.feeds.put("/family", familyIcs("2026-10-21"));
  const environment = { CALENDAR_ICS_URL: `${fixture.feeds.url}/family` };
  await readWeek(fixture.start(environment));
  await fixture.stopAll();
  await fixture.feeds.stop();
  const { titles, states } = await readWeek(fixture.start(environment));
  expect([titles, states]).toEqual([familyTitles, ["stale"]]);
});

test("an address that answers a web page is marked alone; the others are unaffected", async () => {
  fixture.feeds.put("/family", familyIcs("2026-10-21"));
  fixture.feeds.answer("/page", (_request, response) =>
    response.setHeader("content-type", "text/html").end("<!doctype html><title>Log in</title>"),
  );
  fixture.feeds.answer("/json", (_request, response) => response.end("{}"));
  fixture.feeds.answer("/down", (_request, response) => response.writeHead(500).end());
  const paths = ["page", "family", "json", "nothing", "down"];
  const source = fixture.start({
    CALENDAR_ICS_URL: paths.map((path) => `${fixture.feeds.url}/${path}`).join(";"),
  });
  const { titles, states, feeds: rows } = await readWeek(source);
  expect(states).toEqual(["error", "ok", "error", "error", "error"]);
  expect(titles).toEqual(familyTitles);
  expect(rows.map(({ error }) => error)).toEqual([
    "The address answers a web page, not a calendar. Open it in a browser and look for a link named ICS or iCal.",
    undefined,
    "The address answers something that isn't a calendar. Open it in a browser and look for a link named ICS or iCal.",
    "There is no calendar at the address any more. Copy the address again from the calendar's own settings.",
    "The source has trouble of its own at the moment. It is asked again by itself.",
  ]);
  expect(rows.map(({ code }) => code)).toEqual([
    "webPage",
    undefined,
    "notCalendar",
    "gone",
    "sourceTrouble",
  ]);
  expect(source.health().state).toBe("stale");
});

test("a copy that the disk damaged is not shown; the source has it", async () => {
  fixture.feeds.put("/family", familyIcs("2026-10-21"));
  const environment = { CALENDAR_ICS_URL: `${fixture.feeds.url}/family` };
  await readWeek(fixture.start(environment));
  await fixture.stopAll();
  const { cache } = fixture;
  for (const name of readdirSync(cache)) if (name.endsWith(".ics")) rmSync(join(cache, name));
  const source = fixture.start(environment);
  await expect
    .poll(async () => (await readWeek(source).catch(() => null))?.titles, { timeout: 15_000 })
    .toEqual(familyTitles);
});
