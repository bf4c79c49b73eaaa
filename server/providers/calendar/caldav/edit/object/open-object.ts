import { noWorkLimit } from "../../../ical/work-limit.ts";
import type { EventComponent } from "../../../ical/text/component.ts";
import { parseCalendar } from "../../../ical/text/parse.ts";
import {
  type EventSpan,
  eventSpanOf,
  type TimeZoneContext,
} from "../../../ical/zones/event-times.ts";
import { createZones, isZone } from "../../../ical/zones/zones.ts";
import { formatNode, type IcalNode, parseNode, unfoldText } from "../nodes/ical-node.ts";

/** A VEVENT of an object: what is edited, and what the expansion reads of it. */
export interface ObjectEvent {
  readonly node: IcalNode;
  readonly read: EventComponent;
}

/** A calendar object that can be edited: one event, or a series with the changes of single times. */
export interface OpenObject {
  readonly calendar: IcalNode;
  readonly master: ObjectEvent;
  /** The time of the master. */
  readonly span: EventSpan;
  readonly overrides: readonly ObjectEvent[];
  readonly places: TimeZoneContext;
}

/** Why an object can't be edited here. */
export type ClosedReason =
  /** It can't be read without guessing, or has no start. */
  | "unreadable"
  /** It has only single times of a series that is elsewhere, as an invitation to one of them. */
  | "singleTimes"
  /** A change of a time and all after it (THISANDFUTURE), which few programs read. */
  | "thisAndFuture";

const eventsIn = (calendar: IcalNode, ics: string) => {
  const parsed = parseCalendar(unfoldText(ics), noWorkLimit);
  const nodes = calendar.components.filter(({ name }) => name === "vevent");
  const events = nodes.flatMap((node, index): ObjectEvent[] => {
    const read = parsed.components[index];
    return read === undefined ? [] : [{ node, read }];
  });
  const isWhole = events.length === nodes.length && parsed.components.length === nodes.length;
  return isWhole ? { events, parsed } : undefined;
};

/** Opens an object for an edit, or tells why that can't be. */
export const openObject = (
  ics: string,
  familyZone: string,
  now: number,
): OpenObject | ClosedReason => {
  const calendar = parseNode(ics);
  const found = calendar === null ? undefined : eventsIn(calendar, ics);
  if (calendar === null || found === undefined) return "unreadable";
  const { events, parsed } = found;
  const [master, second] = events.filter(({ read }) => read.recurrenceId === undefined);
  if (events.some(({ read }) => read.thisAndFuture)) return "thisAndFuture";
  if (master === undefined) return events.length > 0 ? "singleTimes" : "unreadable";
  if (second !== undefined || events.some(({ read }) => read.uid !== master.read.uid))
    return "unreadable";
  const zones = createZones(parsed.timezones, now, familyZone);
  const named = parsed.tzid === undefined ? undefined : zones(parsed.tzid);
  const floating = named !== undefined && isZone(named) ? named : familyZone;
  const places = { zones, floating };
  const span = eventSpanOf(master.read, places);
  if (span === undefined) return "unreadable";
  return { calendar, master, span, overrides: events.filter((each) => each !== master), places };
};

/** The object's text with other events, which stand where the first one stood. */
export const formatObject = (calendar: IcalNode, events: readonly IcalNode[]): string =>
  formatNode({
    ...calendar,
    components: [...calendar.components.filter(({ name }) => name !== "vevent"), ...events],
  });
