import type { rides as contract } from "#contract/calendar-rides.ts";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { Roster } from "#server/config/roster.ts";
import { lastStep, type OperationHandlers } from "#server/http/handlers.ts";
import { addDays, type Clock, dayAt } from "#server/platform/clock.ts";
import { NotFound } from "#server/platform/errors.ts";
import type { CalendarSource } from "#server/providers/calendar/port.ts";
import type { OwnOfEvents } from "./own-of-events.ts";
import type { PlaceMinutes } from "./place-minutes.ts";
import { requireGrownUps } from "#server/http/grown-ups.ts";

interface RideRoutesDeps {
  readonly calendar: CalendarSource | null;
  readonly own: Pick<OwnOfEvents, "keep" | "changed">;
  readonly places: PlaceMinutes;
  readonly roster: () => Roster;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

/** The days around today in which an event is looked for. */
const [daysBack, daysAhead] = [30, 365];

/** The handlers of who takes, who collects and how long the ways are. */
export const rideRoutes = (deps: RideRoutesDeps): OperationHandlers<typeof contract> => {
  const { calendar, own, places, roster, clock, timeZone } = deps;
  const find = async (id: string, occurrence: string | undefined): Promise<CalendarEvent> => {
    const today = dayAt(clock.now(), timeZone());
    const day = occurrence?.slice(0, 10);
    // A time of a series is sought around its own day.
    const range =
      day !== undefined && /^\d{4}-\d\d-\d\d$/.test(day)
        ? { start: addDays(day, -daysBack), end: addDays(day, daysBack) }
        : { start: addDays(today, -daysBack), end: addDays(today, daysAhead) };
    const events = calendar === null ? [] : (await calendar.events(range)).events;
    const event = events.find(
      (one) =>
        (one.seriesId ?? one.id) === id &&
        (occurrence === undefined || one.occurrence === undefined || one.occurrence === occurrence),
    );
    if (event === undefined) throw new NotFound("event");
    return event;
  };
  const list = () => ({ items: places.list() });
  return {
    "PUT /api/calendar/events/{id}/ride": async ({ params: { id }, body }) => {
      const { occurrence, ...chosen } = body;
      requireGrownUps(roster(), chosen);
      const event = await find(id, occurrence);
      const which = occurrence === undefined ? {} : { occurrence };
      return lastStep(() => own.keep(event, chosen, { id: event.seriesId ?? event.id, which }));
    },
    "GET /api/calendar/places": list,
    "PUT /api/calendar/places": ({ body }) => {
      places.set(body.name, body.minutes);
      own.changed();
      return list();
    },
  };
};
