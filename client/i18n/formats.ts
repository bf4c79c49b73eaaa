import { addDays, dayOf, type Instant } from "./time.ts";

const dated = new Map<string, Intl.DateTimeFormat>();

/** A formatter, made once for a locale and options. */
const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const name = locale + JSON.stringify(options);
  const known = dated.get(name);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat(locale, options);
  dated.set(name, made);
  return made;
};

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
};

const noon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const msOf = (instant: Instant) => (typeof instant === "number" ? instant : Date.parse(instant));

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
  const countsToTwelve = once(
    () => dateFormat(locale, { hour: "numeric" }).resolvedOptions().hour12 === true,
  );
  const time = once(
    () =>
      ({ hour: countsToTwelve() ? "numeric" : "2-digit", minute: "2-digit", timeZone }) as const,
  );
  return {
    /** "17:42" or "5:42 PM". */
    clock: (instant: Instant) => dateFormat(locale, time()).format(msOf(instant)),
    /** The same in pieces, for the large clock. */
    clockParts: (instant: Instant): ClockParts => {
      const parts = dateFormat(locale, time()).formatToParts(msOf(instant));
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
      const format = dateFormat(locale, time());
      if (to <= from) return format.format(from);
      const isOneDay = dayOf(from, timeZone) === dayOf(to - 1, timeZone);
      const endsAtMidnight = isOneDay && dayOf(from, timeZone) !== dayOf(to, timeZone);
      // Only twelve hours gain by the formatter's ranges, which say "PM" once; others add a word ("Uhr").
      if (isOneDay && !endsAtMidnight && countsToTwelve()) return format.formatRange(from, to);
      if (isOneDay) return `${format.format(from)}–${format.format(to)}`;
      const withDay = dateFormat(locale, { ...time(), weekday: "short" });
      return `${withDay.format(from)} – ${withDay.format(to)}`;
    },
  };
};

/** How a locale names days, months and weeks. */
const createDayFormats = (locale: string) => {
  const ofDay = (options: Intl.DateTimeFormatOptions) => (day: string) =>
    dateFormat(locale, { ...options, timeZone: "UTC" }).format(noon(day));
  return {
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
    /** "20 Nov". */
    dateShort: ofDay({ day: "numeric", month: "short" }),
    /** "November 2026". */
    monthName: ofDay({ month: "long", year: "numeric" }),
    /** "November". */
    month: ofDay({ month: "long" }),
    /** "2026". */
    year: ofDay({ year: "numeric" }),
    /** "20 November 2026". */
    dateWithYear: ofDay({ day: "numeric", month: "long", year: "numeric" }),
    /** "20 – 26 November"; both days included. */
    dateRange: (first: string, last: string) =>
      dateFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" }).formatRange(
        noon(first),
        noon(last),
      ),
    /** The first day of a week: 1 Monday to 7 Sunday. */
    firstWeekday: firstWeekdayOf(locale),
    /** The week's days in order, short, for headings: "Mon". */
    weekdays: (first: string) =>
      Array.from({ length: 7 }, (_, at) => ofDay({ weekday: "short" })(addDays(first, at))),
  };
};

/** How a locale says how far off something is. */
const createDistanceFormats = (locale: string) => {
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));
  const inMinutes = (minutes: number): string => {
    const size = Math.abs(minutes);
    if (size < 1) return relative().format(0, "second");
    if (size < 90) return relative().format(Math.round(minutes), "minute");
    if (size < 36 * 60) return relative().format(Math.round(minutes / 60), "hour");
    return relative().format(Math.round(minutes / 1440), "day");
  };

  return {
    /** "in 18 minutes", "in 3 hours", "now". */
    relativeMinutes: inMinutes,
    /** "12 minutes ago", of a moment and now. */
    ago: (since: Instant, now: number) => inMinutes(Math.min(0, (msOf(since) - now) / 60_000)),
    /** "today", "tomorrow", "in 3 days". */
    relativeDay: (days: number) => relative().format(days, "day"),
  };
};

/** How a family's locale and zone write dates, times and numbers. Days are `YYYY-MM-DD`, instants ms or ISO 8601. */
export const createFormats = (locale: string, timeZone: string) => {
  const number = once(() => new Intl.NumberFormat(locale));

  return {
    ...createClockFormats(locale, timeZone),
    ...createDayFormats(locale),
    ...createDistanceFormats(locale),
    number: (value: number) => number().format(value),
    /** "Mia, Leo and Mom". */
    list: (words: readonly string[]) => new Intl.ListFormat(locale).format(words),
  };
};

export type Formats = ReturnType<typeof createFormats>;
