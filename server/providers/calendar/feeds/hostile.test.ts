import { afterEach, beforeEach, expect, test } from "vitest";
import { catalogue } from "#tests/faults/hostile-feeds/catalogue.ts";
import { feedDays } from "#tests/faults/hostile-feeds/hostile-feed.ts";
import { type FeedFixture, openFeedFixture } from "#tests/fixtures/calendar/feed-fixture.ts";

/** The quick cases of `npm run faults`, which measures; this test checks what the family sees. */
const quick = [
  "every second, a thousand million times",
  "10,000 BYDAYs",
  "10,000 exceptions on one line",
  "zones that nobody knows",
  "a zone that changes its clock every second",
  "events within events, 5,000 deep",
  "events that never end",
  "one line of 5 MB",
  "text that turns around",
  "bytes that are no letters",
  "letters of two bytes, the big end first",
  "a web page that calls itself a calendar",
  "a bomb behind a calendar",
  "less than was promised",
  "a circle of redirects",
  "a redirect into the house",
];
const chosen = catalogue.filter(({ name }) => quick.includes(name));

let fixture: FeedFixture;
beforeEach(async () => {
  fixture = await openFeedFixture();
});
afterEach(() => fixture.close());

test("the catalogue has forty hostile feeds and more, each with a name of its own", () => {
  expect(new Set(catalogue.map(({ name }) => name)).size).toBe(catalogue.length);
  expect(catalogue.length).toBeGreaterThanOrEqual(40);
  expect(chosen).toHaveLength(quick.length);
});

test.each(chosen)(
  "of a feed with $name the good events are shown, or its fault is said",
  async ({ answer, good, says }) => {
    fixture.feeds.answer("/hostile", answer);
    const source = fixture.start({ CALENDAR_ICS_URL: `${fixture.feeds.url}/hostile` });
    const read = await source.events(feedDays).catch(() => ({ events: [], feeds: source.feeds() }));
    const titles = read.events.map(({ title }) => title);
    for (const title of good) expect(titles).toContain(title);
    if (says !== undefined) expect(read.feeds[0]?.error).toMatch(says);
    expect(JSON.stringify(read)).not.toMatch(/[\u202A-\u202E\u2066-\u2069]|127\.0\.0\.1/);
  },
);
