import { readdirSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { icsFileOf, veventOf } from "#tests/fixtures/calendar/family-ics.ts";
import {
  type FeedFixture,
  minute,
  openFeedFixture,
} from "#tests/fixtures/calendar/feed-fixture.ts";
import type { CalendarSource } from "../port.ts";

let fixture: FeedFixture;
let source: CalendarSource;
beforeEach(async () => {
  fixture = await openFeedFixture();
});
afterEach(() => fixture.close());

const range = { start: "2026-10-21", end: "2026-12-31" };
/** Lessons on days from 1 November on, by their numbers. */
const lessons = (numbers: readonly number[]): string =>
  icsFileOf(
    numbers.flatMap((number) =>
      veventOf(`lesson-${number}`, `Lesson ${number}`, [
        `DTSTART;VALUE=DATE:202611${String(number).padStart(2, "0")}`,
      ]),
    ),
  );
const from = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const put = (numbers: readonly number[], path = "/school"): void =>
  fixture.feeds.put(path, lessons(numbers));
const address = () => ({ CALENDAR_ICS_URL: `${fixture.feeds.url}/school` });
const start = (environment: Record<string, string> = address()): void => {
  source = fixture.start(environment);
};
const read = async () => {
  const { events, feeds } = await source.events(range);
  return {
    held: feeds.reduce((sum, each) => sum + (each.held ?? 0), 0),
    marked: events.filter((each) => each.held === true).length,
    shown: events.length,
  };
};
/** Has the source asked again, and waits until its answer counts. */
const readNews = async (path = "/school"): Promise<void> => {
  const { asked } = fixture.feeds.count(path);
  fixture.pass(6 * minute);
  await read();
  await expect.poll(() => fixture.feeds.count(path).asked).toBeGreaterThan(asked);
  await Promise.all(source.feeds().map(({ id }) => source.refresh(id)));
};
const feedId = (): string => source.feeds()[0]?.id ?? "";

test("a feed that loses most of its events keeps them, marked, until a parent lets them go", async () => {
  put(from(1, 20));
  start();
  expect(await read()).toEqual({ held: 0, marked: 0, shown: 20 });
  put([1, 2]);
  await readNews();
  expect(await read()).toEqual({ held: 18, marked: 18, shown: 20 });
  expect(source.decideHeld(feedId(), false)).toBe(true);
  expect(await read()).toEqual({ held: 0, marked: 0, shown: 2 });
  expect(source.decideHeld(feedId(), false)).toBe(false);
});

test("an empty feed is held alike, also over a restart", async () => {
  put(from(1, 10));
  start();
  await read();
  fixture.feeds.put("/school", icsFileOf([]));
  await readNews();
  expect(await read()).toEqual({ held: 10, marked: 10, shown: 10 });
  await fixture.stopAll();
  start();
  await expect.poll(read).toEqual({ held: 10, marked: 10, shown: 10 });
});

test("what a parent keeps is shown on without a question, and once when it comes back", async () => {
  put(from(1, 20));
  start();
  await read();
  put([1]);
  await readNews();
  expect(source.decideHeld(feedId(), true)).toBe(true);
  expect(await read()).toEqual({ held: 0, marked: 19, shown: 20 });
  put(from(1, 20));
  await readNews();
  expect(await read()).toEqual({ held: 0, marked: 0, shown: 20 });
  expect(readdirSync(fixture.cache).filter((name) => /held|holds/.test(name))).toEqual([]);
});

test("five events go without a question, and so does a fifth of many", async () => {
  put(from(1, 8));
  start();
  await read();
  put(from(6, 8));
  await readNews();
  expect(await read()).toEqual({ held: 0, marked: 0, shown: 3 });
  put(from(1, 30));
  await readNews();
  put(from(7, 30));
  await readNews();
  expect(await read()).toEqual({ held: 0, marked: 0, shown: 24 });
});

test("what goes while a question is open belongs to it", async () => {
  put(from(1, 20));
  start();
  await read();
  put(from(1, 10));
  await readNews();
  put(from(1, 9));
  await readNews();
  expect(await read()).toEqual({ held: 11, marked: 11, shown: 20 });
});

test("what has moved to another feed hasn't gone, and what is over doesn't count", async () => {
  put(from(1, 10));
  put(from(20, 21), "/club");
  start({ CALENDAR_ICS_URL: `${fixture.feeds.url}/school;${fixture.feeds.url}/club` });
  await read();
  put([...from(1, 10), ...from(20, 21)], "/club");
  await readNews("/club");
  put([]);
  await readNews();
  expect(await read()).toEqual({ held: 0, marked: 0, shown: 12 });
  fixture.pass(60 * 24 * 60 * minute);
  put([], "/club");
  await readNews("/club");
  expect((await read()).held).toBe(0);
});
