import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { publicHolidaysOf } from "./public-holidays.ts";

/** Debian's Python, which knows Debian's modules. */
const python = "/usr/bin/python3";

/** The years that Debian's `python3-holidays` knew when it was packaged. */
const [first, last] = [2015, 2020];

const script = `
import holidays, json
years = range(${first}, ${last + 1})
each = {
  "DE-BY-KATH": holidays.Germany(prov="BY", years=years), "DE-BE": holidays.Germany(prov="BE", years=years),
  "AT": holidays.Austria(years=years), "CH-ZH": holidays.Switzerland(prov="ZH", years=years),
  "IT": holidays.Italy(years=years), "FR": holidays.France(years=years), "GB-ENG": holidays.England(years=years),
  "US": holidays.UnitedStates(years=years), "NL": holidays.Netherlands(years=years), "PL": holidays.Poland(years=years),
  "BE": holidays.Belgium(years=years), "NO": holidays.Norway(include_sundays=False, years=years),
  "NZ": holidays.NewZealand(years=years),
}
print(json.dumps({place: sorted(str(day) for day in days if ${first} <= day.year <= ${last}) for place, days in each.items()}))
`;

const asked = existsSync(python) ? spawnSync(python, ["-c", script], { encoding: "utf8" }) : null;
const isInstalled = asked?.status === 0;

/** Where both differ, and why; `ours` and `theirs` are days that only one has. */
const differences: Readonly<Record<string, { ours?: RegExp; theirs?: RegExp; why: string }>> = {
  "CH-ZH": {
    ...{ ours: /-09-/, theirs: /-01-02$/ },
    why: "Ours has the Federal Day of Prayer, a Sunday; Berchtold's Day is a bank holiday in Zürich, not a public one.",
  },
  US: {
    theirs: /^(2017-11-10|2018-11-12)$/,
    why: "Veterans Day is observed on a weekday by the federal government alone.",
  },
  NL: {
    theirs: /-05-05$/,
    why: "Liberation Day is a day off for most every fifth year; ours doesn't count it.",
  },
  BE: {
    theirs: /-(03|04|05|06)-/,
    why: "Theirs names Easter and Pentecost themselves, which are Sundays.",
  },
};

const daysOf = async (place: string): Promise<string[]> => {
  const [country = "", ...region] = place.split("-");
  const where = { country, region: region.length === 0 ? null : region.join("-") };
  const years = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const found = await Promise.all(years.map((year) => publicHolidaysOf(where, year, "en")));
  return found.flat().map(({ start }) => start);
};

const places = [
  ...[
    "DE-BY-KATH",
    "DE-BE",
    "AT",
    "CH-ZH",
    "IT",
    "FR",
    "GB-ENG",
    "US",
    "NL",
    "PL",
    "BE",
    "NO",
    "NZ",
  ],
];

it.skipIf(!isInstalled).each(places)(
  "the public holidays of %s are those of Debian's python3-holidays, but for what is listed here",
  async (place) => {
    const theirs = new Set<string>(JSON.parse(asked?.stdout ?? "{}")[place]);
    const ours = new Set(await daysOf(place));
    const known = differences[place];
    const unexplained = (days: Set<string>, others: Set<string>, listed: RegExp | undefined) =>
      [...days].filter((day) => !others.has(day) && listed?.test(day) !== true);
    expect(ours.size).toBeGreaterThan(45);
    expect(unexplained(ours, theirs, known?.ours)).toEqual([]);
    expect(unexplained(theirs, ours, known?.theirs)).toEqual([]);
    // A difference that is gone is no longer listed.
    const isThere = (days: Set<string>, others: Set<string>, listed: RegExp | undefined) =>
      listed === undefined || [...days].some((day) => !others.has(day) && listed.test(day));
    expect(isThere(ours, theirs, known?.ours) && isThere(theirs, ours, known?.theirs)).toBe(true);
  },
);
