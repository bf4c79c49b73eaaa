import { Temporal } from "temporal-polyfill";
import { day as daySchema, firstDay, lastDay } from "#contract/values.ts";

/** The one source of time: wall-clock instants for people, a monotonic count for waiting. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Milliseconds that only ever grow, whatever happens to the wall clock. */
  monotonic(): number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
};

/** The family's day at an instant, `YYYY-MM-DD`. */
export const dayAt = (ms: number, timeZone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone).toPlainDate().toString();

/** The day that is `days` after another. */
export const addDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** How many days a day is after another; negative before it. */
export const daysApart = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(to, { largestUnit: "days" }).days;

/** Whether a text is a day that the contract knows. */
export const isContractDay = (text: string): boolean => daySchema.safeParse(text).success;

/** The day, or the nearest one that the contract knows. */
export const clampDay = (day: string): string =>
  day > lastDay || day.startsWith("+") ? lastDay : day < firstDay ? firstDay : day;

/** The first instant of a day in a zone, also where midnight is skipped; milliseconds since 1970. */
export const startOfDay = (day: string, timeZone: string): number =>
  Temporal.PlainDate.from(day).toZonedDateTime(timeZone).epochMilliseconds;

/** An instant as every answer spells it; empty, which no answer takes for one, where the language has no such date. */
export const iso = (ms: number): string => {
  const at = new Date(ms);
  return Number.isNaN(at.getTime()) ? "" : at.toISOString();
};
