import fc from "fast-check";
import ICAL from "ical.js";
import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { veventOf, icsFileOf } from "#tests/fixtures/calendar/family-ics.ts";
import { readIcs } from "#tests/fixtures/calendar/read-feed.ts";

const range = { start: "2026-01-01", end: "2027-01-31" };

/** The local times of the occurrences, without the days at the edges, which differ between zones. */
const ours = (ics: string, zone: string): string[] =>
  readIcs(ics, range.start, range.end, zone).occurrences.map(({ start, allDay }) =>
    allDay
      ? start
      : Temporal.Instant.from(start)
          .toZonedDateTimeISO(zone)
          .toPlainDateTime()
          .toString()
          .concat(":00")
          .slice(0, 19),
  );

const theirs = (ics: string): string[] => {
  const component = new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent("vevent");
  if (component === null) throw new Error("an event is in the file");
  const iterator = new ICAL.Event(component).iterator();
  const starts: string[] = [];
  for (let next = iterator.next(); next; next = iterator.next()) {
    const start = next.toString().slice(0, 19);
    if (start > "2027-02" || starts.length >= 500) break;
    if (start >= "2026") starts.push(start);
  }
  return starts;
};

const some = <T>(items: readonly T[], most: number) =>
  fc.uniqueArray(fc.constantFrom(...items), { minLength: 1, maxLength: most });
const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"] as const;
const part = (name: string, list: fc.Arbitrary<readonly (string | number)[]>) =>
  fc.option(
    list.map((values) => `;${name}=${values.join(",")}`),
    { nil: "" },
  );
const ending = fc.oneof(
  fc.constant(""),
  fc.integer({ min: 1, max: 60 }).map((count) => `;COUNT=${count}`),
  fc.constantFrom(";UNTIL=20261115T090000", ";UNTIL=20261115T085959", ";UNTIL=20260301T120000"),
);
const interval = fc.integer({ min: 1, max: 4 }).map((n) => (n === 1 ? "" : `;INTERVAL=${n}`));
const wkst = fc.constantFrom("", ";WKST=SU", ";WKST=MO");
const months = part("BYMONTH", some([1, 2, 3, 6, 9, 11, 12], 3));
const days = part("BYDAY", some(weekdays, 3));
const nth = part(
  "BYDAY",
  some(
    weekdays.flatMap((weekday) => [`1${weekday}`, `-1${weekday}`, `3${weekday}`]),
    2,
  ),
);
const monthDays = part("BYMONTHDAY", some([1, 13, 15, 28, 31, -1, -3], 2));

const join = (freq: string, ...parts: fc.Arbitrary<string>[]) =>
  fc.tuple(...parts, ending).map((texts) => `FREQ=${freq}${texts.join("")}`);
const rules = fc.oneof(
  join("DAILY", interval, months, days),
  join("WEEKLY", interval, wkst, days),
  join("MONTHLY", interval, monthDays),
  join("MONTHLY", interval, nth),
  join(
    "MONTHLY",
    interval,
    fc.constantFrom(
      ";BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
      ";BYDAY=SA,SU;BYSETPOS=1",
      ";BYDAY=TU,TH;BYSETPOS=2,-1",
    ),
  ),
  join(
    "YEARLY",
    fc.constant(""),
    fc.constantFrom(
      "",
      ";BYMONTH=3;BYDAY=-1SU",
      ";BYMONTH=11;BYMONTHDAY=5,6",
      ";BYMONTH=2;BYMONTHDAY=29",
    ),
  ),
);
const start = fc.record({
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
  year: fc.constantFrom(2024, 2025, 2026),
});
const two = (n: number): string => String(n).padStart(2, "0");

const kinds = [
  { begin: "DTSTART:", hour: "T090000", zone: "UTC" },
  { begin: "DTSTART;TZID=America/Santiago:", hour: "T090000", zone: "America/Santiago" },
  { begin: "DTSTART;VALUE=DATE:", hour: "", zone: "Europe/Berlin" },
] as const;

test("three hundred rules fall on the days that a second, independent reading gives", () => {
  let compared = 0;
  const check = (rule: string, begins: string, { begin, hour, zone }: (typeof kinds)[number]) => {
    const own = hour === "" ? rule.replace(/(UNTIL=\d{8})T\d{6}/, "$1") : rule;
    const event = (from: string) =>
      icsFileOf(veventOf("a", "Run", [`${begin}${from}`, `RRULE:${own}`]));
    // The libraries differ on an event that isn't in its own rule, so it starts on the rule's first occurrence.
    const first = theirFirst(event(`${begins}${hour}`));
    if (first === null) return;
    compared += 1;
    const ics = event(first);
    expect(ours(ics, zone)).toEqual(theirs(ics));
  };
  fc.assert(
    fc.property(rules, start, fc.constantFrom(...kinds), (rule, { year, month, day }, kind) =>
      check(rule, `${year}${two(month)}${two(day)}`, kind),
    ),
    { numRuns: 400, seed: 20261121 },
  );
  expect(compared).toBeGreaterThanOrEqual(300);
});

const theirFirst = (ics: string): string | null => {
  const rule = new ICAL.Component(ICAL.parse(ics)).getFirstSubcomponent("vevent");
  const recur = rule?.getFirstPropertyValue("rrule");
  const dtstart = rule?.getFirstPropertyValue("dtstart");
  if (!(recur instanceof ICAL.Recur) || !(dtstart instanceof ICAL.Time)) return null;
  const next = recur.iterator(dtstart).next();
  return next === null || next === undefined || next.year > 2027 ? null : next.toICALString();
};
