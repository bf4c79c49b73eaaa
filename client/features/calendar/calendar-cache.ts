import type { QueryClient } from "@tanstack/react-query";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { CalendarStore } from "./range-store.ts";
import { type EventChange, withEventChanges } from "./optimistic-change.ts";

/** Where everything known of the calendar is kept. */
export const calendarStoreKey = ["calendar", "store"] as const;

/** Puts what a write answered into the calendar that this device knows, until that is read again. */
export const cacheEventAnswer = (
  client: QueryClient,
  change: EventChange,
  answer: unknown,
): void => {
  const kept: EventChange =
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what adding an event answers
    change.kind === "add" ? { kind: "add", event: answer as CalendarEvent } : change;
  client.setQueryData<CalendarStore>(
    calendarStoreKey,
    (store) => store && { ...store, events: withEventChanges(store.events, [kept]) },
  );
};

/** An event as the calendar has it, where a screen shows it folded into one with others. */
export const cachedEventOf = (client: QueryClient, shown: CalendarEvent): CalendarEvent =>
  client.getQueryData<CalendarStore>(calendarStoreKey)?.events.find(({ id }) => id === shown.id) ??
  shown;
