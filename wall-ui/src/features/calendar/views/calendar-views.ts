import { addMonths, monthEnd, monthStart } from "#client/features/calendar/views/months.ts";
import { addDays, weekStart } from "#client/i18n/time.ts";

/** The ways to look at the family's calendar. */
export const calendarViews = ["day", "week", "month", "agenda"] as const;
export type CalendarView = (typeof calendarViews)[number];

/** Whether a piece of an address names a view. */
export const isCalendarView = (text: string | undefined): text is CalendarView =>
  calendarViews.some((view) => view === text);

const agendaDays = 28;

/** The days of a page of a view, both included. */
export interface ViewPage {
  readonly first: string;
  readonly last: string;
}

/** The page of a view that a day is on; pages of a week begin on `firstWeekday` (1 Monday to 7 Sunday). An agenda begins at the day itself. */
export const viewPageOf = (view: CalendarView, day: string, firstWeekday: number): ViewPage => {
  switch (view) {
    case "day":
      return { first: day, last: day };
    case "week": {
      const first = weekStart(day, firstWeekday);
      return { first, last: addDays(first, 6) };
    }
    case "month":
      return { first: monthStart(day), last: monthEnd(day) };
    case "agenda":
      return { first: day, last: addDays(day, agendaDays - 1) };
  }
};

/** The first day of the page after a page, or before it. */
export const neighbourPageStart = (
  view: CalendarView,
  { first, last }: ViewPage,
  by: 1 | -1,
): string => {
  if (view === "month") return addMonths(first, by);
  if (by === 1) return addDays(last, 1);
  return view === "agenda"
    ? addDays(first, -agendaDays)
    : addDays(first, view === "week" ? -7 : -1);
};
