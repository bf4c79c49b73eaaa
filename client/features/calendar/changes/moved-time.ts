import type { CalendarEvent } from "#contract/calendar.ts";
import { call } from "../../../api/call.ts";
import { addDays, dayOf } from "../../../i18n/time.ts";
import { expandRange } from "../expand-range.ts";
import { calendarRead } from "../queries.ts";
import { type ChangeTarget, eventKeyOf } from "./optimistic-change.ts";

/** What moved further than this is another time, in days. */
const daysAround = 6;

const msOf = (moment: string): number => Date.parse(moment);

/** Of a series' times the one nearest to where another one was; undefined where there is none. */
export const nearestTime = (
  events: readonly CalendarEvent[],
  { id, occurrence = "" }: ChangeTarget,
): CalendarEvent | undefined => {
  const away = (event: CalendarEvent) =>
    Math.abs(msOf(event.occurrence ?? event.start) - msOf(occurrence));
  return events
    .filter((event) => eventKeyOf(event) === id && event.occurrence !== undefined)
    .toSorted((a, b) => away(a) - away(b))[0];
};

/** Asks the house where a time of a series is by now that isn't where it was; undefined where it is nowhere near. */
export const findMovedTime = async (
  target: ChangeTarget,
  timeZone: string,
): Promise<CalendarEvent | undefined> => {
  const { occurrence = "" } = target;
  const day = occurrence.length === 10 ? occurrence : dayOf(occurrence, timeZone);
  const query = { start: addDays(day, -daysAround), end: addDays(day, daysAround) };
  const { answer } = await call(calendarRead, { query });
  return nearestTime(expandRange(answer).events, target);
};
