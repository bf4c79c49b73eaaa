import { Temporal } from "temporal-polyfill";
import type { WrittenTime } from "../../../ical/text/component.ts";
import { readWritten } from "../../../ical/text/values.ts";
import { instantOfWallTime } from "../../../ical/zones/instant-of-wall-time.ts";
import { type TimeZoneContext, zoneOf } from "../../../ical/zones/event-times.ts";
import type { IcalProperty } from "./ical-node.ts";

const valueOfWritten = ({ day, time, tzid }: WrittenTime): string =>
  time === null ? day : `${day}T${time}${tzid === "UTC" ? "Z" : ""}`;

const parametersFor = ({ time, tzid }: WrittenTime, before?: IcalProperty) => {
  const { tzid: _tzid, value: _value, ...others } = before?.parameters ?? {};
  return time === null || tzid === null || tzid === "UTC" ? others : { ...others, tzid };
};

/** A property with dates of one form; other parameters stay those that it had. */
export const dateProperty = (
  name: string,
  written: readonly [WrittenTime, ...WrittenTime[]],
  before?: IcalProperty,
): IcalProperty => ({
  name,
  parameters: parametersFor(written[0], before),
  type: written[0].time === null ? "date" : "date-time",
  values: written.map(valueOfWritten),
});

/** One value of a list of dates; the end or length of a period is left out. */
export const writtenValue = (value: unknown, { parameters }: IcalProperty) => {
  const text: unknown = Array.isArray(value) ? value[0] : value;
  const { tzid } = parameters;
  return typeof text === "string"
    ? readWritten(text, typeof tzid === "string" ? [`TZID=${tzid}`] : [])
    : undefined;
};

/** The local date and time of an instant. */
export const wallAt = (ms: number, zone: string): { day: string; time: string } => {
  const wall = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
  const time = wall.toPlainTime().toString({ smallestUnit: "second" });
  return { day: wall.toPlainDate().toString(), time };
};

/** The instant of a local time; one that a change of the clock skips counts from before the change. */
export const instantOfWall = (day: string, time: string, zone: string): number =>
  instantOfWallTime(Date.parse(`${day}T${time}Z`), zone);

/**
 * An instant in the form of another written time; in UTC where its zone has that local time twice and the second is
 * meant.
 */
export const writtenLike = (
  ms: number,
  form: WrittenTime,
  places: TimeZoneContext,
  zone = zoneOf(form, places),
): WrittenTime => {
  const { day, time } = wallAt(ms, zone);
  return instantOfWall(day, time, zone) === ms
    ? { day, time, tzid: form.tzid }
    : { ...wallAt(ms, "UTC"), tzid: "UTC" };
};
