import type { CalendarEvent } from "#contract/calendar.ts";
import { addDays, daysBetween, instantAt, minuteOfDay } from "../../../i18n/time.ts";

/** Where an event is moved: the day on which it then begins, and the minute of that day (0 to 1439) where one is given. */
export interface MoveTarget {
  readonly day: string;
  readonly minute?: number;
}

/** When an event is; start, end and `allDay` as the API has them. */
export type EventPeriod = Pick<CalendarEvent, "start" | "end" | "allDay">;

const usualMs = 3_600_000;

/** When an event is after it was moved: as long as before, at the same hour unless told; an hour makes it an hour long where it was all day. */
export const timesAfterMove = (
  event: EventPeriod,
  { day, minute }: MoveTarget,
  timeZone: string,
): EventPeriod => {
  if (event.allDay && minute === undefined) {
    const length = Math.max(1, daysBetween(event.start, event.end));
    return { start: day, end: addDays(day, length), allDay: true };
  }
  const length = event.allDay ? usualMs : Date.parse(event.end) - Date.parse(event.start);
  const start = instantAt(day, minute ?? minuteOfDay(event.start, timeZone), timeZone);
  return {
    start: new Date(start).toISOString(),
    end: new Date(start + length).toISOString(),
    allDay: false,
  };
};
