import type { CalendarEvent } from "#contract/calendar.ts";

/** The events that concern somebody of `who`: their own, and everyone's. Nobody chosen means the whole family. */
export const eventsOfMembers = (
  events: readonly CalendarEvent[],
  who: ReadonlySet<string>,
): readonly CalendarEvent[] =>
  who.size === 0
    ? events
    : events.filter(
        ({ memberIds }) => memberIds.length === 0 || memberIds.some((id) => who.has(id)),
      );
