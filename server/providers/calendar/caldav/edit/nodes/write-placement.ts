import { Temporal } from "temporal-polyfill";
import { addDays } from "#server/platform/clock.ts";
import type { EventPlacement } from "#server/recurrence/event-placement.ts";
import type { WrittenTime } from "../../../ical/text/component.ts";
import { readDuration } from "../../../ical/text/values.ts";
import { type TimeZoneContext, zoneOf } from "../../../ical/zones/event-times.ts";
import type { IcalNode } from "./ical-node.ts";
import {
  plainProperty,
  propertyOf,
  valueOf,
  withoutProperties,
  withProperty,
  withText,
} from "./node-fields.ts";
import { dateProperty, instantOfWall, writtenLike, writtenValue } from "./written-dates.ts";

/** How the times of an object are written: in the form of its series. */
export interface WrittenForm {
  /** The DTSTART whose zone is used where it is the placement's. */
  readonly like: WrittenTime;
  readonly places: TimeZoneContext;
}

const isSameWritten = (a: WrittenTime | undefined, b: WrittenTime): boolean =>
  a?.day === b.day && a.time === b.time && a.tzid === b.tzid;

/** A start in the form of the series, in a zone of its own where the series has another. */
export const writtenStart = (
  { day, time, zone }: Pick<EventPlacement, "day" | "time" | "zone">,
  { like, places }: WrittenForm,
): WrittenTime => {
  if (time === null || zone === null) return { day, time: null, tzid: null };
  const isSameZone = like.time !== null && zoneOf(like, places) === zone;
  return { day, time, tzid: isSameZone ? like.tzid : zone };
};

const durationText = (seconds: number): string =>
  Temporal.Duration.from({ seconds }).round({ largestUnit: "hours" }).toString();

/** Whether a written duration is as long as the placement says. */
const lasts = (duration: string, at: EventPlacement): boolean => {
  const read = readDuration(duration);
  // RFC 5545 (3.6.1): whole days are as long as whole days.
  if (read === undefined || (at.time === null && duration.includes("T"))) return false;
  if (at.time === null || at.zone === null)
    return Math.max(1, Math.ceil(read.total({ unit: "hours" }) / 24)) === at.length;
  const start = Temporal.PlainDateTime.from(`${at.day}T${at.time}`).toZonedDateTime(at.zone);
  return start.add(read).epochMilliseconds - start.epochMilliseconds === at.length * 1000;
};

/** A date property as it is written; undefined where there is none. */
const dateOf = (node: IcalNode, name: string): WrittenTime | undefined => {
  const property = propertyOf(node, name);
  return property === undefined ? undefined : writtenValue(property.values[0], property);
};

const withDate = (node: IcalNode, name: string, written: WrittenTime): IcalNode =>
  isSameWritten(dateOf(node, name), written)
    ? node
    : withProperty(node, dateProperty(name, [written], propertyOf(node, name)));

/** What follows DTSTART: DTEND or DURATION, whichever the event has. */
const withEnd = (
  node: IcalNode,
  at: EventPlacement,
  start: WrittenTime,
  places: TimeZoneContext,
): IcalNode => {
  const before = dateOf(node, "dtend");
  const duration = valueOf(node, "duration");
  if (before === undefined && duration !== undefined) {
    if (lasts(duration, at)) return node;
    const length = at.time === null ? `P${at.length}D` : durationText(at.length);
    return withProperty(node, plainProperty("duration", "duration", length));
  }
  if (at.time === null || at.zone === null) {
    const end: WrittenTime = { day: addDays(at.day, at.length), time: null, tzid: null };
    return before === undefined && at.length === 1 ? node : withDate(node, "dtend", end);
  }
  // RFC 5545 (3.6.1): an event without length has no DTEND.
  if (at.length === 0) return withoutProperties(node, "dtend", "duration");
  const form = before === undefined || before.time === null ? start : before;
  const zone = form === start ? at.zone : zoneOf(form, places, at.zone);
  const ms = instantOfWall(at.day, at.time, at.zone) + at.length * 1000;
  return withDate(node, "dtend", writtenLike(ms, form, places, zone));
};

const outlookAllDay = "x-microsoft-cdo-alldayevent";

/** An event's node at a placement; what already says so stays as it is written. */
export const withPlacement = (node: IcalNode, at: EventPlacement, form: WrittenForm): IcalNode => {
  const start = writtenStart(at, form);
  const placed = withEnd(withDate(node, "dtstart", start), at, start, form.places);
  return propertyOf(placed, outlookAllDay) === undefined
    ? placed
    : withText(placed, outlookAllDay, at.time === null ? "TRUE" : "FALSE");
};
