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

/**
 * Asks by which names the colours of an event's marks are on the page: each member's where it is about several, else
 * its calendar's own, or its member's; none for everyone.
 */
export const useEventMarks = (): ((
  event: Pick<CalendarEvent, "feedId" | "memberIds">,
) => readonly string[]) => {
  const tones = use(CalendarTonesContext);
  return ({ feedId, memberIds }) =>
    tones.has(feedId) && memberIds.length < 2 ? [feedId] : memberIds;
};
