import type { OperationAnswer } from "#contract/api.ts";
import { countdownDays, countdownsIn } from "#contract/rules/countdowns.ts";
import { addDays, dayAt } from "../../platform/clock.ts";
import type { CalendarSource } from "../../providers/calendar/port.ts";

type Countdowns = OperationAnswer<"GET /api/calendar/countdowns">;
type Found = Awaited<ReturnType<CalendarSource["events"]>>;

/** Makes the read of what the family counts the days to from a day on: the same object again while the calendar has nothing new, so that it is validated and serialized once. */
export const createCountdowns = (source: CalendarSource, timeZone: () => string) => {
  const given = new WeakMap<Found, { readonly zone: string; readonly answer: Countdowns }>();
  return async (today: string): Promise<Countdowns> => {
    const range = { start: today, end: addDays(today, countdownDays) };
    const found = await source.events(range);
    const zone = timeZone();
    const before = given.get(found);
    if (before?.zone === zone) return before.answer;
    const items = countdownsIn(
      found.events,
      { first: range.start, last: range.end },
      ({ start, allDay }) => (allDay ? start : dayAt(Date.parse(start), zone)),
    );
    const answer = Object.freeze({ items });
    given.set(found, { zone, answer });
    return answer;
  };
};
