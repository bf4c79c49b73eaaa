import fc from "fast-check";
import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { readIcs } from "#tests/fixtures/calendar/read-feed.ts";
import { readWithIcalJs } from "#tests/fixtures/calendar/read-with-ical-js.ts";
import { addDays } from "#server/platform/clock.ts";
import { isInvisible } from "#server/platform/plain-text.ts";
import { unfoldLines } from "../ical/text/lines.ts";
import { parseCalendar } from "../ical/text/parse.ts";
import { noWorkLimit } from "../ical/work-limit.ts";
import type { FamilySeries } from "../port.ts";
import type { EventPlacement } from "#server/recurrence/event-placement.ts";
import { readCalendar } from "./read-file.ts";
import { ruleDaysBetween, firstRuleDay } from "./rule.ts";
import { writeCalendar } from "./write-file.ts";
import { zoneBlock } from "./zone-block.ts";

const [from, to] = ["2026-09-01", "2026-11-30"];

const words = fc
  .oneof(
    fc.constantFrom(
      "Piano",
      "Zoë’s 🎻; a, b\\c",
      "Line\nbreak",
      "עברית",
      "x".repeat(200),
      "BEGIN:VEVENT",
    ),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
  )
  // The house takes none that looks empty.
  .filter((text) => !isInvisible(text));
const zone = fc.constantFrom("Europe/Berlin", "America/New_York", "UTC", "Australia/Lord_Howe");
const day = fc.integer({ min: 0, max: 80 }).map((days) => addDays("2026-08-20", days));
const placed: fc.Arbitrary<EventPlacement> = fc.oneof(
  fc.record({
    day,
    time: fc.constant(null),
    zone: fc.constant(null),
    length: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    day,
    time: fc.constantFrom("09:00:00", "00:00:00", "02:30:00", "23:45:00", "17:15:30"),
    zone,
    length: fc.constantFrom(0, 900, 3600, 5400),
  }),
);
const rule = fc.constantFrom(
  ...["FREQ=DAILY", "FREQ=DAILY;INTERVAL=3;COUNT=9", "FREQ=WEEKLY", "FREQ=WEEKLY;BYDAY=MO,WE,SA"],
  ...["FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;COUNT=5", "FREQ=MONTHLY", "FREQ=MONTHLY;BYMONTHDAY=31"],
  ...[
    "FREQ=MONTHLY;BYDAY=-1FR",
    "FREQ=YEARLY",
    "FREQ=DAILY;UNTIL=20261025",
    "FREQ=WEEKLY;UNTIL=20261101",
  ],
);
const single = fc.record({
  index: fc.integer({ min: 0, max: 20 }),
  title: words,
  at: fc.option(placed),
});

const series: fc.Arbitrary<FamilySeries> = fc
  .record({
    ...{
      at: placed,
      rule: fc.option(rule),
      title: words,
      location: fc.option(words),
      notes: fc.option(words),
      icon: fc.option(words),
    },
    left: fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 3 }),
    singles: fc.array(single, { maxLength: 3 }),
    uid: fc.uuid(),
  })
  // The store never has a series that ends before it begins.
  .filter(({ at, rule: text }) => {
    const until = /UNTIL=(\d+)/.exec(text ?? "")?.[1];
    const first = text === null ? at.day : (firstRuleDay(text, at.day) ?? at.day);
    return until === undefined || first.replaceAll("-", "") <= until;
  })
  .map(({ at, rule: text, left, singles, uid, ...about }) => {
    const first = text === null ? at.day : (firstRuleDay(text, at.day) ?? at.day);
    const days = text === null ? [] : ruleDaysBetween(text, first, { start: first, end: to }, 40);
    const except = [...new Set(left.flatMap((index) => days[index] ?? []))].toSorted();
    const changes = new Map(
      singles.flatMap(({ index, title, at: moved }) => {
        const originalDay = days[index];
        if (originalDay === undefined || except.includes(originalDay)) return [];
        return [[originalDay, { originalDay, title, ...(moved === null ? {} : { at: moved }) }]];
      }),
    );
    return {
      ...{
        ...about,
        uid,
        key: uid,
        at: { ...at, day: first },
        rule: text,
        memberIds: [],
        added: [],
      },
      ...{ except, changes: [...changes.values()], sequence: 3 },
      ...{ stampedAt: Date.parse("2026-08-01T00:00:00Z"), createdAt: 0 },
    };
  });

const calendar = fc.uniqueArray(series, { selector: ({ uid }) => uid, minLength: 1, maxLength: 4 });

const fileOf = (all: readonly FamilySeries[]): string =>
  new TextDecoder().decode(writeCalendar(all).bytes);

const tidy = (line: string): string => line.replaceAll(/[\s\p{C}]+/gu, " ").trim();

describe("the family calendar as a file", () => {
  it("tells ical.js the same occurrences as the family sees", () => {
    fc.assert(
      fc.property(series, (one) => {
        const ics = fileOf([one]);
        const seen = readIcs(ics, from, to).occurrences.map(
          ({ start, title }) => `${start} ${title}`,
        );
        const second = readWithIcalJs(ics, from, to, "Europe/Berlin");
        expect(second.map(tidy).toSorted()).toEqual(seen.map(tidy).toSorted());
      }),
      { numRuns: 200 },
    );
  });

  it("is read again as what was written", () => {
    fc.assert(
      fc.property(series, (one) => {
        const body = writeCalendar([one]).bytes;
        const parsed = parseCalendar(unfoldLines(body, "utf-8"), noWorkLimit);
        const again = readCalendar(parsed, "Europe/Berlin", Date.parse("2026-09-01"), noWorkLimit);
        if (!again.ok) throw new Error(again.reason);
        expect(again.skipped).toEqual([]);
        const { at, rule: text, except, uid, sequence, stampedAt } = one;
        expect(again.series).toMatchObject([{ at, rule: text, except, uid, sequence, stampedAt }]);
        const [copy] = again.series;
        const days = one.changes.map(({ originalDay }) => originalDay);
        for (const { originalDay } of copy?.changes ?? []) expect(days).toContain(originalDay);
      }),
      { numRuns: 150 },
    );
  });

  it("has lines of at most 75 bytes that end as the RFC wants, and no letter in two halves", () => {
    fc.assert(
      fc.property(calendar, (all) => {
        const text = fileOf(all);
        expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
        expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
        const sizes = text.split("\r\n").map((line) => new TextEncoder().encode(line).length);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
        expect(() => new ICAL.Component(ICAL.parse(text))).not.toThrow();
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    "Europe/Berlin",
    "America/New_York",
    "Europe/Dublin",
    "Asia/Tokyo",
    "America/Sao_Paulo",
  ])("tells how the clocks of %s go, to programs that know no zones", (name) => {
    const ics = ["BEGIN:VCALENDAR", ...zoneBlock(name, 1995), "END:VCALENDAR"].join("\r\n");
    const block = new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent("vtimezone");
    const spoken = new ICAL.Timezone(block ?? new ICAL.Component("vtimezone"));
    for (
      let at = Temporal.PlainDateTime.from("1996-01-01T12:00");
      at.year < 2036;
      at = at.add({ days: 9 })
    ) {
      const { year, month, day: date, hour, minute } = at;
      const time = new ICAL.Time({ year, month, day: date, hour, minute }, spoken);
      expect(spoken.utcOffset(time), at.toString()).toBe(
        at.toZonedDateTime(name).offsetNanoseconds / 1e9,
      );
    }
  });
});
