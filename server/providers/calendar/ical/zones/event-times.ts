import { Temporal } from "temporal-polyfill";
import { addDays, dayAt, startOfDay } from "#server/platform/clock.ts";
import type { EventComponent, WrittenTime } from "../text/component.ts";
import { readDuration } from "../text/values.ts";
import { instantOfWallTime } from "./instant-of-wall-time.ts";
import type { Zones } from "./zones.ts";

/** Resolves the zones of a file's times. */
export interface TimeZoneContext {
  readonly zones: Zones;
  /** The zone of floating times, and of times in an unknown zone. */
  readonly floating: string;
}

/** The time of an event, in milliseconds since 1970; days are midnights of UTC. */
export interface EventSpan {
  readonly allDay: boolean;
  /** The zone of its repetitions; UTC for days. */
  readonly zone: string;
  readonly start: number;
  /** The start as written, `YYYY-MM-DDTHH:MM:SS`. */
  readonly wall: string;
  /** The end of an occurrence with another start. */
  readonly endOf: (start: number) => number;
}

/** The zone of a written time; `other` for a floating one. */
export const zoneOf = (
  written: WrittenTime,
  { zones, floating }: TimeZoneContext,
  other = floating,
): string =>
  written.tzid === null
    ? other
    : ((written.tzid === "UTC" ? "UTC" : zones(written.tzid)) ?? floating);

const wallOf = ({ day, time }: WrittenTime): string => `${day}T${time ?? "00:00:00"}`;

/**
 * The instant of a local time; a time that a clock change skips counts from before the change, and of a repeated one
 * the first is used.
 */
export const instantOf = (written: WrittenTime, zone: string): number =>
  instantOfWallTime(Date.parse(`${wallOf(written)}Z`), zone);

/** The day of a written date or time for an all-day event: local midnight of whatever zone is that day. */
export const dayOfWrittenTime = (written: WrittenTime, places: TimeZoneContext): string => {
  if (written.time === null || written.tzid !== "UTC") return written.day;
  const local = Temporal.Instant.fromEpochMilliseconds(
    instantOf(written, "UTC"),
  ).toZonedDateTimeISO(places.floating);
  return local.hour === 0 && local.minute === 0 ? local.toPlainDate().toString() : written.day;
};

const midnight = (day: string): number => startOfDay(day, "UTC");

const daySpan = (
  start: WrittenTime,
  { end, duration }: Pick<EventComponent, "end" | "duration">,
): EventSpan => {
  const first = midnight(start.day);
  const length = duration === undefined ? undefined : readDuration(duration);
  const oneDay = midnight(addDays(start.day, 1)) - first;
  const written =
    end === undefined
      ? undefined
      : midnight(end.time === null || end.time === "00:00:00" ? end.day : addDays(end.day, 1));
  const ms =
    (written ?? first + Math.ceil((length?.total({ unit: "hours" }) ?? 24) / 24) * oneDay) - first;
  return {
    allDay: true,
    zone: "UTC",
    start: first,
    wall: `${start.day}T00:00:00`,
    endOf: (from) => from + Math.max(oneDay, ms),
  };
};

/** The time of a component; undefined where it has none. */
export const eventSpanOf = (
  { start, end, duration }: Pick<EventComponent, "start" | "end" | "duration">,
  places: TimeZoneContext,
): EventSpan | undefined => {
  if (start === undefined) return undefined;
  if (start.time === null)
    return daySpan(start, {
      ...(end ? { end } : {}),
      ...(duration === undefined ? {} : { duration }),
    });
  const zone = zoneOf(start, places);
  const first = instantOf(start, zone);
  const begin = { allDay: false, zone, start: first, wall: wallOf(start) };
  if (end !== undefined) {
    // RFC 5545, 3.8.5.3: where DTEND gives the length, every repetition has "the same exact duration", so a shift
    // from 22:00 to 06:00 is eight hours long on the night of a clock change too. Calendars differ here (some keep
    // the local hour); this follows the RFC, as do the servers that send changes of single nights. What is written
    // for a single night is used as written.
    const length = Math.max(0, instantOf(end, zoneOf(end, places, zone)) - first);
    return { ...begin, endOf: (from) => from + length };
  }
  const nominal = duration === undefined ? undefined : readDuration(duration);
  const endOf = (from: number): number =>
    nominal === undefined
      ? from
      : Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone).add(nominal)
          .epochMilliseconds;
  return { ...begin, endOf };
};

/** Whether the end is written before the start; in one zone the local times count, also where a clock change skips one. */
export const endsBeforeStart = (
  { start, end, duration }: Pick<EventComponent, "start" | "end" | "duration">,
  places: TimeZoneContext,
): boolean => {
  if (start === undefined || end === undefined) return /^\s*-/.test(duration ?? "");
  if (start.time === null || end.time === null) return end.day < start.day;
  const zone = zoneOf(start, places);
  const endZone = zoneOf(end, places, zone);
  return zone === endZone
    ? wallOf(end) < wallOf(start)
    : instantOf(end, endZone) < instantOf(start, zone);
};

/**
 * The start in a series that a RECURRENCE-ID or an EXDATE refers to; a date alone, or a midnight where the series has
 * none, refers to its day.
 */
export const referencedStart = (
  written: WrittenTime,
  series: EventSpan,
  places: TimeZoneContext,
): number => {
  if (series.allDay) return midnight(dayOfWrittenTime(written, places));
  const isWholeDay =
    written.time === null || (written.time === "00:00:00" && written.tzid !== "UTC");
  if (!isWholeDay) return instantOf(written, zoneOf(written, places, series.zone));
  // The local time as written: where a clock change skips the first one, the other occurrences still have it.
  return instantOf({ ...written, time: series.wall.slice(11) }, series.zone);
};

/** The last instant that an UNTIL allows. */
export const untilInstant = (
  written: WrittenTime,
  series: EventSpan,
  places: TimeZoneContext,
): number => {
  if (series.allDay) return midnight(dayOfWrittenTime(written, places));
  if (written.time === null) return startOfDay(addDays(written.day, 1), series.zone) - 1;
  return instantOf(written, zoneOf(written, places, series.zone));
};

/** A start in the form of answers: a day or an instant. */
export const formatStart = (ms: number, allDay: boolean): string =>
  allDay ? dayAt(ms, "UTC") : new Date(ms).toISOString();
