import { Temporal } from "temporal-polyfill";
import { addDays, startOfDay } from "#server/platform/clock.ts";
import { InvalidInput } from "#server/platform/errors.ts";
import { createRepetitionDays } from "#server/recurrence/repetition-days.ts";
import { withoutEnd, withUntil } from "#server/recurrence/rule-parts.ts";
import { validateRecurrence } from "#server/recurrence/validate-recurrence.ts";
import { startsBetween } from "../ical/series/rule-starts.ts";
import { readWritten } from "../ical/text/values.ts";
import { instantOfWallTime } from "../ical/zones/instant-of-wall-time.ts";
import type { DayRange } from "../port.ts";
import type { EventPlacement } from "#server/recurrence/event-placement.ts";

const days = createRepetitionDays();

const untilOf = (rule: string): string | undefined => /(?:^|;)UNTIL=([^;]+)/.exec(rule)?.[1];

/** UNTIL as the last possible day of the event. */
const lastDay = (until: string, { time, zone }: EventPlacement): string | undefined => {
  const written = readWritten(until, []);
  // What doesn't exist is refused with the rule.
  if (written === undefined || written.isCorrected) return undefined;
  if (written.time === null || time === null || zone === null) return written.day;
  const wall =
    written.tzid === "UTC"
      ? Temporal.Instant.from(`${written.day}T${written.time}Z`)
          .toZonedDateTimeISO(zone)
          .toPlainDateTime()
      : Temporal.PlainDateTime.from(`${written.day}T${written.time}`);
  const day = wall.toPlainDate().toString();
  const limit =
    written.tzid === "UTC"
      ? Date.parse(`${written.day}T${written.time}Z`)
      : instantOfWallTime(Date.parse(`${written.day}T${written.time}Z`), zone);
  return instantOfWallTime(Date.parse(`${day}T${time}Z`), zone) > limit ? addDays(day, -1) : day;
};

/** The first day of a rule at or after a day; null where there is none. */
export const firstRuleDay = (rule: string, day: string): string | null => {
  const repetition = { rule: withoutEnd(rule), start: day };
  return days.upTo(repetition, day) === day ? day : days.after(repetition, day);
};

/**
 * The rule as it is stored, with a day as UNTIL; 400 on `recurrence` where it isn't one of whole days, or ends before
 * it begins.
 */
export const validateRule = (text: string, at: EventPlacement): string => {
  const trimmed = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, "");
  const until = untilOf(trimmed);
  const last = until === undefined ? undefined : lastDay(until, at);
  // A day as UNTIL is checked here, because it may be before the first day that the rule produces.
  const isOurs = last !== undefined && !trimmed.includes("COUNT=");
  const rule = validateRecurrence(isOurs ? withoutEnd(trimmed) : trimmed, at.day);
  const first = firstRuleDay(rule, at.day);
  if (first === null || (last !== undefined && last < first))
    throw new InvalidInput("recurrence", "recurrence: it would be over before it begins.");
  return last === undefined ? rule : withUntil(rule, last);
};

/** The days of a rule that begins on `first`, both ends included, at most `most` of them. */
export const ruleDaysBetween = (
  rule: string,
  first: string,
  { start, end }: DayRange,
  most: number,
): string[] => {
  const until = untilOf(rule);
  const last = until === undefined ? undefined : readWritten(until, [])?.day;
  return startsBetween(
    rule,
    { wall: `${first}T00:00:00`, zone: "UTC" },
    {
      from: startOfDay(start, "UTC"),
      to: startOfDay(end, "UTC"),
      most,
      ...(last === undefined ? {} : { until: startOfDay(last, "UTC") }),
    },
  ).starts.map((ms) => new Date(ms).toISOString().slice(0, 10));
};
