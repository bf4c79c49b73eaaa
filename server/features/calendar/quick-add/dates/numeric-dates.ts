import type { Temporal } from "temporal-polyfill";
import type { PhraseLanguage } from "../language.ts";
import type { Token } from "../scanner.ts";
import { datedDays } from "./calendar-day.ts";
import type { DatePhrase } from "./date-phrase.ts";

type Day = Temporal.PlainDate;

const readNumbers =
  (today: Day) =>
  ({ y, m, d }: Token["groups"]) => ({ days: datedDays(today, y, Number(m), Number(d)) });

/** "2026-12-05" */
const isoDate = (today: Day): DatePhrase => [
  String.raw`(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)`,
  readNumbers(today),
];

/** "5.12." and "5.12.2026", but not the hour of "5.12. 10 Uhr", "5.12. 10:00" or "5.12. 10-16" */
const dottedDate = ({ says }: PhraseLanguage, today: Day): DatePhrase => {
  const hourEnds = String.raw`[:.]\d|\s?(?:uhr|h|am|pm)|\s?[-\u2013]\s?\d{1,2}(?:[:.]\d\d|\s?uhr)|(?<=\s\d\d)\s?(?:${says.to})\s?\d{1,2}(?!\d|\.)`;
  const pattern = String.raw`(?<d>\d{1,2})\.\s?(?<m>\d{1,2})\.(?:\s?(?<y>(?:19|20|21)\d\d|\d\d(?!${hourEnds})))?`;
  return [pattern, readNumbers(today)];
};

/** "5/12", in either order of day and month */
const slashedDate = (today: Day): DatePhrase => [
  String.raw`(?<a>\d{1,2})/(?<b>\d{1,2})(?:/(?<y>\d{4}|\d\d))?`,
  ({ a, b, y }) => {
    const both = [
      ...datedDays(today, y, Number(b), Number(a)),
      ...datedDays(today, y, Number(a), Number(b)),
    ];
    return { days: both.filter((day, index) => index === 0 || !day.equals(both[0] ?? day)) };
  },
];

/** The phrases of a date in digits, most certain first. */
export const numericDatePhrases = (language: PhraseLanguage, today: Day): DatePhrase[] => [
  isoDate(today),
  dottedDate(language, today),
  slashedDate(today),
];
