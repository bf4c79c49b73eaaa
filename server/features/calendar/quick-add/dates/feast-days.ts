import { Temporal } from "temporal-polyfill";

type Day = Temporal.PlainDate;

/** Easter Sunday of a year, by the Gregorian computus. */
const easterOf = (year: number): Day => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leap = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (leap + 19 * golden + 15) % 30;
  const full =
    epact -
    Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + full + 2 - century + Math.floor(century / 4)) % 7;
  const offset = full - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  return Temporal.PlainDate.from({ year, month, day: offset + 28 - 31 * Math.floor(month / 4) });
};

/** One of the four Sundays before Christmas. */
export const adventSunday = (year: number, nth: number): Day => {
  const eve = new Temporal.PlainDate(year, 12, 24);
  return eve.subtract({ days: (eve.dayOfWeek % 7) + (4 - nth) * 7 });
};

const feasts: readonly (readonly [words: string, of: (year: number) => Day])[] = [
  ["christmas eve|heiligabend", (year) => new Temporal.PlainDate(year, 12, 24)],
  ["christmas|xmas|weihnachten", (year) => new Temporal.PlainDate(year, 12, 24)],
  ["new year(?:['’]s(?: eve)?)?|silvester|neujahr", (year) => new Temporal.PlainDate(year, 12, 31)],
  ["easter|ostern", easterOf],
];

/** The words for days of the year that move or that people know by their name. */
export const feastWords = feasts.map(([words]) => words).join("|");

/** The next day with such a name, today included; for what goes on until then, its last day: Christmas Eve, New Year's Eve, Easter Sunday. */
export const nextFeast = (name: string, today: Day): Day | undefined => {
  const of = feasts.find(([words]) => new RegExp(`^(?:${words})$`, "iu").test(name))?.[1];
  if (of === undefined) return undefined;
  return [of(today.year), of(today.year + 1)].find(
    (day) => Temporal.PlainDate.compare(day, today) >= 0,
  );
};
