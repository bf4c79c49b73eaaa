import type { QueryClient } from "@tanstack/react-query";
import type { CalendarEvent } from "#contract/calendar.ts";
import { cacheEntry } from "../../mutations/cache-view.ts";
import type { CalendarStore } from "./range-store.ts";

/** Where everything known of the calendar is kept. */
export const calendarStore = cacheEntry<CalendarStore>("calendar", "store");

/** An event as the calendar has it, where a screen shows it folded into one with others. */
export const cachedEventOf = (client: QueryClient, shown: CalendarEvent): CalendarEvent =>
  client
    .getQueryData<CalendarStore>(calendarStore.queryKey)
    ?.events.find(({ id }) => id === shown.id) ?? shown;
