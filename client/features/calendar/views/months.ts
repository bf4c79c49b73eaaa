import { addDays, daysFrom, weekdayOf, weekStart } from "#client/i18n/time.ts";

/** The first day of the month that a day is in. */
export const monthStart = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the month so many months later, earlier when negative. */
export const addMonths = (day: string, count: number): string => {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
};

/** The last day of the month that a day is in. */
export const monthEnd = (day: string): string => addDays(addMonths(day, 1), -1);

/** A month's sheet: its weeks from the first day's to the last day's, whole, weeks beginning on `firstWeekday` (1 Monday to 7 Sunday). */
export const monthWeeks = (day: string, firstWeekday: number): string[][] => {
  const first = weekStart(monthStart(day), firstWeekday);
  const last = addDays(weekStart(monthEnd(day), firstWeekday), 6);
  return daysFrom(first, last)
    .filter((one) => weekdayOf(one) === firstWeekday)
    .map((monday) => daysFrom(monday, addDays(monday, 6)));
};
