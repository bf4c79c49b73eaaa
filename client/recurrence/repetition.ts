import { addDays } from "../i18n/time.ts";

/**
 * Which day of a month. Words follow the first day: its date, its weekday counted from the front or from the back, or the
 * month's last day. A number is a date of its own, 1 to 31 or `lastDayOfMonth`.
 */
export type MonthDay = "date" | "weekday" | "lastWeekday" | "lastDay" | number;

/** The last day of a month, whichever that is. */
export const lastDayOfMonth = -1;

/** Until when something repeats. */
export type RepetitionEnd =
  | { readonly kind: "never" }
  | { readonly kind: "until"; readonly day: string }
  | { readonly kind: "count"; readonly count: number };

/** How often something comes again. Weekdays are 1 (Monday) to 7; without any it is that of the first day. */
export type RepetitionPattern =
  | { readonly kind: "daily" | "weekdays" | "yearly"; readonly every: number }
  | { readonly kind: "weekly"; readonly every: number; readonly days: readonly number[] }
  | { readonly kind: "monthly"; readonly every: number; readonly by: MonthDay };

/** What repeats by a rule that families have words for. */
export type RunningRepetition = RepetitionPattern & { readonly ending: RepetitionEnd };

/** Whether and how a chore or an event repeats, as its family thinks of it. */
export type Repetition =
  | { readonly kind: "none" }
  /** So many days after it was last done. */
  | { readonly kind: "afterDone"; readonly days: number }
  /** A rule that these words can't express; it is kept as it is. */
  | { readonly kind: "other"; readonly rule: string }
  | RunningRepetition;

/** Each way to repeat, and not to. */
export type RepetitionKind = Repetition["kind"];

/** The end of what repeats for ever. */
export const withoutEnding: RepetitionEnd = { kind: "never" };

const isInMonthOf = (day: string, other: string): boolean => day.slice(0, 7) === other.slice(0, 7);

/** The number of a day in its month. */
export const dateOf = (day: string): number => Number(day.slice(8));

/** Which of its weekday a day is in its month, 1 to 5. */
export const nthWeekdayOf = (day: string): number => Math.ceil(dateOf(day) / 7);

/** Whether no day of the same weekday follows in its month. */
export const isLastOfItsWeekday = (day: string): boolean => !isInMonthOf(addDays(day, 7), day);

/** Whether the month is over after it. */
export const isLastOfMonth = (day: string): boolean => !isInMonthOf(addDays(day, 1), day);
