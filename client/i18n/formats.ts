import {
  countsToTwelve,
  dateFormatter,
  distanceFormatter,
  listFormatter,
  numberFormatter,
} from "./formatters.ts";
import { addDays, dayOf, daysBetween, type Instant, isDay, minuteOfDay, msOf } from "./time.ts";

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);

interface WeekInfo {
  readonly firstDay: number;
}

const isWeekInfo = (value: unknown): value is WeekInfo =>
  typeof value === "object" && value !== null && "firstDay" in value;

// Browsers have it as a method or, earlier, as a property; TypeScript's library as neither.
const firstWeekdayOf = (locale: string): number => {
  const tag = new Intl.Locale(locale);
  const info: unknown =
    "getWeekInfo" in tag && typeof tag.getWeekInfo === "function"
      ? tag.getWeekInfo()
      : Reflect.get(tag, "weekInfo");
  return isWeekInfo(info) ? info.firstDay : 1;
};

/** What a clock shows, in pieces. */
export interface ClockParts {
  readonly hour: string;
  readonly minute: string;
  /** "PM", where the locale counts to twelve. */
  readonly dayPeriod: string | undefined;
}

/** How the family's zone shows the times of a day. */
const createClockFormats = (locale: string, timeZone: string) => {
  // Made at first need: a slow phone takes milliseconds for each, and a screen needs a few of them.
  const time = (more: Intl.DateTimeFormatOptions = {}) => {
    const hour = countsToTwelve(locale) ? "numeric" : "2-digit";
    return dateFormatter(locale, { hour, minute: "2-digit", timeZone, ...more });
  };
  return {
    /** "17:42" or "5:42 PM". */
    clock: (instant: Instant) => time().format(msOf(instant)),
    /** The same in pieces, for the large clock. */
    clockParts: (instant: Instant): ClockParts => {
      const parts = time().formatToParts(msOf(instant));
      const piece = (type: Intl.DateTimeFormatPartTypes) =>
        parts.find((part) => part.type === type)?.value;
      return {
        hour: piece("hour") ?? "",
        minute: piece("minute") ?? "",
        dayPeriod: piece("dayPeriod"),
      };
    },
    /** "17:00–17:45" or "5:00 – 5:45 PM"; with the days where it doesn't end on the day it begins. */
    timeRange: (start: Instant, end: Instant) => {
      const [from, to] = [msOf(start), msOf(end)];
      const format = time();
      if (to <= from) return format.format(from);
      const isOneDay = dayOf(from, timeZone) === dayOf(to - 1, timeZone);
      const endsAtMidnight = isOneDay && dayOf(from, timeZone) !== dayOf(to, timeZone);
      // Only twelve hours gain by the formatter's ranges, which say "PM" once; others add a word ("Uhr").
      if (isOneDay && !endsAtMidnight && countsToTwelve(locale))
        return format.formatRange(from, to);
      if (isOneDay) return `${format.format(from)}–${format.format(to)}`;
      const withDay = time({ weekday: "short" });
      return `${withDay.format(from)} – ${withDay.format(to)}`;
    },
    /** The same of a time of day (`HH:MM`). */
    timeOfDay: (hourAndMinute: string) =>
      time({ timeZone: "UTC" }).format(Date.parse(`2026-01-01T${hourAndMinute}:00Z`)),
  };
};

