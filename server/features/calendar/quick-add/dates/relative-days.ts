import { Temporal } from "temporal-polyfill";
import { alternativesPattern, meaningOfPhrase, type PhraseLanguage } from "../language.ts";
import { calendarDay } from "./calendar-day.ts";
import type { DatePhrase } from "./date-phrase.ts";

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
      const days = ((meaningOfPhrase(units, unit ?? "") ?? 0) * numberOf(language, n)) / 1440;
      return { days: Number.isInteger(days) && days > 0 ? [today.add({ days })] : [] };
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

/** The phrases of days that are counted from today; the days of `daysAway` are read by their meaning. */
export const relativeDayPhrases = (language: PhraseLanguage, today: Day): DatePhrase[] => [
  [language.says.nextWeek, () => ({ days: [] })],
  [alternativesPattern(language.daysAway), () => ({ days: [] })],
  daysFromNow(language, today),
  dayOfMonth(language, today),
];
