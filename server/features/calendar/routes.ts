import type { CalendarRange, calendar } from "#contract/calendar.ts";
import { type Clock, dayAt } from "../../platform/clock.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { SourceMissing } from "../../platform/errors.ts";
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

/** The calendar's handlers; without a source they answer that none is configured. */
export const calendarRoutes = ({
  calendar: source,
  clock,
  timeZone,
}: CalendarRoutesDeps): OperationHandlers<Pick<typeof calendar, "GET /api/calendar">> => ({
  "GET /api/calendar": async ({ query }): Promise<CalendarRange> => {
    const range = calendarDayRange(query, dayAt(clock.now(), timeZone()));
    if (source === null)
      throw new SourceMissing("calendar", "unconfigured", apiSentence("unconfigured.calendar"));
    const found = await source.events(range);
    const before = given.get(found);
    if (before !== undefined) return before;
    // Frozen and returned again while the source's object is the same, so that it is validated and serialized once.
    const answer = Object.freeze({ ...range, ...found });
    given.set(found, answer);
    return answer;
  },
});
