import type { QueryClient } from "@tanstack/react-query";
import type { CalendarEvent } from "#contract/calendar.ts";
import { cacheEntry } from "../../mutations/cache/cache-view.ts";
import { type CalendarStore, emptyCalendar, joinCalendars } from "./range-store.ts";

/** Where everything known of the calendar is kept. */
export const calendarStore = cacheEntry<CalendarStore>("calendar", "store", emptyCalendar);

/** What the store is like, for whoever wants to know whether it is still what screens read. */
export const calendarStoreShape = {
  queryKey: calendarStore.queryKey,
  operation: "GET /api/calendar",
  lacks: { start: "", end: "" },
} as const;

/** The same, with how what a device remembers of the calendar and what its page knows become one, in the family's zone. */
export const joinedCalendarShape = (timeZone: string) => ({
  ...calendarStoreShape,
  join: (kept: CalendarStore, known: CalendarStore) => joinCalendars(kept, known, timeZone),
});

/** An event as the calendar has it, where a screen shows it folded into one with others. */
export const cachedEventOf = (client: QueryClient, shown: CalendarEvent): CalendarEvent =>
  client
    .getQueryData<CalendarStore>(calendarStore.queryKey)
    ?.events.find(({ id }) => id === shown.id) ?? shown;
