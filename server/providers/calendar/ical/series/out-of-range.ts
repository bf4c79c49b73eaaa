import { truncateText } from "#server/platform/plain-text.ts";
import { firstDay, lastDay } from "#contract/values.ts";
import type { OutOfRangeEvent } from "../../occurrence.ts";
import { cleanLine } from "../text/clean-text.ts";
import type { EventComponent } from "../text/component.ts";
import { unescapeText } from "../text/values.ts";
import type { EventSeries, FoundOccurrence } from "./series.ts";

/** The instants of the contract; of a whole day, whose end is exclusive, the last is the midnight of the last day. */
const first = Date.parse(`${firstDay}T00:00:00Z`);
const last = {
  timed: Date.parse(`${lastDay}T23:59:59.999Z`),
  days: Date.parse(`${lastDay}T00:00:00Z`),
};

/** The occurrence with what of it lies in the contract's years; null where nothing does. */
export const clipOccurrence = (found: FoundOccurrence): FoundOccurrence | null => {
  const until = found.allDay ? last.days : last.timed;
  if (found.start >= first && found.end <= until) return found;
  const [start, end] = [Math.max(found.start, first), Math.min(found.end, until)];
  return end < start || (found.allDay && end === start) ? null : { ...found, start, end };
};

/** Names an event that is out of range. */
export const outOfRangeEvent = (
  { uid, title = "" }: EventComponent,
  field: OutOfRangeEvent["field"],
  effect: OutOfRangeEvent["effect"],
): OutOfRangeEvent => ({
  uid: uid.slice(0, 256),
  title: truncateText(cleanLine(unescapeText(title)), 80),
  field,
  effect,
});

const wrongOf = (component: EventComponent, isSeries: boolean): OutOfRangeEvent[] => {
  const { start, end } = component;
  if (start === undefined) return [];
  // A birthday that repeats since 1604 is shown every year.
  if (start.day > lastDay || (start.day < firstDay && !isSeries))
    return end !== undefined && end.day >= firstDay && start.day < firstDay
      ? [outOfRangeEvent(component, "DTSTART", "clipped")]
      : [outOfRangeEvent(component, "DTSTART", "leftOut")];
  return end !== undefined && end.day > lastDay
    ? [outOfRangeEvent(component, "DTEND", start.day === lastDay ? "leftOut" : "clipped")]
    : [];
};

/** The events of a series whose written days are out of range. */
export const seriesOutOfRange = ({ master, overrides }: EventSeries): OutOfRangeEvent[] => [
  ...(master === undefined ? [] : wrongOf(master, master.rules.length + master.added.length > 0)),
  ...overrides.flatMap((override) => wrongOf(override, false)),
];

const mostNamed = 20;

/** Collects events that are out of range, each once and at most twenty. */
export const createOutOfRangeEvents = (written: readonly OutOfRangeEvent[]) => {
  const events = new Map<string, OutOfRangeEvent>();
  const add = (event: OutOfRangeEvent): void => {
    if (events.size < mostNamed && !events.has(event.uid)) events.set(event.uid, event);
  };
  for (const event of written) add(event);
  return { add, all: (): readonly OutOfRangeEvent[] => [...events.values()] };
};

/** A sentence about the first event that is out of range, and how many more there are. */
export const outOfRangeSentence = (events: readonly OutOfRangeEvent[]): string | undefined => {
  const [event, ...more] = events;
  if (event === undefined) return undefined;
  const rest = more.length === 0 ? "" : ` So are ${more.length} more.`;
  const what = event.effect === "clipped" ? "cut short" : "left out";
  return `"${event.title}" (${event.uid}) has a ${event.field} outside the years 1900 to 2199 and is ${what}.${rest}`;
};
