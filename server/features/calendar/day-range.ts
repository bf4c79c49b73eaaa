import { addDays, clampDay } from "../../platform/clock.ts";
import { InvalidInput } from "../../platform/errors.ts";
import type { DayRange } from "../../providers/calendar/port.ts";

const before = 14;
const after = 28;
const mostDays = 400;

/** The requested days, by default around today; throws InvalidInput beyond 400 days. */
export const calendarDayRange = (
  asked: { start?: string | undefined; end?: string | undefined },
  today: string,
): DayRange => {
  const start =
    asked.start ?? clampDay(addDays(asked.end ?? addDays(today, after), -(before + after)));
  const end = asked.end ?? clampDay(addDays(start, before + after));
  if (end < start) throw new InvalidInput("end", "The end is before the start.");
  if (addDays(start, mostDays - 1) < end)
    throw new InvalidInput("end", `At most ${mostDays} days can be asked for.`);
  return { start, end };
};
