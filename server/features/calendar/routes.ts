import type { CalendarRange, calendar } from "#contract/calendar.ts";
import type { countdowns } from "#contract/calendar-countdowns.ts";
import { type Clock, dayAt } from "../../platform/clock.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { SourceMissing } from "../../platform/errors.ts";
import type { OperationHandlers } from "../../http/handlers.ts";
import type { CalendarSource } from "../../providers/calendar/port.ts";
import { createCountdowns } from "./countdowns.ts";
import { compactRange } from "./compact-range.ts";
import { calendarDayRange } from "./day-range.ts";

interface CalendarRoutesDeps {
  /** Null while no source is configured. */
  readonly calendar: CalendarSource | null;
  readonly clock: Clock;
  readonly timeZone: () => string;
}

const given = new WeakMap<object, CalendarRange>();
const givenCompact = new WeakMap<CalendarRange, CalendarRange>();

const compactOnce = (range: CalendarRange): CalendarRange => {
  const before = givenCompact.get(range);
  if (before !== undefined) return before;
  const compact = Object.freeze(compactRange(range));
  givenCompact.set(range, compact);
  return compact;
};

const notConfigured = (): never => {
  throw new SourceMissing("calendar", "unconfigured", apiSentence("unconfigured.calendar"));
};

type Handled = Pick<typeof calendar, "GET /api/calendar"> & typeof countdowns;

/** The calendar's handlers; without a source they answer that none is configured. */
export const calendarRoutes = ({
  calendar: source,
  clock,
  timeZone,
}: CalendarRoutesDeps): OperationHandlers<Handled> => {
  const today = () => dayAt(clock.now(), timeZone());
  const countdownsFrom = source === null ? notConfigured : createCountdowns(source, timeZone);
  return {
    "GET /api/calendar": async ({ query }): Promise<CalendarRange> => {
      const range = calendarDayRange(query, today());
      if (source === null) return notConfigured();
      const found = await source.events(range);
      // Frozen and returned again while the source's object is the same, so that it is validated and serialized once.
      const answer = given.get(found) ?? Object.freeze({ ...range, ...found });
      given.set(found, answer);
      return query.compact === "true" ? compactOnce(answer) : answer;
    },
    "GET /api/calendar/countdowns": () => countdownsFrom(today()),
  };
};
