import { dateFormatter } from "./formatters.ts";

/** A moment: milliseconds since 1970, or ISO 8601 with an offset. */
export type Instant = number | string;

const dayMs = 86_400_000;

const wallClock = (timeZone: string): Intl.DateTimeFormat =>
  dateFormatter("en-u-ca-gregory-nu-latn", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });

/** A moment in milliseconds since 1970. */
export const msOf = (instant: Instant): number =>
  typeof instant === "number" ? instant : Date.parse(instant);

const formatted = (ms: number, timeZone: string): number => {
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of wallClock(timeZone).formatToParts(ms)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((ms % 1000) + 1000) % 1000);
};

const quarterMs = 15 * 60_000;
/** Since then every zone changes its clocks on a quarter of an hour. */
const quartersSince = Date.UTC(1973);
const offsets = new Map<string, Map<number, number>>();
const offsetsAtMost = 5000;

/** What a clock in the zone shows at a moment, as if that were UTC, in milliseconds. */
const shownAt = (instant: Instant, timeZone: string): number => {
  const ms = msOf(instant);
  if (!(ms >= quartersSince)) return formatted(ms, timeZone);
  // A week's screen asks some thousand times, a hundred times slower each by the formatter.
  const quarter = Math.floor(ms / quarterMs);
  let known = offsets.get(timeZone);
  if (known === undefined) offsets.set(timeZone, (known = new Map()));
  let offset = known.get(quarter);
  if (offset === undefined) {
    if (known.size >= offsetsAtMost) known.clear();
    offset = formatted(quarter * quarterMs, timeZone) - quarter * quarterMs;
    known.set(quarter, offset);
  }
  return ms + offset;
};

const spell = (utcMs: number): string => new Date(utcMs).toISOString().slice(0, 10);
const utcOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The family's day (`YYYY-MM-DD`) at a moment. */
export const dayOf = (instant: Instant, timeZone: string): string =>
  spell(shownAt(instant, timeZone));

/** The family's day now, or at `now` (ms). */
export const today = (timeZone: string, now: number = Date.now()): string => dayOf(now, timeZone);

/** A day so many days later, earlier when negative. */
export const addDays = (day: string, count: number): string => spell(utcOf(day) + count * dayMs);

/** Whether two days are of one year. */
export const isSameYear = (one: string, other: string): boolean =>
  one.slice(0, 4) === other.slice(0, 4);

/** How many days `to` is after `from`; negative when it is before. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((utcOf(to) - utcOf(from)) / dayMs);

/** Every day from `first` to `last`, both included; none when `last` is earlier. */
export const daysFrom = (first: string, last: string): string[] =>
  Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, at) => addDays(first, at));

/** The weekday of a day: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => ((new Date(utcOf(day)).getUTCDay() + 6) % 7) + 1;

/** Whether a value is a day (`YYYY-MM-DD`) that there is, as a piece of an address may be. */
export const isDay = (value: Instant | undefined): value is string =>
  typeof value === "string" &&
  /^(19|20|21)\d\d-(0[1-9]|1[0-2])-\d\d$/.test(value) &&
  spell(utcOf(value)) === value;

/** Whether a day is a Saturday or a Sunday. */
export const isWeekend = (day: string): boolean => weekdayOf(day) > 5;

const aMonday = "2024-01-01";

/** Some day that is a weekday (1 Monday to 7 Sunday), to be named. */
export const dayOfWeekday = (weekday: number): string => addDays(aMonday, weekday - 1);

/** The first day of the week that a day is in; weeks begin on `firstWeekday` (1 Monday to 7 Sunday). */
export const weekStart = (day: string, firstWeekday = 1): string =>
  addDays(day, -((weekdayOf(day) - firstWeekday + 7) % 7));

/** The minute of its day that a clock in the zone shows at a moment, 0 to 1439. */
export const minuteOfDay = (instant: Instant, timeZone: string): number => {
  const shown = new Date(shownAt(instant, timeZone));
  return shown.getUTCHours() * 60 + shown.getUTCMinutes();
};

/** The moment (ms) at which clocks in the zone show this; the first time where they show it twice, moved on by the gap where they skip it. */
export const instantAt = (day: string, minute: number, timeZone: string): number => {
  const wanted = utcOf(day) + minute * 60_000;
  const offsetAt = (ms: number) => shownAt(ms, timeZone) - ms;
  // The offsets half a day around know both sides of any change of the clock.
  const [before, after] = [offsetAt(wanted - dayMs / 2), offsetAt(wanted + dayMs / 2)];
  for (const offset of [before, after])
    if (offsetAt(wanted - offset) === offset) return wanted - offset;
  return wanted - before;
};

/** The moment (ms) at which a day begins in the zone. */
export const startOfDay = (day: string, timeZone: string): number => instantAt(day, 0, timeZone);

/** How long a day is in minutes: 1440, or 1380 and 1500 where the clocks change. */
export const minutesInDay = (day: string, timeZone: string): number =>
  (startOfDay(addDays(day, 1), timeZone) - startOfDay(day, timeZone)) / 60_000;
