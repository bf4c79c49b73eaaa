import type { CalendarEvent } from "#contract/calendar.ts";
import { eventsBetween, eventDaysOf } from "../range-store.ts";

/** A day of the list and what begins on it. */
export interface AgendaDay {
  readonly day: string;
  readonly events: readonly CalendarEvent[];
}

/**
 * The days of a range on which something begins, in order. What covers several days stands once: on its first day, or on the range's
 * where it began before. The first day is there also when nothing is on it, and so are `others`.
 */
export const agendaOf = (
  events: readonly CalendarEvent[],
  first: string,
  last: string,
  timeZone: string,
  others: ReadonlySet<string> = new Set(),
): AgendaDay[] => {
  const days = new Map<string, CalendarEvent[]>([[first, []]]);
  for (const event of eventsBetween(events, first, last, timeZone)) {
    const begins = eventDaysOf(event, timeZone).first;
    const day = begins < first ? first : begins;
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  for (const day of others) if (!days.has(day) && first <= day && day <= last) days.set(day, []);
  return [...days]
    .map(([day, list]) => ({ day, events: list }))
    .toSorted((a, b) => a.day.localeCompare(b.day));
};
