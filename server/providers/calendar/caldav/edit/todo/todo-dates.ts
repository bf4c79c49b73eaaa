import { addDays, dayAt } from "#server/platform/clock.ts";
import { Temporal } from "temporal-polyfill";
import { instantOfWallTime } from "../../../ical/zones/instant-of-wall-time.ts";
import type { IcalNode, IcalProperty } from "../nodes/ical-node.ts";
import { propertyOf } from "../nodes/node-fields.ts";

const textOf = ({ values: [value] }: IcalProperty): string => String(value);

/** The family's day of a written date or time; undefined for what is none. */
export const dayOfProperty = (
  property: IcalProperty | undefined,
  zone: string,
): string | undefined => {
  if (property === undefined) return undefined;
  const text = textOf(property);
  if (!/^\d{4}-\d\d-\d\d/.test(text)) return undefined;
  return text.endsWith("Z") ? dayAt(Date.parse(text), zone) : text.slice(0, 10);
};

const shiftedText = (text: string, days: number, zone: string): string => {
  if (!text.endsWith("Z")) return addDays(text.slice(0, 10), days) + text.slice(10);
  // The hour on the wall of the house stays over changes of the clock.
  const wall = Temporal.Instant.from(text).toZonedDateTimeISO(zone).toPlainDateTime();
  const ms = Date.parse(`${wall.add({ days }).toString({ smallestUnit: "second" })}Z`);
  return `${new Date(instantOfWallTime(ms, zone)).toISOString().slice(0, 19)}Z`;
};

/** A written date or time some days later, at the same hour and in the same form. */
export const shiftedProperty = (
  property: IcalProperty,
  days: number,
  zone: string,
): IcalProperty => {
  const { line: _line, ...rest } = property;
  return { ...rest, values: [shiftedText(textOf(property), days, zone)] };
};

/** A whole day as a property. */
export const dayProperty = (name: string, day: string): IcalProperty => ({
  ...{ name, parameters: {}, type: "date", values: [day] },
});

/** Where a to-do's occurrences count from: its start, else the day on which it is due. */
export const anchorOf = (todo: IcalNode): IcalProperty | undefined =>
  propertyOf(todo, "dtstart") ?? propertyOf(todo, "due");

/** Milliseconds of a written time in UTC; 0 for what is none. */
export const msOfProperty = (property: IcalProperty | undefined): number =>
  (property === undefined ? 0 : Date.parse(textOf(property))) || 0;
