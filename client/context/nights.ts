import type { Config } from "#contract/meta.ts";
import { minutesOf } from "#contract/rules/minutes-of.ts";
import { addDays, dayOf, instantAt, weekdayOf } from "../i18n/time.ts";

/** When the family sleeps, in its zone: every night, and otherwise in nights that begin on some weekdays. */
export type SleepTimes = Pick<Config, "sleepStart" | "sleepEnd" | "sleepNights" | "timeZone">;

/** One sleep of the family, in milliseconds since 1970; `end` isn't in it. */
interface Night {
  readonly start: number;
  readonly end: number;
}

/** The days of the week as settings name them, Monday first. */
export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

const noon = 12 * 60;

const nightOf = (day: string, hours: SleepTimes): Night[] => {
  const weekday = weekdays[weekdayOf(day) - 1] ?? "mon";
  const usual = { start: hours.sleepStart, end: hours.sleepEnd };
  const { start, end } = hours.sleepNights[weekday] ?? usual;
  const [from, to] = [minutesOf(start), minutesOf(end)];
  // Who goes to bed on Friday at half past midnight does so on Saturday's date.
  const first = from < noon ? addDays(day, 1) : day;
  const last = to > from ? first : addDays(first, 1);
  const night = {
    start: instantAt(first, from, hours.timeZone),
    end: instantAt(last, to, hours.timeZone),
  };
  // Twice the same is no sleep, and an hour that clocks skip is none either.
  return from === to || night.end <= night.start ? [] : [night];
};

/** The nights that may touch this moment or the next day. */
const nightsAround = (now: number, hours: SleepTimes): Night[] => {
  const today = dayOf(now, hours.timeZone);
  return [-2, -1, 0, 1].flatMap((away) => nightOf(addDays(today, away), hours));
};

const holding = (now: number, nights: readonly Night[]): Night[] =>
  nights.filter(({ start, end }) => start <= now && now < end);

/** Whether the family sleeps at a moment (ms): the one rule for dark screens and for silence. */
export const isNight = (now: number, hours: SleepTimes): boolean =>
  holding(now, nightsAround(now, hours)).length > 0;

/** When a night next begins or ends (ms); undefined where none does within a day. */
export const nextNightChange = (now: number, hours: SleepTimes): number | undefined =>
  nightsAround(now, hours)
    .flatMap(({ start, end }) => [start, end])
    .filter((edge) => edge > now)
    .toSorted((a, b) => a - b)[0];

const dayMs = 86_400_000;

/** When a wall that goes to sleep now wakes by itself (ms): at the end of this night or the next one, at latest after a day. */
export const wakesAt = (now: number, hours: SleepTimes): number => {
  const nights = nightsAround(now, hours);
  const next = nights.filter(({ end }) => end > now).toSorted((a, b) => a.end - b.end)[0];
  let wake = next?.end ?? now + dayMs;
  // Nights of their own hours may overlap.
  for (const { start, end } of nights) if (start <= wake && end > wake) wake = end;
  return Math.min(wake, now + dayMs);
};
