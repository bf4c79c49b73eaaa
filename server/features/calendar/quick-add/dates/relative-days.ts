import { Temporal } from "temporal-polyfill";
import { alternativesPattern, meaningOfPhrase, type PhraseLanguage } from "../language.ts";
import { calendarDay } from "./calendar-day.ts";
import type { DatePhrase } from "./date-phrase.ts";
import { adventSunday, namedDayWords, nextNamedDay } from "./feast-days.ts";
import { minutesPerDay } from "../hours.ts";

type Day = Temporal.PlainDate;

const numberOf = ({ numbers }: PhraseLanguage, word = ""): number =>
  meaningOfPhrase(numbers, word) ?? Number(word);

/** "in three days", "in 2 weeks" */
const daysFromNow = (language: PhraseLanguage, today: Day): DatePhrase => {
  const { says, numbers, units } = language;
  const span = String.raw`(?<n>\d{1,3}|${alternativesPattern(numbers)}) (?<unit>${alternativesPattern(units)})`;
  return [
    String.raw`(?:${says.inTime}) ${span}`,
    ({ n, unit }) => {
      const days =
        ((meaningOfPhrase(units, unit ?? "") ?? 0) * numberOf(language, n)) / minutesPerDay;
      return {
        days: Number.isInteger(days) && days > 0 ? [today.add({ days })] : [],
        ...(days % 7 === 0 ? { isWeeksAway: true } : {}),
      };
    },
  ];
};

/** "on the 5th" */
const dayOfMonth = ({ says }: PhraseLanguage, today: Day): DatePhrase => [
  says.dayOfMonth,
  ({ only }) => {
    const day = Number(only);
    for (let ahead = 0; ahead < 12; ahead += 1) {
      const { year: y, month: m } = today.add({ months: ahead });
      const [found] = calendarDay(y, m, day);
      if (found !== undefined && Temporal.PlainDate.compare(found, today) >= 0)
        return { days: [found] };
    }
    return { days: [] };
  },
];

const upToFourth = (ordinals: PhraseLanguage["ordinals"]): PhraseLanguage["ordinals"] =>
  Object.fromEntries(Object.entries(ordinals).filter(([, nth]) => nth < 5));

/** "2. Advent", "the first Advent Sunday" */
const advent = ({ ordinals }: PhraseLanguage, today: Day): DatePhrase => [
  String.raw`(?:am |on |the |zum )?(?<nth>[1-4]\.|${alternativesPattern(upToFourth(ordinals))}) ?advent(?: sunday|ssonntag)?`,
  ({ nth = "" }) => {
    const meant = Object.entries(ordinals).find(([word]) =>
      new RegExp(`^${word}$`, "iu").test(nth),
    )?.[1];
    const number = meant ?? Number(nth.slice(0, 1));
    const days = [today.year, today.year + 1].map((year) =>
      adventSunday(year, number < 0 ? 4 : number),
    );
    return { days: days.filter((day) => Temporal.PlainDate.compare(day, today) >= 0).slice(0, 1) };
  },
];

/** "an Heiligabend", "on Easter Monday"; such a name by itself may be what it is about. */
const namedDay = (today: Day): DatePhrase => [
  String.raw`(?:an|am|zu|on) (?<name>${namedDayWords})`,
  ({ name = "" }) => {
    const day = nextNamedDay(name, today);
    return { days: day === undefined ? [] : [day] };
  },
];

/** The phrases of days that are counted from today; the days of `daysAway` are read by their meaning. */
export const relativeDayPhrases = (language: PhraseLanguage, today: Day): DatePhrase[] => [
  [language.says.weekAfterNext, () => ({ days: [] })],
  [language.says.nextWeek, () => ({ days: [] })],
  [alternativesPattern(language.daysAway), () => ({ days: [] })],
  daysFromNow(language, today),
  advent(language, today),
  namedDay(today),
  dayOfMonth(language, today),
];
