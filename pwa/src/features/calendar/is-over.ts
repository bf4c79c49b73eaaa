import type { CalendarEvent } from "#contract/calendar.ts";

/** Whether an event has ended: one of whole days before the family's `today`, another before `now` (ms). */
export const isOver = (
  { allDay, end }: Pick<CalendarEvent, "allDay" | "end">,
  today: string,
  now: number,
): boolean => (allDay ? end <= today : Date.parse(end) <= now);
