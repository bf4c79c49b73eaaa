import type { CalendarEvent } from "#contract/calendar.ts";
import type { EditTarget } from "#contract/calendar-family.ts";
import type { Roster } from "#server/config/roster.ts";
import type { FamilyIcal, FamilySeries } from "#server/providers/calendar/port.ts";
import { resolveEditScope } from "./edit-scope.ts";
import { viewDay, viewSeries } from "./event-view.ts";

/** An event of the family calendar, or the day of it that an edit means, as it is before that edit. */
export const seenEvent = (
  series: FamilySeries,
  which: EditTarget,
  { ical, roster }: { readonly ical: FamilyIcal; readonly roster: () => Roster },
): CalendarEvent => {
  const { day } = resolveEditScope(series, which, ical);
  return day === null ? viewSeries(series, roster()) : viewDay(series, day, roster());
};
