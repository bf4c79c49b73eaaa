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

const fixed =
  (month: number, day: number) =>
  (year: number): Day =>
    new Temporal.PlainDate(year, month, day);
const fromEaster =
  (days: number) =>
  (year: number): Day =>
    easterOf(year).add({ days });

type Named = readonly (readonly [words: string, of: (year: number) => Day])[];

const christmasEve = "christmas eve|heiligabend|heiligen abend";
const newYearsEve = "new year['’]?s eve|silvester";

/** Single days that people know by their name. */
const namedDays: Named = [
  ["st\\.? nicholas(?: day)?|nikolaus(?:tag)?", fixed(12, 6)],
  [christmasEve, fixed(12, 24)],
  ["christmas day|(?:ersten|1\\.) weihnachts(?:feier)?tag", fixed(12, 25)],
  ["boxing day|(?:zweiten|2\\.) weihnachts(?:feier)?tag", fixed(12, 26)],
  [newYearsEve, fixed(12, 31)],
  ["new year['’]?s day|neujahr(?:stag)?", fixed(1, 1)],
  ["good friday|karfreitag", fromEaster(-2)],
  ["easter sunday|ostersonntag", fromEaster(0)],
  ["easter monday|ostermontag", fromEaster(1)],
  ["whit sunday|pentecost|pfingstsonntag", fromEaster(49)],
  ["whit monday|pfingstmontag", fromEaster(50)],
];

const feasts: Named = [
  [`${christmasEve}|christmas|xmas|weihnachten`, fixed(12, 24)],
  [`${newYearsEve}|new year(?:['’]s)?|neujahr`, fixed(12, 31)],
  ["easter|ostern", fromEaster(0)],
];

/** The words for days of the year that move or that people know by their name. */
export const feastWords = feasts.map(([words]) => words).join("|");

/** The words for single days that people know by their name. */
export const namedDayWords = namedDays.map(([words]) => words).join("|");

const nextOf = (named: Named, name: string, today: Day): Day | undefined => {
  const of = named.find(([words]) => new RegExp(`^(?:${words})$`, "iu").test(name))?.[1];
  if (of === undefined) return undefined;
  return [of(today.year), of(today.year + 1)].find(
    (day) => Temporal.PlainDate.compare(day, today) >= 0,
  );
};

/** The next day with such a name, today included. */
export const nextNamedDay = (name: string, today: Day): Day | undefined =>
  nextOf(namedDays, name, today);

/** The next day with such a name, today included; for what goes on until then, its last day: Christmas Eve, New Year's Eve, Easter Sunday. */
export const nextFeast = (name: string, today: Day): Day | undefined => nextOf(feasts, name, today);
