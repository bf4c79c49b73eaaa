import { Temporal } from "temporal-polyfill";
import { iso } from "#server/platform/clock.ts";
import type { WrittenAlarm } from "../text/component.ts";
import { readDuration } from "../text/values.ts";
import { instantOf, type TimeZoneContext, zoneOf } from "../zones/event-times.ts";

/** One occurrence, in milliseconds since 1970; a day begins at the family's midnight. */
interface Occurrence {
  readonly start: number;
  readonly end: number;
}

/** As far from its event as any reminder may be. */
const longest = 28 * 24 * 3600_000;

const instantOfAlarm = (
  alarm: WrittenAlarm,
  { start, end }: Occurrence,
  { places, zone }: { readonly places: TimeZoneContext; readonly zone: string },
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
export const alarmInstants = (
  alarms: readonly WrittenAlarm[],
  occurrence: Occurrence,
  context: { readonly places: TimeZoneContext; readonly zone: string },
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
