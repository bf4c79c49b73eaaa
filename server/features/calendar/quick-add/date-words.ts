import { Temporal } from "temporal-polyfill";
import { alternativesPattern, type PhraseLanguage, meaningOfPhrase } from "./language.ts";
import type { Token } from "./scanner.ts";

type Day = Temporal.PlainDate;

/** The days that a phrase may name, likeliest first; empty where there is no such day. */
export interface NamedDay {
  readonly index: number;
  readonly end: number;
  readonly words: string;
  readonly days: readonly Day[];
  /** A weekday alone, which may stand beside its date. */
  readonly weekday?: number;
  /** The last day of several that are named together. */
  readonly last?: Day;
  /** Whether the next phrase is the last day of a range. */
  readonly opens?: true;
}

/** A day of the calendar, if it exists between 1900 and 2199. */
export const calendarDay = (year: number, month: number, day: number): Day[] => {
  const isReal =
    year >= 1900 &&
    year < 2200 &&
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    day <= Temporal.PlainYearMonth.from({ year, month }).daysInMonth;
  return isReal ? [Temporal.PlainDate.from({ year, month, day })] : [];
};

/** The next such day, where a phrase names no year. */
const coming = (today: Day, month: number, day: number): Day[] => {
  for (let year = today.year; year < today.year + 9; year += 1) {
    const [found] = calendarDay(year, month, day);
    if (found !== undefined && Temporal.PlainDate.compare(found, today) >= 0) return [found];
  }
  return [];
};

const yearOf = (word: string | undefined): number | undefined =>
  word === undefined ? undefined : Number(word) + (word.trim().length === 2 ? 2000 : 0);

const dated = (today: Day, year: string | undefined, month: number, day: number): Day[] => {
  const said = yearOf(year);
  return said === undefined ? coming(today, month, day) : calendarDay(said, month, day);
};

type Reader = (groups: Token["groups"]) => Pick<NamedDay, "days" | "weekday" | "last">;

/** The patterns of days, most certain first, and the reader of each. */
export const datePhrases = (language: PhraseLanguage, today: Day): [string, Reader][] => {
  const { says, months, numbers, daysAway } = language;
  const month = (word: string | undefined): number => meaningOfPhrase(months, word ?? "") ?? 0;
  const names = alternativesPattern(months);
  const short = alternativesPattern(language.shortWeekdays);
  const weekday = `${alternativesPattern(language.weekdays)}|${short}`;
  const weekdayOf = (word: string | undefined): number =>
    meaningOfPhrase({ ...language.weekdays, ...language.shortWeekdays }, word ?? "") ?? 0;
  const upcoming = (number: number): Day => today.add({ days: (number - today.dayOfWeek + 7) % 7 });
  const nextWeek = (number: number): Day => today.add({ days: 7 - today.dayOfWeek + number });
  const count = (word = ""): number => meaningOfPhrase(numbers, word) ?? Number(word);
  const span = String.raw`(?<n>\d{1,3}|${alternativesPattern(numbers)}) (?<unit>${alternativesPattern(language.units)})`;
  const iso = String.raw`(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)`;
  // "5.12. 10 Uhr", "5.12. 10:00", "5.12. 10-16"
  const hourEnds = String.raw`[:.]\d|\s?(?:uhr|h|am|pm)|\s?[-–]\s?\d{1,2}(?:[:.]\d\d|\s?uhr)|(?<=\s\d\d)\s?(?:${says.to})\s?\d{1,2}(?!\d|\.)`;
  const dots = String.raw`(?<d>\d{1,2})\.\s?(?<m>\d{1,2})\.(?:\s?(?<y>(?:19|20|21)\d\d|\d\d(?!${hourEnds})))?`;
  const slashes = String.raw`(?<a>\d{1,2})/(?<b>\d{1,2})(?:/(?<y>\d{4}|\d\d))?`;
  const year = String.raw`(?:,?\s(?<y>(?:19|20|21)\d\d))?`;
  const numbered = ({ y, m, d }: Token["groups"]) => ({
    days: dated(today, y, Number(m), Number(d)),
  });
  const named = ({ y, m, d }: Token["groups"]) => ({ days: dated(today, y, month(m), Number(d)) });
  return [
    [iso, numbered],
    [dots, numbered],
    [
      slashes,
      ({ a, b, y }) => {
        const both = [
          ...dated(today, y, Number(b), Number(a)),
          ...dated(today, y, Number(a), Number(b)),
        ];
        return { days: both.filter((day, index) => index === 0 || !day.equals(both[0] ?? day)) };
      },
    ],
    [
      String.raw`(?:the )?(?<d>\d{1,2})(?:${says.ordinalMark})?(?:${says.ofMonth})? ?(?<m>${names})\.?${year}`,
      named,
    ],
    [
      String.raw`(?<m>${names})\.? (?<d>\d{1,2})\s?(?:${says.to})\s?(?<e>\d{1,2})(?![:.\d]|\s?(?:am|pm))${year}`,
      ({ y, m, d, e }) => {
        const days = dated(today, y, month(m), Number(d));
        const [last] = days.flatMap((day) => calendarDay(day.year, day.month, Number(e)));
        return last === undefined ? { days: [] } : { days, last };
      },
    ],
    [
      String.raw`(?<m>${names})\.? (?:the )?(?<d>\d{1,2})(?:${says.ordinalMark})?(?![:.]\d|\s?(?:am|pm|uhr))${year}`,
      named,
    ],
    [
      String.raw`(?:(?:${says.nextWeek}),? (?:on )?(?:am )?(?<w>${weekday})|(?<v>${weekday}) (?:in )?(?:der )?(?:${says.nextWeek}))\.?`,
      ({ w, v }) => ({ days: [nextWeek(weekdayOf(w ?? v))] }),
    ],
    [
      String.raw`(?:am |on |the )?(?<next>(?:${says.next}) )?(?:${says.coming} )?(?:${says.weekend})`,
      ({ next }) => {
        const saturday = upcoming(6);
        return { days: next === undefined ? [saturday] : [nextWeek(6), saturday] };
      },
    ],
    [
      String.raw`(?:am |on |den )?(?:${says.next}) (?<w>${weekday})\.?`,
      ({ w }) => {
        const [soon, later] = [upcoming(weekdayOf(w)), nextWeek(weekdayOf(w))];
        const either = soon.equals(today) || soon.equals(later) ? [later] : [later, soon];
        return { days: either };
      },
    ],
    [
      String.raw`(?:am |on |den )?(?:${says.coming}) (?<w>${weekday})\.?`,
      ({ w }) => {
        const day = upcoming(weekdayOf(w));
        return { days: [day.equals(today) ? day.add({ days: 7 }) : day] };
      },
    ],
    [says.nextWeek, () => ({ days: [] })],
    [alternativesPattern(daysAway), () => ({ days: [] })],
    [
      String.raw`(?:${says.inTime}) ${span}`,
      ({ n, unit }) => {
        const days = ((meaningOfPhrase(language.units, unit ?? "") ?? 0) * count(n)) / 1440;
        return { days: Number.isInteger(days) && days > 0 ? [today.add({ days })] : [] };
      },
    ],
    [
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
    ],
    [
      String.raw`(?:am |on |den )?(?<w>${weekday})\.?`,
      ({ w }) => {
        const day = upcoming(weekdayOf(w));
        return {
          days: day.equals(today) ? [day, day.add({ days: 7 })] : [day],
          weekday: weekdayOf(w),
        };
      },
    ],
  ];
};
