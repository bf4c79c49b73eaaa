import type { CalendarEvent } from "#contract/calendar.ts";

/** Where one time of an event is on the phone; the day is one that it touches. */
export const eventAddress = ({ id }: Pick<CalendarEvent, "id">, day: string): string =>
  `/calendar/event/${day}/${encodeURIComponent(id)}`;

/** The ways to look at the calendar. */
export type CalendarView = "agenda" | "day" | "week" | "month";

/** Where a view of the calendar is, with a day of it in sight. */
export const viewAddress = (view: CalendarView, day: string): string =>
  view === "agenda" ? "/calendar" : `/calendar/${view}/${day}`;

/** Where a new event of a day is written, from a minute of it on where one is given. */
export const newEventAddress = (day: string, minute?: number): string =>
  minute === undefined ? `/calendar/new/${day}` : `/calendar/new/${day}/${minute}`;
