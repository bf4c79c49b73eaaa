import { Temporal } from "temporal-polyfill";
import { iso, startOfDay } from "#server/platform/clock.ts";
import type { FeedOccurrence } from "../../occurrence.ts";
import type { WrittenAlarm } from "../text/component.ts";
import { readDuration } from "../text/values.ts";
import { formatStart, instantOf, type TimeZoneContext, zoneOf } from "../zones/event-times.ts";
import type { FoundOccurrence } from "./series.ts";

/** One occurrence, in milliseconds since 1970; a day begins at the family's midnight. */
interface Occurrence {
  readonly start: number;
  readonly end: number;
}

/** What of a file it takes to place its alarms, and the family's zone. */
interface AlarmContext {
  readonly places: TimeZoneContext;
  readonly zone: string;
}

/** As far from its event as any reminder may be. */
const longest = 28 * 24 * 3600_000;

const instantOfAlarm = (
  alarm: WrittenAlarm,
  { start, end }: Occurrence,
  { places, zone }: AlarmContext,
): number | undefined => {
  if ("at" in alarm) return instantOf(alarm.at, zoneOf(alarm.at, places));
  const duration = readDuration(alarm.duration);
  if (duration === undefined) return undefined;
  const from = alarm.isAtEnd ? end : start;
  const shift = alarm.isBefore ? duration.negated() : duration;
  // Days are days of the calendar: over a change of the clock the hour stays.
  return duration.days === 0
    ? from + shift.total({ unit: "milliseconds" })
    : Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone).add(shift)
        .epochMilliseconds;
};

/** When the alarms of an occurrence ring, in order; without those that lie weeks away from it, or cannot be. */
const alarmInstants = (
  alarms: readonly WrittenAlarm[],
  occurrence: Occurrence,
  context: AlarmContext,
): string[] => {
  const instants = alarms.flatMap((alarm) => {
    try {
      const at = instantOfAlarm(alarm, occurrence, context);
      return at !== undefined && Math.abs(at - occurrence.start) <= longest ? [at] : [];
    } catch (error) {
      // A number beyond every calendar.
      if (error instanceof RangeError) return [];
      throw error;
    }
  });
  return [...new Set(instants)].toSorted((a, b) => a - b).map(iso);
};

/** The alarms of an occurrence as instants, where it has any. */
export const alarmsOf = (
  { component: { alarms = [] }, allDay, start, end }: FoundOccurrence,
  context: AlarmContext,
): Pick<FeedOccurrence, "alarms"> => {
  if (alarms.length === 0) return {};
  const at = (ms: number): number =>
    allDay ? startOfDay(formatStart(ms, true), context.zone) : ms;
  const instants = alarmInstants(alarms, { start: at(start), end: at(end) }, context);
  return instants.length === 0 ? {} : { alarms: instants };
};
