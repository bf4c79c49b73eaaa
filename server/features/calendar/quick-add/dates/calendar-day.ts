import { Temporal } from "temporal-polyfill";

type Day = Temporal.PlainDate;

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

/** The day that a phrase names, in its year or else the next such day; empty where there is none. */
export const datedDays = (
  today: Day,
  year: string | undefined,
  month: number,
  day: number,
): Day[] => {
  const said = yearOf(year);
  return said === undefined ? coming(today, month, day) : calendarDay(said, month, day);
};
