import type { CalendarFeed } from "#contract/calendar.ts";
import type { CalendarSource } from "#server/providers/calendar/port.ts";

type Answer = Awaited<ReturnType<CalendarSource["events"]>>;

/** The most events in an answer, by docs/api.md. */
export const mostEvents = 10_000;

/** Limits events to what fits beside others in an answer; a feed whose events are cut reports that. */
export const limitEvents = ({ events, feeds }: Answer, capacity: number): Answer => {
  if (events.length <= capacity) return { events, feeds };
  const shown = events.slice(0, capacity);
  const cut = new Set(events.slice(capacity).map(({ feedId }) => feedId));
  return {
    events: shown,
    feeds: feeds.map((feed): CalendarFeed =>
      cut.has(feed.id)
        ? {
            ...feed,
            code: "incomplete",
            error: "There are too many events: not all of this calendar are shown.",
          }
        : feed,
    ),
  };
};
