import type { Temporal } from "temporal-polyfill";
import { alternativesPattern, meaningOfPhrase, type PhraseLanguage } from "../language.ts";
import { calendarDay } from "./calendar-day.ts";
import type { DatePhrase } from "./date-phrase.ts";
import { nthIn } from "./first-day.ts";

type Day = Temporal.PlainDate;

/** "the last Friday of November", "am ersten Montag im Dezember 2027": the next one that isn't over. */
export const weekdayOfMonthPhrase = (language: PhraseLanguage, today: Day): DatePhrase => {
  const { ordinals, weekdays, shortWeekdays, months } = language;
  const days = { ...weekdays, ...shortWeekdays };
  return [
    String.raw`(?:am |on |den |der |the )*(?<nth>${alternativesPattern(ordinals)}) (?<w>${alternativesPattern(days)})\.? (?:of|in|im|des|vom) (?<m>${alternativesPattern(months)})\.?(?:,?\s(?<y>(?:19|20|21)\d\d))?`,
    ({ nth = "", w = "", m = "", y }) => {
      const which = Object.entries(ordinals).find(([word]) =>
        new RegExp(`^${word}$`, "iu").test(nth),
      )?.[1];
      const month = meaningOfPhrase(months, m) ?? 0;
      const weekday = meaningOfPhrase(days, w) ?? 1;
      const years = y === undefined ? [0, 1].map((ahead) => today.year + ahead) : [Number(y)];
      const found = years
        .flatMap((year) => calendarDay(year, month, 1))
        .flatMap((first) => nthIn(first, weekday, which ?? 1) ?? []);
      return {
        days: found.filter((day) => y !== undefined || today.until(day).sign >= 0).slice(0, 1),
      };
    },
  ];
};
