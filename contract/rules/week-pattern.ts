/** What somebody's day is in weeks that aren't alike: away from home, or a shift; a free day of shifts is `off`. */
export type DayKind = "away" | "early" | "late" | "night" | "off";

/** One day of a pattern; null is a day at home without a shift. */
export type PatternDay = DayKind | null;

/** A day on which a pattern doesn't hold, and what the day is instead. */
export interface PatternException {
  readonly date: string;
  readonly is: PatternDay;
}

/** Weeks that come again and again, from Monday to Sunday. */
export interface WeekPattern {
  readonly start: string;
  /** The last day of it; it goes on without one. */
  readonly end?: string | undefined;
  /** Any day of a week that is as the first of `weeks`. */
  readonly weekOne: string;
  readonly weeks: readonly (readonly PatternDay[])[];
  readonly exceptions: readonly PatternException[];
}

const dayMs = 86_400_000;

/** Days since 1970 without the hours that clock changes add or take. */
const countOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / dayMs;
const dayOf = (count: number): string => new Date(count * dayMs).toISOString().slice(0, 10);
const modulo = (value: number, by: number): number => ((value % by) + by) % by;

/** 1970 began on a Thursday. */
const daysFromMonday = 3;
const weekOf = (count: number): number => Math.floor((count + daysFromMonday) / 7);

/** The number of the cycle's week that a day is in, from 0. */
export const patternWeekOf = (
  { weekOne, weeks }: Pick<WeekPattern, "weekOne" | "weeks">,
  day: string,
): number => modulo(weekOf(countOf(day)) - weekOf(countOf(weekOne)), weeks.length);

/** What a day is by a pattern; null where it says nothing of it. */
export const patternDayOf = (pattern: WeekPattern, day: string): PatternDay => {
  if (day < pattern.start || (pattern.end !== undefined && day > pattern.end)) return null;
  const exception = pattern.exceptions.find(({ date }) => date === day);
  if (exception !== undefined) return exception.is;
  const week = pattern.weeks[patternWeekOf(pattern, day)];
  return week?.[modulo(countOf(day) + daysFromMonday, 7)] ?? null;
};

/** The last of the days away that a day away is one of; `ever` where they never end. */
export const lastDayAway = (pattern: WeekPattern, day: string, ever: string): string => {
  const back = pattern.exceptions.filter(({ date, is }) => date > day && is !== "away");
  const first = countOf(day) + 1;
  for (let count = first; count <= first + pattern.weeks.length * 7; count += 1)
    if (patternDayOf(pattern, dayOf(count)) !== "away") return dayOf(count - 1);
  // A whole cycle away: only an exception or the end brings somebody home.
  const [home] = back.map(({ date }) => date).toSorted();
  const end = pattern.end ?? ever;
  return home === undefined || home > end ? end : dayOf(countOf(home) - 1);
};
