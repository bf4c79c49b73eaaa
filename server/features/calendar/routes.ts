import type { CalendarRange, calendar } from "#contract/calendar.ts";
import { type Clock, dayAt } from "../../platform/clock.ts";
import { SourceMissing } from "../../http/errors.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { CalendarSource } from "../../providers/calendar/port.ts";
import { calendarDayRange } from "./day-range.ts";

interface CalendarRoutesDeps {
  /** Null while no source is configured. */
  readonly calendar: CalendarSource | null;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

const given = new WeakMap<object, CalendarRange>();

/** The calendar's routes; without a source they say that none is configured. */
export const calendarRoutes = ({
  calendar: source,
  clock,
  timeZone,
}: CalendarRoutesDeps): OperationHandlers<Pick<typeof calendar, "GET /api/calendar">> => ({
  "GET /api/calendar": async ({ query }): Promise<CalendarRange> => {
    const range = calendarDayRange(query, dayAt(clock.now(), timeZone()));
    if (source === null)
      throw new SourceMissing("calendar", "unconfigured", "No calendar is set up yet.");
    const found = await source.events(range);
    const before = given.get(found);
    if (before !== undefined) return before;
    // Frozen: a source gives the same object while nothing changed, and so does this, to be checked and spelled once.
    const answer = Object.freeze({ ...range, ...found });
    given.set(found, answer);
    return answer;
  },
});
