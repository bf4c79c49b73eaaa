import type { CalendarEvent } from "../../../contract/calendar.ts";

/** One event for what stands in several calendars at once, with everyone's face; the order stays. */
export const foldEvents = (events: readonly CalendarEvent[]): CalendarEvent[] => {
  const seen = new Map<string, CalendarEvent>();
  for (const event of events) {
    const moment = event.allDay ? event.start : Date.parse(event.start);
    const end = event.allDay ? event.end : Date.parse(event.end);
    const key = JSON.stringify([event.title.trim().toLocaleLowerCase(), moment, end]);
    const before = seen.get(key);
    // A calendar of everyone's stays everyone's; two of one calendar are two.
    if (before === undefined || before.feedId === event.feedId) {
      seen.set(before === undefined ? key : `${key} ${event.id}`, event);
      continue;
    }
    const shared = before.memberIds.length === 0 || event.memberIds.length === 0;
    seen.set(key, {
      ...before,
      memberIds: shared ? [] : [...new Set([...before.memberIds, ...event.memberIds])],
    });
  }
  return [...seen.values()];
};
