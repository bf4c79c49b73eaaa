import { createContext, use } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";

/** The ids of the calendars that have a colour of their own on this page. */
export const CalendarTonesContext = createContext<ReadonlySet<string>>(new Set());

/** Asks by which name an event's colour is on the page (`data-member`): its calendar's own, else its first member's. */
export const useEventTone = (): ((
  event: Pick<CalendarEvent, "feedId" | "memberIds">,
) => string | undefined) => {
  const tones = use(CalendarTonesContext);
  return ({ feedId, memberIds }) => (tones.has(feedId) ? feedId : memberIds[0]);
};
