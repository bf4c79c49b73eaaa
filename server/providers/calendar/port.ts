import type { CalendarEvent, Feed } from "../../../contract/calendar.ts";
import type { Source } from "../provider.ts";

/** Days of the family's zone, both included. */
export interface DayRange {
  readonly start: string;
  readonly end: string;
}

/** A source of appointments. */
export interface CalendarSource extends Source {
  /** Every event that touches the range, once each, unclipped; one row per configured address. Waits at most 8 s for feeds never read. */
  events(range: DayRange): Promise<{ events: CalendarEvent[]; feeds: Feed[] }>;
}