/** How a locale names days, months and weeks; instants are on the family's day. */
const createDayFormats = (locale: string, timeZone: string) => {
  const dayAt = (value: Instant) => (isDay(value) ? value : dayOf(value, timeZone));
  const ofDay = (options: Intl.DateTimeFormatOptions) => (value: Instant) =>
    dateFormatter(locale, { ...options, timeZone: "UTC" }).format(noon(dayAt(value)));
  const rangeOf = (options: Intl.DateTimeFormatOptions) => (first: string, last: string) =>
    dateFormatter(locale, { ...options, timeZone: "UTC" }).formatRange(noon(first), noon(last));
  return {
    /** The family's day at an instant; of a day the day itself. */
    dayAt,
    /** The minute of the family's day at an instant. */
    minuteAt: (instant: Instant) => minuteOfDay(instant, timeZone),
    /** "Friday". */
    dayName: ofDay({ weekday: "long" }),
    /** "Fri". */
    dayShort: ofDay({ weekday: "short" }),
    /** "F". */
    dayLetter: ofDay({ weekday: "narrow" }),
    /** "20". */
    dayNumber: ofDay({ day: "numeric" }),
    /** "Friday, 20 November". */
    dateLong: ofDay({ weekday: "long", day: "numeric", month: "long" }),
    /** "Friday, 20 November 2027". */
    dateLongWithYear: ofDay({ weekday: "long", day: "numeric", month: "long", year: "numeric" }),
    /** "20 Nov". */
    dateShort: ofDay({ day: "numeric", month: "short" }),
    /** "November 2026". */
    monthName: ofDay({ month: "long", year: "numeric" }),
    /** "November". */
    month: ofDay({ month: "long" }),
    /** "Nov". */
    monthShort: ofDay({ month: "short" }),
    /** "N". */
    monthLetter: ofDay({ month: "narrow" }),
    /** "2026". */
    year: ofDay({ year: "numeric" }),
    /** "20 November 2026". */
    dateWithYear: ofDay({ day: "numeric", month: "long", year: "numeric" }),
    /** "20 – 26 November"; both days included. */
    dateRange: rangeOf({ day: "numeric", month: "long" }),
    /** "20 – 26 November 2027"; both days included. */
    dateRangeWithYear: rangeOf({ day: "numeric", month: "long", year: "numeric" }),
    /** The first day of a week: 1 Monday to 7 Sunday. */
    firstWeekday: firstWeekdayOf(locale),
    /** The week's days in order, short, for headings: "Mon". */
    weekdays: (first: string) =>
      Array.from({ length: 7 }, (_, at) => ofDay({ weekday: "short" })(addDays(first, at))),
  };
};

/** How a locale says how far off something is. */
const createDistanceFormats = (locale: string) => {
  const relative = (value: number, unit: Intl.RelativeTimeFormatUnit) =>
    distanceFormatter(locale).format(value, unit);
  const relativeDay = (days: number) => relative(days, "day");
  const inMinutes = (minutes: number): string => {
    const size = Math.abs(minutes);
    if (size < 1) return relative(0, "second");
    if (size < 90) return relative(Math.round(minutes), "minute");
    if (size < 36 * 60) return relative(Math.round(minutes / 60), "hour");
    return relative(Math.round(minutes / 1440), "day");
  };
  return {
    /** "in 18 minutes", "in 3 hours", "now". */
    relativeMinutes: inMinutes,
    /** "12 minutes ago", of a moment and now. */
    ago: (since: Instant, now: number) => inMinutes(Math.min(0, (msOf(since) - now) / 60_000)),
    /** "today", "tomorrow", "in 3 days". */
    relativeDay,
    /** The same as a title: "Today". */
    relativeDayTitle: (days: number) => {
      const word = relativeDay(days);
      return word.slice(0, 1).toLocaleUpperCase(locale) + word.slice(1);
    },
  };
};

/** How a locale writes numbers. */
const createNumberFormats = (locale: string) => ({
  number: (value: number) => numberFormatter(locale).format(value),
  /** "40 %", of 0.4. */
  percent: (share: number) => numberFormatter(locale, { style: "percent" }).format(share),
  /** "21°". */
  degrees: (value: number) => `${numberFormatter(locale).format(Math.round(value) + 0)}°`,
  /** "Mia, Leo and Mom". */
  list: (words: readonly string[]) => listFormatter(locale).format(words),
});

/** How a family's locale and zone write dates, times and numbers. Days are `YYYY-MM-DD`, instants ms or ISO 8601. */
export const createFormats = (locale: string, timeZone: string) => {
  const clocks = createClockFormats(locale, timeZone);
  const days = createDayFormats(locale, timeZone);
  const distances = createDistanceFormats(locale);
  const { dayAt } = days;
  return {
    ...{ ...clocks, ...days, ...distances, ...createNumberFormats(locale) },
    /** "Today", "Yesterday", "Friday" within a week, else "Friday, 20 November". */
    nearDayName: (value: Instant, now: number) => {
      const away = daysBetween(dayAt(now), dayAt(value));
      if (away >= -1 && away <= 1) return distances.relativeDayTitle(away);
      return away > 1 && away < 7 ? days.dayName(value) : days.dateLong(value);
    },
    /** "20:15" today, "Sat 10:00" on another day. */
    clockWithDay: (instant: Instant, now: number) =>
      dayAt(instant) === dayAt(now)
        ? clocks.clock(instant)
        : `${days.dayShort(instant)} ${clocks.clock(instant)}`,
  };
};

export type Formats = ReturnType<typeof createFormats>;
