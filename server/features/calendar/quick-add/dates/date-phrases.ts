import type { Temporal } from "temporal-polyfill";
import type { PhraseLanguage } from "../language.ts";
import type { DatePhrase } from "./date-phrase.ts";
import { monthDatePhrases } from "./month-dates.ts";
import { numericDatePhrases } from "./numeric-dates.ts";
import { relativeDayPhrases } from "./relative-days.ts";
import { weekdayOfMonthPhrase } from "./weekday-of-month.ts";
import { bareWeekdayPhrase, weekdayPhrases } from "./weekdays.ts";

/** The patterns of days, most certain first, and the reader of each. */
export const datePhrases = (
  language: PhraseLanguage,
  today: Temporal.PlainDate,
): readonly DatePhrase[] => [
  ...numericDatePhrases(language, today),
  ...monthDatePhrases(language, today),
  weekdayOfMonthPhrase(language, today),
  ...weekdayPhrases(language, today),
  ...relativeDayPhrases(language, today),
  bareWeekdayPhrase(language, today),
];
