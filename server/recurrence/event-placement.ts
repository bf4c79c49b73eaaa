import { Temporal } from "temporal-polyfill";
import { addDays, dayAt, isContractDay, iso } from "../platform/clock.ts";
import { day as daySchema, firstDay, instant, lastDay } from "#contract/values.ts";
import { InvalidInput } from "../platform/errors.ts";

/** The placement of an event: whole days, or local times in a zone. */
export interface EventPlacement {
  readonly day: string;
  /** `HH:MM:SS`; null for whole days. */
  readonly time: string | null;
  /** The IANA zone, null for whole days. */
  readonly zone: string | null;
  /** In days, or seconds for a timed event. */
  readonly length: number;
}

/** Start and end as screens send and receive them. */
export interface EventTimes {
  readonly start: string;
  /** Exclusive where it is a day. */
  readonly end: string;
  readonly allDay: boolean;
}

const isDay = (text: string): boolean => text.length === 10;

/** The instant of a local time in a zone; milliseconds since 1970. */
const instantOf = (day: string, time: string, zone: string): number =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone).epochMilliseconds;

const startOf = ({ day, time, zone }: EventPlacement): string =>
  time === null || zone === null ? day : iso(instantOf(day, time, zone));

/** The start and end of a placement, as an answer has them. */
export const formatEventTimes = (at: EventPlacement): EventTimes => {
  const start = startOf(at);
  return at.time === null
    ? { start, end: addDays(at.day, at.length), allDay: true }
    : { start, end: iso(Date.parse(start) + at.length * 1000), allDay: false };
};

/** The local time in a zone; UTC for the second of a time that comes twice, which only UTC can express. */
const wallOf = (ms: number, zone: string): Omit<EventPlacement, "length"> => {
  const at = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone);
  const day = at.toPlainDate().toString();
  const time = at.toPlainTime().toString({ smallestUnit: "second" });
  return instantOf(day, time, zone) === ms ? { day, time, zone } : wallOf(ms, "UTC");
};

const whole = (text: string): number => Math.floor(Date.parse(text) / 1000) * 1000;

const longest = { days: 3_700, seconds: 3_700 * 86_400 };

/** The placement of a start and an end in a zone; 400 with the field that is wrong. */
export const placeEvent = ({ start, end, allDay }: EventTimes, zone: string): EventPlacement => {
  const expected = allDay ? "a date, since it is all day" : "an instant with its offset";
  for (const [field, text] of Object.entries({ start, end })) {
    if (isDay(text) !== allDay) throw new InvalidInput(field, `${field}: expected ${expected}.`);
    if (!isContractDay(isDay(text) ? text : iso(whole(text)).slice(0, 10)))
      throw new InvalidInput(field, `${field}: expected one between ${firstDay} and ${lastDay}.`);
  }
  if (allDay) {
    const length = Temporal.PlainDate.from(start).until(end, { largestUnit: "days" }).days;
    if (length < 1) throw new InvalidInput("end", "end: it has to be after the start.");
    if (length > longest.days) throw new InvalidInput("end", "end: that is longer than ten years.");
    return { day: start, time: null, zone: null, length };
  }
  const length = (whole(end) - whole(start)) / 1000;
  if (length < 0) throw new InvalidInput("end", "end: it is before the start.");
  if (length > longest.seconds)
    throw new InvalidInput("end", "end: that is longer than ten years.");
  return { ...wallOf(whole(start), zone), length };
};

/** Applies a new start or end; the length stays where only one of them is given. */
export const moveEvent = (
  before: EventPlacement,
  given: { start?: string | undefined; end?: string | undefined; allDay?: boolean | undefined },
  zone: string,
): EventPlacement => {
  const was = formatEventTimes(before);
  const allDay = given.allDay ?? was.allDay;
  if (allDay === was.allDay) {
    const start = given.start ?? was.start;
    if (given.end !== undefined) return placeEvent({ start, end: given.end, allDay }, zone);
    if (isDay(start) !== allDay) return placeEvent({ start, end: was.end, allDay }, zone);
    const end = allDay ? addDays(start, before.length) : iso(whole(start) + before.length * 1000);
    return placeEvent({ start, end, allDay }, zone);
  }
  if (given.start === undefined && !allDay)
    throw new InvalidInput("start", "start: say when it begins, since it isn't all day any more.");
  const start = given.start ?? dayAt(Date.parse(was.start), before.zone ?? zone);
  if (given.end !== undefined) return placeEvent({ start, end: given.end, allDay }, zone);
  if (!allDay)
    throw new InvalidInput("end", "end: say when it is over, since it isn't all day any more.");
  const days = Math.max(1, Math.ceil(before.length / 86_400));
  return placeEvent({ start, end: isDay(start) ? addDays(start, days) : start, allDay }, zone);
};

/** A series' placement in local time, so that it keeps its hour over changes of the clock. */
export const anchorSeries = (at: EventPlacement, zone: string): EventPlacement => {
  if (at.time === null || at.zone !== "UTC" || zone === "UTC") return at;
  const wall = Temporal.Instant.fromEpochMilliseconds(
    instantOf(at.day, at.time, at.zone),
  ).toZonedDateTimeISO(zone);
  return {
    ...{ day: wall.toPlainDate().toString(), zone, length: at.length },
    time: wall.toPlainTime().toString({ smallestUnit: "second" }),
  };
};

/** The day in a series that an `occurrence` names; null where the series can't have it at that time. */
export const dayOfOccurrence = (text: string, at: EventPlacement): string | null => {
  if (at.time === null || at.zone === null) return daySchema.safeParse(text).success ? text : null;
  if (!instant.safeParse(text).success) return null;
  const ms = Date.parse(text);
  const local = dayAt(ms, at.zone);
  return instantOf(local, at.time, at.zone) === ms ? local : null;
};

/** The day that an `occurrence` names, also of a series that was moved to another hour of its days since; null where it names none. */
export const dayOfOccurrenceBefore = (text: string, at: EventPlacement): string | null => {
  const day = dayOfOccurrence(text, at);
  if (day !== null || at.zone === null || !instant.safeParse(text).success) return day;
  return dayAt(Date.parse(text), at.zone);
};

/** The placement of a series' event on one of its days. */
export const placementOnDay = (at: EventPlacement, day: string): EventPlacement => ({ ...at, day });

/** The `occurrence` of a series' day. */
export const occurrenceOn = (at: EventPlacement, day: string): string =>
  startOf(placementOnDay(at, day));
