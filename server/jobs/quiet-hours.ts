import { Temporal } from "temporal-polyfill";
import type { Settings } from "#contract/settings.ts";

/** The quiet hours, `HH:MM` in the family's zone, with exceptions for single nights; equal times mean none. */
export type QuietHours = Pick<Settings, "sleepStart" | "sleepEnd" | "sleepNights" | "timeZone">;

/** A member's own quiet hours, else the house's. */
export const quietHoursOf = (
  settings: QuietHours & Pick<Settings, "reminders">,
  memberId: string,
): QuietHours => {
  const own = settings.reminders.members[memberId]?.quiet ?? null;
  return own === null
    ? settings
    : { ...settings, sleepStart: own.start, sleepEnd: own.end, sleepNights: {} };
};

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
const noon = "12:00";

const zoned = (ms: number, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone);

/** The time of day in a zone, `HH:MM`. */
export const timeOfDayAt = (ms: number, timeZone: string): string =>
  zoned(ms, timeZone).toPlainTime().toString({ smallestUnit: "minute" });

/** The nights that begin on some days around an instant, in milliseconds since 1970. */
const nights = (ms: number, days: readonly number[], hours: QuietHours) => {
  const { sleepStart, sleepEnd, sleepNights, timeZone } = hours;
  const today = zoned(ms, timeZone).toPlainDate();
  const at = (day: Temporal.PlainDate, plainTime: string): number =>
    day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
  return days.flatMap((away) => {
    const day = today.add({ days: away });
    const own = sleepNights[weekdays[day.dayOfWeek - 1] ?? "mon"];
    const { start, end } = own ?? { start: sleepStart, end: sleepEnd };
    if (start === end) return [];
    // A bedtime after midnight is on the next day's date: Friday's 00:30 is on Saturday.
    const first = day.add({ days: start < noon ? 1 : 0 });
    return [{ start: at(first, start), end: at(first.add({ days: end > start ? 0 : 1 }), end) }];
  });
};

/** One time of quiet hours, in milliseconds since 1970. */
export interface QuietNight {
  readonly start: number;
  readonly end: number;
}

const dayMs = 24 * 3600_000;

/** The nights that touch a span of time, worked out once for many questions; milliseconds since 1970. */
export const quietNightsBetween = (
  from: number,
  to: number,
  hours: QuietHours,
): readonly QuietNight[] =>
  nights(
    from,
    Array.from({ length: Math.ceil((to - from) / dayMs) + 5 }, (_, day) => day - 2),
    hours,
  );

/** Whether an instant is within the quiet hours. */
export const isInQuietHours = (ms: number, hours: QuietHours): boolean =>
  nights(ms, [-2, -1, 0], hours).some(({ start, end }) => start <= ms && ms < end);

const week = [-1, 0, 1, 2, 3, 4, 5, 6, 7];

/** The next start of quiet hours, in milliseconds since 1970; null where there are none. */
export const nextQuietStart = (ms: number, hours: QuietHours): number | null =>
  nights(ms, week, hours)
    .map(({ start }) => start)
    .filter((start) => start > ms)
    .toSorted((a, b) => a - b)[0] ?? null;
