import type { CalendarRange, calendar } from "../../../contract/calendar.ts";
import { type Clock, dayAt } from "../../clock.ts";
import { SourceMissing } from "../../http/errors.ts";
import type { Handlers } from "../../http/handlers.ts";
import type { CalendarSource } from "../../providers/calendar/port.ts";
import { windowOf } from "./window.ts";

/** The calendar's routes; without a source they say that none is configured. */
export const calendarRoutes = ({
  calendar: source,
  clock,
  timeZone,
}: {
  readonly calendar: CalendarSource | null;
  readonly clock: Clock;
  readonly timeZone: () => string;
}): Handlers<typeof calendar> => ({
  "GET /api/calendar": async ({ query }): Promise<CalendarRange> => {
    const range = windowOf(query, dayAt(clock.now(), timeZone()));
    if (source === null) throw new SourceMissing("calendar", "unconfigured", "No calendar is set up yet.");
    return { ...range, ...(await source.events(range)) };
  },
});
