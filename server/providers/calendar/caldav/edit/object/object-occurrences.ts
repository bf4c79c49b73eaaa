import { InvalidInput } from "#server/platform/errors.ts";
import type { EventPlacement } from "#server/recurrence/event-placement.ts";
import { occurrenceChanged } from "#server/recurrence/occurrence-changed.ts";
import { startsBetween } from "../../../ical/series/rule-starts.ts";
import { seriesStarts } from "../../../ical/series/series-starts.ts";
import {
  eventSpanOf,
  formatStart,
  referencedStart,
  untilInstant,
} from "../../../ical/zones/event-times.ts";
import { readWritten } from "../../../ical/text/values.ts";
import type { ObjectEvent, OpenObject } from "./open-object.ts";
import { sequenceOf } from "../nodes/stamp-event.ts";
import { instantOfWall, wallAt } from "../nodes/written-dates.ts";

const dayMs = 86_400_000;
const never = (): boolean => false;
/** A second after the last day of the contract. */
const endOfTime = Date.UTC(2200, 0, 1);
/** More starts than a rule can count. */
const most = 100_000;

/** Whether the object has more than one time. */
export const isRepeated = ({ master: { read }, overrides }: OpenObject): boolean =>
  read.rules.length + read.added.length + overrides.length > 0;

/** The start in the series that a change of a single time replaces. */
export const originalOf = ({ read }: ObjectEvent, { span, places }: OpenObject): number =>
  read.recurrenceId === undefined ? span.start : referencedStart(read.recurrenceId, span, places);

/** The change of the time that begins at `at` by its series. */
export const overrideAt = (object: OpenObject, at: number): ObjectEvent | undefined =>
  object.overrides.findLast((each) => originalOf(each, object) === at);

/** The starts of the series between two instants, both included; without the cancelled ones. */
export const startsIn = (object: OpenObject, from: number, to: number): number[] => {
  const { master, span, places, overrides } = object;
  const { starts } = seriesStarts(master.read, span, places, { from, to }, never);
  for (const override of overrides) {
    const at = originalOf(override, object);
    if (at < from || at > to) continue;
    if (override.read.cancelled) starts.delete(at);
    else starts.add(at);
  }
  return [...starts].toSorted((a, b) => a - b);
};

/** The starts that the rules give, whatever is left out, between two instants; 0 rules give DTSTART alone. */
export const ruleStartsIn = (
  { master: { read }, span, places }: OpenObject,
  from: number,
  to: number,
): number[] => {
  const [rule] = read.rules;
  if (rule === undefined) return span.start >= from && span.start <= to ? [span.start] : [];
  const word = /UNTIL=([^;]+)/i.exec(rule)?.[1];
  const written = word === undefined ? undefined : readWritten(word, []);
  const until = written === undefined ? {} : { until: untilInstant(written, span, places) };
  return [...startsBetween(rule, span, { from, to, most, mostMs: 2_000, ...until }).starts];
};

/** Whether the object has a time before an instant. */
export const hasTimeBefore = (object: OpenObject, at: number): boolean => {
  const { master, span, places } = object;
  const added = master.read.added.map(({ start }) => referencedStart(start, span, places));
  return startsIn(object, Math.min(span.start, ...added), at - 1).length > 0;
};

/** Whether the object has any time left. */
export const hasAnyTime = (object: OpenObject): boolean => {
  const isEndless = object.master.read.rules.some((rule) => !/(COUNT|UNTIL)=/i.test(rule));
  return isEndless || hasTimeBefore(object, endOfTime);
};

/** How a start in its series is named. */
export const startText = ({ span }: OpenObject, at: number): string => {
  const text = new Date(at).toISOString();
  return span.allDay ? text.slice(0, 10) : text;
};

/** Half a day, in ms: what was moved to another hour of its days is still known by that, where it comes once a day. */
const sameDayMs = 43_200_000;

/**
 * The start in its series that `occurrence` names, or the only one near it; throws 400 where the object has none then, and
 * 409 where its series is another version, which may have it elsewhere.
 */
export const findStart = (object: OpenObject, occurrence: string): number => {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(occurrence);
  const at = isDay === object.span.allDay ? Date.parse(occurrence) : Number.NaN;
  const near = Number.isNaN(at) ? [] : startsIn(object, at - sameDayMs, at + sameDayMs);
  const isTakenOut = !near.includes(at) && ruleStartsIn(object, at, at).includes(at);
  const [start, ...others] = near.includes(at) ? [at] : isTakenOut ? [] : near;
  if (start !== undefined && others.length === 0) return start;
  if (!Number.isNaN(at) && !isTakenOut && sequenceOf(object.master.node) > 0)
    throw occurrenceChanged();
  throw new InvalidInput("occurrence", "occurrence: the event isn't there at that time.");
};

/** A start as answers name it. */
export const occurrenceAt = ({ span }: OpenObject, at: number): string =>
  formatStart(at, span.allDay);

const placementFrom = (
  { allDay, zone }: { readonly allDay: boolean; readonly zone: string },
  start: number,
  end: number,
  wall?: string,
): EventPlacement => {
  if (allDay)
    return {
      ...{ day: formatStart(start, true), time: null, zone: null },
      length: Math.round((end - start) / dayMs),
    };
  const length = Math.round((end - start) / 1000);
  const own = wallAt(start, zone);
  const isTwice = instantOfWall(own.day, own.time, zone) !== start;
  const time = wall !== undefined && instantOfWall(own.day, wall, zone) === start ? wall : own.time;
  return isTwice
    ? { ...wallAt(start, "UTC"), zone: "UTC", length }
    : { day: own.day, time, zone, length };
};

/** The placement that the series gives to one of its starts, without a change of that time. */
export const plannedAt = (object: OpenObject, at: number): EventPlacement => {
  const { master, span, places } = object;
  const { ends } = seriesStarts(master.read, span, places, { from: at, to: at }, never);
  return placementFrom(span, at, ends.get(at) ?? span.endOf(at), span.wall.slice(11));
};

/** The placement of a change of a single time; without an end of its own it is as long as planned. */
export const placementOf = (event: ObjectEvent, object: OpenObject): EventPlacement => {
  const { span, places } = object;
  const at = originalOf(event, object);
  const own = eventSpanOf(event.read, places);
  if (own === undefined) return plannedAt(object, at);
  const isBare = event.read.end === undefined && event.read.duration === undefined;
  const end =
    isBare && own.allDay === span.allDay ? own.start + (span.endOf(at) - at) : own.endOf(own.start);
  return placementFrom(own, own.start, end, own.wall.slice(11));
};

/** The placement of one of the object's times as it is shown. */
export const placementAt = (object: OpenObject, at: number): EventPlacement => {
  const override = overrideAt(object, at);
  return override === undefined ? plannedAt(object, at) : placementOf(override, object);
};
