import type { CalendarEvent } from "#contract/calendar.ts";
import type { Holiday, HolidaySettings } from "#contract/holidays.ts";
import { addDays } from "../../platform/clock.ts";

/** The typed school holidays. */
export const typedSchoolHolidays = (school: HolidaySettings["school"]): Holiday[] =>
  school.map(({ name, start, end }) => ({
    ...{ id: `school ${start}`, name, kind: "school", start, end },
  }));

/** The school holidays that stand in calendars: their events of whole days. */
export const schoolHolidaysIn = (
  events: readonly CalendarEvent[],
  calendars: readonly string[],
): Holiday[] =>
  events
    .filter(({ allDay, feedId, title }) => allDay && title !== "" && calendars.includes(feedId))
    .map(({ id, feedId, title, start, end }) => ({
      ...{ id: `school ${id}`.slice(0, 256), name: title, kind: "school", feedId },
      // An event's last day is excluded, and some calendars say that it is its first.
      ...{ start, end: end > start ? addDays(end, -1) : start },
    }));
