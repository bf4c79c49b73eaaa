import { readdirSync, rmSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { veventOf, familyIcs, icsFileOf } from "#tests/fixtures/calendar/family-ics.ts";
import {
  parseIcalEnv,
  familyTitles,
  type FeedFixture,
  minute,
  openFeedFixture,
  readWeek,
  feedWeek,
} from "#tests/fixtures/calendar/feed-fixture.ts";

let fixture: FeedFixture;
beforeEach(async () => {
  fixture = await openFeedFixture();
});
afterEach(() => fixture.close());

test("try now asks a calendar at once, but not twice within ten seconds, and knows no other", async () => {
  fixture.feeds.put("/family", familyIcs("2026-10-21"));
  const source = fixture.start({ CALENDAR_ICS_URL: `${fixture.feeds.url}/family` });
  const id = (await readWeek(source)).feeds[0]?.id ?? "";
  expect(await source.refresh(id)).toBe(true);
  expect(fixture.feeds.count("/family").asked).toBe(1);
  fixture.pass(11_000);
  await fixture.feeds.stop();
  expect(await source.refresh(id)).toBe(true);
  expect(source.feeds()).toMatchObject([{ id, name: "The Millers", state: "stale" }]);
  expect(source.feeds()[0]?.error).toMatch(/Check that it is on/);
  await fixture.feeds.resume();
  fixture.pass(11_000);
  expect(await Promise.all([source.refresh(id), source.refresh(id)])).toEqual([true, true]);
  expect(fixture.feeds.count("/family").asked).toBe(2);
  expect(source.feeds()[0]?.error).toBeUndefined();
  expect(await source.refresh("shared-00000000")).toBe(false);
});

test("a calendar that is added while the wall runs is shown; one that is taken away leaves the disk", async () => {
  fixture.feeds.put("/family", familyIcs("2026-10-21"));
  fixture.feeds.put(
    "/mia",
    icsFileOf(veventOf("m", "Ballet", ["DTSTART;VALUE=DATE:20261020"]), "Mia"),
  );
  const source = fixture.start({});
  source.setAddresses(parseIcalEnv({ CALENDAR_ICS_URL: `${fixture.feeds.url}/family` }));
  expect((await readWeek(source)).titles).toEqual(familyTitles);
  expect(source.health().state).toBe("ok");
  const both = {
    CALENDAR_ICS_URL: `${fixture.feeds.url}/family`,
    CALENDAR_ICS_URL_MIA: `${fixture.feeds.url}/mia`,
  };
  source.setAddresses(parseIcalEnv(both));
  expect((await readWeek(source)).titles).toEqual([...familyTitles, "Ballet"]);
  expect(fixture.feeds.count("/family").asked).toBe(1);
  await expect.poll(() => readdirSync(fixture.cache)).toHaveLength(4);
  source.setAddresses(parseIcalEnv({ CALENDAR_ICS_URL_MIA: both.CALENDAR_ICS_URL_MIA }));
  expect((await readWeek(source)).titles).toEqual(["Ballet"]);
  await expect.poll(() => readdirSync(fixture.cache)).toHaveLength(2);
  source.setAddresses(parseIcalEnv({}));
  await expect(source.events(feedWeek)).rejects.toMatchObject({
    details: { code: "unconfigured" },
  });
  await expect.poll(() => readdirSync(fixture.cache)).toEqual([]);
});

test("ten walls that look every minute of an hour cost a source no more than one", async () => {
  fixture.feeds.put("/family", familyIcs("2026-10-21"));
  const source = fixture.start({ CALENDAR_ICS_URL: `${fixture.feeds.url}/family` });
  let asked = 0;
  for (let passed = 0; passed < 60; passed += 1) {
    await Promise.all(Array.from({ length: 10 }, () => source.events(feedWeek)));
    if (passed % 5 === 0) asked += 1;
    await expect.poll(() => fixture.feeds.count("/family").asked).toBe(asked);
    // A source is due only after its own last answer.
    const settled = new Date(Date.parse("2026-10-21T10:00:00Z") + (asked - 1) * 5 * minute);
    await expect.poll(() => source.feeds()[0]?.fetchedAt).toBe(settled.toISOString());
    fixture.pass(minute);
  }
  expect(fixture.feeds.count("/family")).toEqual({ asked: 12, unchanged: 11 });
});

test("midnight and other weeks neither ask the source nor parse the calendar again", async () => {
  fixture.feeds.put("/family", familyIcs("2026-10-21"));
  const source = fixture.start({ CALENDAR_ICS_URL: `${fixture.feeds.url}/family` });
  await readWeek(source);
  // Parsing again would need the copy, which doesn't exist.
  await expect.poll(() => readdirSync(fixture.cache)).toHaveLength(2);
  fixture.feeds.put("/family", null);
  rmSync(fixture.cache, { recursive: true });
  for (const [start, end] of [
    ["2026-10-20", "2026-10-26"],
    ["2026-01-01", "2026-12-31"],
    ["2027-01-01", "2027-01-31"],
  ] as const) {
    fixture.pass(1_000);
    const { events, feeds } = await source.events({ start, end });
    expect(events.map(({ title }) => title)).toContain("Piano lesson");
    expect(feeds[0]?.state).toBe("ok");
  }
  expect(fixture.feeds.count("/family").asked).toBe(1);
});

test("half a calendar is shown where there is nothing better, said, and replaced by the whole", async () => {
  const whole = familyIcs("2026-10-21");
  fixture.feeds.answer("/family", (_request, response) => {
    response.writeHead(200, { "content-length": whole.length, etag: '"whole"' });
    response.write(whole.slice(0, 1_600), () => response.destroy());
  });
  const source = fixture.start({ CALENDAR_ICS_URL: `${fixture.feeds.url}/family` });
  const half = await readWeek(source);
  expect(half.titles).toContain("Piano lesson");
  expect(half.feeds[0]).toMatchObject({
    state: "stale",
    error: expect.stringMatching(/only in part/),
  });
  fixture.feeds.answer("/family", (request, response) => {
    if (request.headers["if-none-match"] === undefined) response.end(whole);
    else response.writeHead(304).end();
  });
  fixture.pass(minute);
  await expect.poll(async () => (await readWeek(source)).titles).toEqual(familyTitles);
  expect((await readWeek(source)).states).toEqual(["ok"]);
});
