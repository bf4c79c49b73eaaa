import type { QueryClient } from "@tanstack/react-query";
import type { CalendarEvent } from "#contract/calendar.ts";
import { cacheEntry } from "../../mutations/cache-view.ts";
import { type CalendarStore, emptyCalendar } from "./range-store.ts";

/** Where everything known of the calendar is kept. */
export const calendarStore = cacheEntry<CalendarStore>("calendar", "store", emptyCalendar);

/** What the store is like, for whoever wants to know whether it is still what screens read. */
export const calendarStoreShape = {
  queryKey: calendarStore.queryKey,
  operation: "GET /api/calendar",
  lacks: { start: "", end: "" },
} as const;

/** An event as the calendar has it, where a screen shows it folded into one with others. */
export const cachedEventOf = (client: QueryClient, shown: CalendarEvent): CalendarEvent =>
  client
    .getQueryData<CalendarStore>(calendarStore.queryKey)
    ?.events.find(({ id }) => id === shown.id) ?? shown;
