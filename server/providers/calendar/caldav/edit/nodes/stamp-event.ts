import type { IcalNode } from "./ical-node.ts";
import { plainProperty, propertyOf, withProperty } from "./node-fields.ts";

/** The moment of an edit as iCalendar's stamps have it. */
const stampOf = (now: number): string => `${new Date(now).toISOString().slice(0, 19)}Z`;

/** How often its times or its repetition changed, as far as it tells. */
export const sequenceOf = (node: IcalNode): number => {
  const value = Number(propertyOf(node, "sequence")?.values[0] ?? 0);
  return Number.isSafeInteger(value) && value >= 0 ? value : 0;
};

/** The event as the version of a number. */
export const withSequence = (node: IcalNode, sequence: number): IcalNode =>
  withProperty(node, plainProperty("sequence", "integer", sequence));

/**
 * Marks an event as edited: DTSTAMP and LAST-MODIFIED, and SEQUENCE where its times or its repetition changed, which
 * is when a guest has to answer anew (RFC 5545, 3.8.7.4).
 */
export const stampEvent = (node: IcalNode, now: number, isMoved: boolean): IcalNode => {
  const stamped = ["dtstamp", "last-modified"].reduce(
    (each, name) => withProperty(each, plainProperty(name, "date-time", stampOf(now))),
    node,
  );
  return isMoved ? withSequence(stamped, sequenceOf(node) + 1) : stamped;
};

/** Marks an event as new. */
export const stampNewEvent = (node: IcalNode, now: number): IcalNode =>
  withProperty(
    withProperty(stampEvent(node, now, false), plainProperty("created", "date-time", stampOf(now))),
    plainProperty("sequence", "integer", 0),
  );
