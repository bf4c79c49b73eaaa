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
  isMine: (alarm: WrittenAlarm) => boolean,
): string[] => {
  const instants = alarms.flatMap((alarm) => {
    try {
      const at = instantOfAlarm(alarm, occurrence, context);
      const isNear = at !== undefined && Math.abs(at - occurrence.start) <= longest;
      return isNear && isMine(alarm) ? [at] : [];
    } catch (error) {
      // A number beyond every calendar.
      if (error instanceof RangeError) return [];
      throw error;
    }
  });
  return [...new Set(instants)].toSorted((a, b) => a - b).map(iso);
};

type Owners = Map<WrittenAlarm, FoundOccurrence | undefined>;
const ownersOfSeries = new WeakMap<readonly FoundOccurrence[], Owners>();

/** The time of a series that an alarm at an instant is of: the first that isn't over by then, else the last. */
const findOwner = (
  at: number,
  component: FoundOccurrence["component"],
  times: readonly FoundOccurrence[],
): FoundOccurrence | undefined => {
  let next: FoundOccurrence | undefined;
  let last: FoundOccurrence | undefined;
  for (const one of times) {
    if (one.component !== component) continue;
    if (one.end > at && (next === undefined || one.start < next.start)) next = one;
    if (last === undefined || one.start > last.start) last = one;
  }
  return next ?? last;
};

/** Whether an alarm is of an occurrence: one at an instant rings once in a series. */
const isOf = (
  alarm: WrittenAlarm,
  occurrence: FoundOccurrence,
  times: readonly FoundOccurrence[],
  { places }: AlarmContext,
): boolean => {
  if (!("at" in alarm)) return true;
  const owners: Owners = ownersOfSeries.get(times) ?? new Map();
  ownersOfSeries.set(times, owners);
  if (!owners.has(alarm)) {
    const at = instantOf(alarm.at, zoneOf(alarm.at, places));
    owners.set(alarm, findOwner(at, occurrence.component, times));
  }
  return owners.get(alarm) === occurrence;
};

/** The alarms of an occurrence as instants, where it has any; `times` are all that were found of its series. */
export const alarmsOf = (
  occurrence: FoundOccurrence,
  times: readonly FoundOccurrence[],
  context: AlarmContext,
): Pick<FeedOccurrence, "alarms"> => {
  const { component, allDay, start, end } = occurrence;
  const { alarms = [] } = component;
  if (alarms.length === 0) return {};
  const at = (ms: number): number =>
    allDay ? startOfDay(formatStart(ms, true), context.zone) : ms;
  const isMine = (alarm: WrittenAlarm): boolean => isOf(alarm, occurrence, times, context);
  const own = { start: at(start), end: at(end) };
  const instants = alarmInstants(alarms, own, context, isMine);
  return instants.length === 0 ? {} : { alarms: instants };
};
