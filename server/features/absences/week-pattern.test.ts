import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import {
  lastDayAway,
  patternDayOf,
  type PatternDay,
  type WeekPattern,
} from "#contract/rules/week-pattern.ts";
import { chance } from "#tests/fixtures/chance.ts";

const kinds = ["away", "early", "late", "night", "off"] as const;
const zone = "Europe/Berlin";
const first = Temporal.PlainDate.from("2026-01-01");
const fiveYears = Temporal.PlainDate.from("2031-01-01");

const dates = (from: Temporal.PlainDate, to: Temporal.PlainDate): string[] =>
  Array.from({ length: from.until(to).days }, (_, day) => from.add({ days: day }).toString());

/** The days of a pattern by rrule: each place of the cycle is a rule of its own, in a zone that changes its clocks. */
const expandByRule = (pattern: WeekPattern): ReadonlyMap<string, PatternDay> => {
  const weekOne = Temporal.PlainDate.from(pattern.weekOne);
  const monday = weekOne.subtract({ days: weekOne.dayOfWeek - 1 });
  const cycle = pattern.weeks.length;
  // A whole number of cycles earlier, so that weeks before the first are there too.
  const begin = monday.subtract({ weeks: cycle * Math.ceil(600 / cycle) });
  const found = new Map<string, PatternDay>();
  for (const [week, days] of pattern.weeks.entries())
    for (const [weekday, is] of days.entries()) {
      if (is === null) continue;
      const rule = new RRuleTemporal({
        ...{ freq: "WEEKLY", interval: cycle, tzid: zone },
        dtstart: begin
          .add({ weeks: week, days: weekday })
          .toZonedDateTime({ timeZone: zone, plainTime: "03:30" }),
      });
      const [from, to] = [first, fiveYears].map(
        (day) => new Date(day.toZonedDateTime(zone).epochMilliseconds),
      );
      for (const time of rule.between(from ?? new Date(0), to ?? new Date(0), true))
        found.set(time.toPlainDate().toString(), is);
    }
  for (const { date, is } of pattern.exceptions) found.set(date, is);
  for (const date of [...found.keys()])
    if (date < pattern.start || (pattern.end !== undefined && date > pattern.end))
      found.delete(date);
  return found;
};

const anyPattern = (seed: number): WeekPattern => {
  const chances = chance(seed);
  const day = (most: number): string => first.add({ days: chances.below(most) }).toString();
  const is = (): PatternDay => (chances.is(0.4) ? null : chances.of(...kinds));
  const start = day(300);
  const exceptions = Array.from({ length: chances.below(12) }, () => ({
    date: Temporal.PlainDate.from(start)
      .add({ days: chances.below(1400) })
      .toString(),
    is: is(),
  }));
  return {
    start,
    ...(chances.is(0.5) ? { end: first.add({ days: 400 + chances.below(1300) }).toString() } : {}),
    weekOne: day(1500),
    weeks: Array.from({ length: 1 + chances.below(9) }, () => Array.from({ length: 7 }, is)),
    exceptions: [...new Map(exceptions.map((one) => [one.date, one])).values()],
  };
};

describe("weeks that come again", () => {
  it("are the same as rrule's over five years, over every change of the clocks", () => {
    const days = dates(first, fiveYears);
    let said = 0;
    for (let seed = 1; seed <= 12; seed += 1) {
      const pattern = anyPattern(seed);
      const expected = expandByRule(pattern);
      const differences = days.filter(
        (day) => patternDayOf(pattern, day) !== (expected.get(day) ?? null),
      );
      expect(differences, `seed ${seed}`).toEqual([]);
      said += expected.size;
    }
    expect(said).toBeGreaterThan(5000);
  }, 60_000);

  it("are counted by weeks, also where a year has fifty-three of them", () => {
    const away = Array.from({ length: 7 }, () => "away" as const);
    const here = Array.from({ length: 7 }, () => null);
    const pattern = {
      start: "2026-12-21",
      weekOne: "2026-12-24",
      weeks: [away, here],
      exceptions: [],
    };
    expect(
      ["2026-12-21", "2026-12-28", "2027-01-04", "2027-01-11"].map((day) =>
        patternDayOf(pattern, day),
      ),
    ).toEqual(["away", null, "away", null]);
  });

  it("bring somebody home on the day after the last one away, as days counted one by one do", () => {
    for (let seed = 20; seed < 60; seed += 1) {
      const pattern = anyPattern(seed);
      for (const day of dates(first, first.add({ days: 200 }))) {
        if (patternDayOf(pattern, day) !== "away") continue;
        let last = Temporal.PlainDate.from(day);
        while (
          patternDayOf(pattern, last.add({ days: 1 }).toString()) === "away" &&
          last.year < 2040
        )
          last = last.add({ days: 1 });
        const until = lastDayAway(pattern, day, "2199-12-31");
        expect(until, `seed ${seed} ${day}`).toBe(
          last.year < 2040 ? last.toString() : "2199-12-31",
        );
      }
    }
  });
});
