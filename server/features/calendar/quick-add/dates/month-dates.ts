import type { Temporal } from "temporal-polyfill";
import { alternativesPattern, meaningOfPhrase, type PhraseLanguage } from "../language.ts";
import type { Token } from "../scanner.ts";
import { calendarDay, datedDays } from "./calendar-day.ts";
import type { DatePhrase } from "./date-phrase.ts";

type Day = Temporal.PlainDate;

const year = String.raw`(?:,?\s(?<y>(?:19|20|21)\d\d))?`;

const monthOf = ({ months }: PhraseLanguage, word: string | undefined): number =>
  meaningOfPhrase(months, word ?? "") ?? 0;

const readDayAndMonth =
  (language: PhraseLanguage, today: Day) =>
  ({ y, m, d }: Token["groups"]) => ({
    days: datedDays(today, y, monthOf(language, m), Number(d)),
  });

/** "5 December", "the 5th of December" */
const dayThenMonth = (language: PhraseLanguage, today: Day): DatePhrase => {
  const { says, months } = language;
  return [
    String.raw`(?:the )?(?<d>\d{1,2})(?:${says.ordinalMark})?(?:${says.ofMonth})? ?(?<m>${alternativesPattern(months)})\.?${year}`,
    readDayAndMonth(language, today),
  ];
};

/** "December 5-7" */
const monthThenDays = (language: PhraseLanguage, today: Day): DatePhrase => {
  const { says, months } = language;
  return [
    String.raw`(?<m>${alternativesPattern(months)})\.? (?<d>\d{1,2})\s?(?<link>${says.to})\s?(?<e>\d{1,2})(?![:.\d]|\s?(?:am|pm))${year}`,
    ({ y, m, d, e, link = "" }) => {
      const days = datedDays(today, y, monthOf(language, m), Number(d));
      const [last] = days.flatMap((day) => calendarDay(day.year, day.month, Number(e)));
      if (last === undefined) return { days: [] };
      // "December 5 and 7" leaves the 6th out.
      const isAnd = new RegExp(`^(?:${says.and})$`, "iu").test(link);
      if (isAnd && Number(e) !== Number(d) + 1) return { days: [...days, last] };
      return { days, last, ...(isAnd ? { isPair: true } : {}) };
    },
  ];
};

/** "December 5", "December the 5th" */
const monthThenDay = (language: PhraseLanguage, today: Day): DatePhrase => {
  const { says, months } = language;
  return [
    String.raw`(?<m>${alternativesPattern(months)})\.? (?:the )?(?<d>\d{1,2})(?:${says.ordinalMark})?(?![:.]\d|\s?(?:am|pm|uhr))${year}`,
    readDayAndMonth(language, today),
  ];
};

/** The phrases of a date with a month's name, most certain first. */
export const monthDatePhrases = (language: PhraseLanguage, today: Day): DatePhrase[] => [
  dayThenMonth(language, today),
  monthThenDays(language, today),
  monthThenDay(language, today),
];
