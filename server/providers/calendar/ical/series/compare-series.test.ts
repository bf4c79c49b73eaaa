import fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { veventOf, icsFileOf } from "#tests/fixtures/calendar/family-ics.ts";
import { readIcs } from "#tests/fixtures/calendar/read-feed.ts";
import { readWithIcalJs } from "#tests/fixtures/calendar/read-with-ical-js.ts";

const places = [
  "Europe/Berlin",
  "America/New_York",
  "America/Santiago",
  "Africa/Cairo",
  "Australia/Lord_Howe",
] as const;
type Kind = (typeof places)[number] | "UTC" | "floating" | "date";

const dayMs = 86_400_000;

/** A local time, in milliseconds as if it were UTC's, as a property of that kind. */
const property = (name: string, kind: Kind, ...walls: readonly number[]): string => {
  const texts = walls.map((wall) => {
    const text = new Date(wall).toISOString().replaceAll(/[-:]/g, "").slice(0, 15);
    if (kind === "date") return text.slice(0, 8);
    return kind === "UTC" ? `${text}Z` : text;
  });
  const isPlace = kind !== "UTC" && kind !== "floating" && kind !== "date";
  const zone = isPlace ? `;TZID=${kind}` : "";
  return `${name}${kind === "date" ? ";VALUE=DATE" : zone}:${texts.join(",")}`;
};

interface Story {
  readonly kind: Kind;
  readonly family: string;
  readonly day: number;
  readonly minutes: number;
  readonly lasts: number;
  readonly rule: string;
  readonly added: readonly number[];
  readonly excepted: readonly number[];
  readonly moved: readonly (readonly [number, number, boolean, boolean])[];
}

/** The local times of a series' occurrences, without those that a clock change moved. */
const wallsOf = (event: readonly string[], { kind, family }: Story, start: number): number[] =>
  readIcs(icsFileOf(event), "2026-07-01", "2026-11-30", family)
    .occurrences.map(({ start: at }) => {
      if (kind === "date") return Date.parse(at);
      const zone = kind === "floating" ? family : kind;
      const wall = Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDateTime();
      return wall.toZonedDateTime("UTC").epochMilliseconds;
    })
    .filter((wall) => (wall - start) % dayMs === 0);

const seriesOf = (story: Story): string[] => {
  const { kind, day, minutes, lasts, rule, added, excepted, moved } = story;
  const isDate = kind === "date";
  const start = Date.UTC(2026, 7, 1) + day * dayMs + (isDate ? 0 : minutes * 60_000);
  const length = isDate ? Math.ceil(lasts / 1_440) * dayMs : lasts * 60_000;
  const times = [property("DTSTART", kind, start), property("DTEND", kind, start + length)];
  const bare = [...times, `RRULE:${rule}`];
  const walls = wallsOf(veventOf("a", "Run", bare), story, start);
  const near = (index: number): number | undefined => walls[index % Math.max(1, walls.length)];
  const out = new Set(excepted.flatMap((index) => near(index) ?? []));
  const more = new Set(added.map((days) => start + days * dayMs + 3_600_000 * (isDate ? 0 : 1)));
  const changes = new Map(
    moved.flatMap(([index, ...how]) => {
      const at = near(index);
      return at === undefined || out.has(at) ? [] : [[at, how] as const];
    }),
  );
  return [
    ...veventOf("a", "Run", [
      ...bare,
      ...(out.size > 0 ? [property("EXDATE", kind, ...[...out].toSorted((a, b) => a - b))] : []),
      ...(more.size > 0 && !isDate ? [property("RDATE", kind, ...more)] : []),
    ]),
    ...[...changes].flatMap(([at, [hours, isOnwards, isOff]], index) => {
      const to = at + (isDate ? Math.sign(hours) * dayMs : hours * 3_600_000);
      const name = isOnwards ? "RECURRENCE-ID;RANGE=THISANDFUTURE" : "RECURRENCE-ID";
      return veventOf("a", `Moved ${index}`, [
        property(name, kind, at),
        property("DTSTART", kind, to),
        property("DTEND", kind, to + length),
        // ical.js can't express that all later occurrences are cancelled.
        ...(isOff && !isOnwards ? ["STATUS:CANCELLED"] : []),
      ]);
    }),
  ];
};

const few = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 });
const stories: fc.Arbitrary<Story> = fc.record({
  kind: fc.constantFrom<Kind[]>(...places, "UTC", "floating", "date"),
  family: fc.constantFrom(...places),
  day: fc.integer({ min: 0, max: 100 }),
  // Clocks change at half past midnight and half past two.
  minutes: fc.constantFrom(0, 30, 90, 150, 179, 540, 1_020, 1_439),
  lasts: fc.constantFrom(0, 30, 90, 480, 1_440, 2_880),
  rule: fc.constantFrom(
    ...["FREQ=DAILY", "FREQ=DAILY;INTERVAL=3", "FREQ=DAILY;COUNT=25", "FREQ=WEEKLY"],
    ...["FREQ=WEEKLY;COUNT=9", "FREQ=WEEKLY;INTERVAL=2", "FREQ=MONTHLY", "FREQ=YEARLY"],
  ),
  added: few(fc.integer({ min: 1, max: 60 })),
  excepted: few(fc.nat(11)),
  moved: few(fc.tuple(fc.nat(11), fc.integer({ min: -50, max: 50 }), fc.boolean(), fc.boolean())),
});

test("series with exceptions, additions and changes, on either side of a clock change, are what a second program reads", () => {
  let compared = 0;
  fc.assert(
    fc.property(stories, fc.nat(60), fc.integer({ min: 0, max: 40 }), (story, after, days) => {
      const ics = icsFileOf(seriesOf(story));
      const from = Temporal.PlainDate.from("2026-08-20").add({ days: after });
      const range = [from.toString(), from.add({ days }).toString()] as const;
      const ours = readIcs(ics, ...range, story.family).occurrences;
      compared += ours.length;
      // A day that is added twice, or that the rule has too, is one occurrence; ical.js lists it twice.
      const theirs = [...new Set(readWithIcalJs(ics, ...range, story.family))];
      expect(ours.map(({ start, title }) => `${start} ${title}`).toSorted()).toEqual(theirs);
    }),
    { numRuns: 400, seed: 20261121 },
  );
  expect(compared).toBeGreaterThan(1_000);
});
