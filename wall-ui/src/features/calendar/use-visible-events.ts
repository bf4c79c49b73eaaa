import { useMemo } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { CalendarContent } from "#client/features/calendar/queries.ts";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import { eventsOfMembers } from "#client/features/calendar/views/filter-by-member.ts";
import { useClashes } from "#client/features/calendar/views/use-clashes.ts";
import { useEvents } from "#client/features/calendar/views/use-events.ts";
import type { QueryState } from "#client/query/query-state.ts";
import { useCalendarView } from "./views/calendar-view-context.ts";

/** What a view draws. */
export interface VisibleEvents {
  /** How the calendar is; its events are of the whole family. */
  readonly shown: QueryState<CalendarContent>;
  /** The events of those who are chosen. */
  readonly events: readonly CalendarEvent[];
  /** Who is twice booked, away or at work, by the event's id. */
  readonly clashes: ReadonlyMap<string, readonly Clash[]>;
}

const none: readonly CalendarEvent[] = [];

/** The events of the days from `start` to `end`, both included, of those whose faces are chosen. */
export const useVisibleEvents = (start: string, end: string): VisibleEvents => {
  const { who } = useCalendarView();
  const shown = useEvents(start, end);
  const all = shown.data?.events ?? none;
  const clashes = useClashes(all, start, end);
  const events = useMemo(() => eventsOfMembers(all, who), [all, who]);
  return { shown, events, clashes };
};
