import type { CalendarEvent } from "#contract/calendar.ts";
import { addDays, daysFrom } from "#client/i18n/time.ts";
import { eventsBetween, eventDaysOf, eventsOnDay } from "../range-store.ts";

/** A day of a list and what is told of it. */
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

/** What covers more days than these makes no day of its own: six weeks of holidays are no list of 42 days. */
const mostOwnDays = 7;

/** A range of days in a zone, and the days of it that stand in a list also when nothing is on them. */
interface DailyRange {
  readonly first: string;
  readonly last: string;
  readonly timeZone: string;
  readonly others: ReadonlySet<string>;
}

/** The days of a range with all that is on each, in order: what covers several days stands on every one of them. */
export const dailyAgendaOf = (
  events: readonly CalendarEvent[],
  { first, last, timeZone, others }: DailyRange,
): AgendaDay[] => {
  const within = eventsBetween(events, first, last, timeZone);
  const owned = within.flatMap((event) => {
    const span = eventDaysOf(event, timeZone);
    const isLong = span.last > addDays(span.first, mostOwnDays - 1);
    return isLong ? [span.first] : daysFrom(span.first, span.last);
  });
  const days = [...new Set([...owned, ...others])].filter((day) => first <= day && day <= last);
  return days.toSorted().map((day) => ({ day, events: eventsOnDay(within, day, timeZone) }));
};
