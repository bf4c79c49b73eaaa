import type { CalendarEvent } from "#contract/calendar.ts";

/** Where one time of an event is on the phone; the day is one that it touches. */
export const eventAddress = ({ id }: Pick<CalendarEvent, "id">, day: string): string =>
  `/calendar/event/${day}/${encodeURIComponent(id)}`;

/** Where a new event of a day is written, from a minute of it on where one is given. */
export const newEventAddress = (day: string, minute?: number): string =>
  minute === undefined ? `/calendar/new/${day}` : `/calendar/new/${day}/${minute}`;
