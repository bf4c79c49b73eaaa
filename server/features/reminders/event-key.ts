import { LRUCache } from "lru-cache";
import type { CalendarEvent } from "#contract/calendar.ts";
import { mostDaysBefore } from "#contract/reminders.ts";
import { addDays, dayAt, startOfDay } from "../../platform/clock.ts";
import type { DayRange } from "../../providers/calendar/port.ts";

/** An event at one start of it; milliseconds since 1970. */
export interface EventTime {
  readonly key: string;
  readonly startsAt: number;
}

/** What the UID behind an event's id is told by, the same in every calendar that has it. */
export const keyOfId = (id: string): string => id.split("~")[0] ?? id;

/** What an event's or its series' UID is told by. */
export const eventKey = ({ id, seriesId }: Pick<CalendarEvent, "id" | "seriesId">): string =>
  keyOfId(seriesId ?? id);

const midnights = new LRUCache<string, number>({ max: 2_000 });

/** A calendar's days are few, and their events many. */
const midnight = (day: string, timeZone: string): number => {
  const key = `${day} ${timeZone}`;
  const known = midnights.get(key);
  if (known !== undefined) return known;
  const ms = startOfDay(day, timeZone);
  midnights.set(key, ms);
  return ms;
};

/** The instant of an event's start or end, where it is all day the beginning of that day; milliseconds since 1970. */
export const momentMs = (moment: string, allDay: boolean, timeZone: string): number =>
  allDay ? midnight(moment, timeZone) : Date.parse(moment);

/** An occurrence's original start in one spelling; '' for every time. */
export const occurrenceKey = (occurrence: string | undefined): string => {
  if (occurrence === undefined || occurrence.length <= 10) return occurrence ?? "";
  const ms = Date.parse(occurrence);
  return Number.isNaN(ms) ? occurrence : new Date(ms).toISOString();
};

/** The id of the reminders of an event at one start of it. */
export const reminderId = (key: string, startsAt: number): string => `${key}~${startsAt}`;

/** The parts of a reminder's id; null where it isn't one. */
export const reminderIdParts = (id: string): { key: string; startsAt: number } | null => {
  const [, key, ms] = /^(.+)~(-?\d{1,15})$/.exec(id) ?? [];
  return key === undefined || ms === undefined ? null : { key, startsAt: Number(ms) };
};

/** The days whose events may have reminders now. */
export const reminderDays = (now: number, timeZone: string): DayRange => {
  const today = dayAt(now, timeZone);
  return { start: addDays(today, -1), end: addDays(today, mostDaysBefore + 1) };
};

/** The event that is at a start; undefined where it is gone or at another time. */
export const eventAt = (
  events: readonly CalendarEvent[],
  { key, startsAt }: EventTime,
  timeZone: string,
): CalendarEvent | undefined =>
  events.find(
    (event) =>
      eventKey(event) === key && momentMs(event.start, event.allDay, timeZone) === startsAt,
  );
