import { Temporal } from "temporal-polyfill";
import { addDays, startOfDay } from "../../platform/clock.ts";
import type { InstantRange } from "../../providers/photos/port.ts";

/** Older dates are wrong, or the photo isn't of this family. */
const yearsBack = 100;

/** The same day of earlier years, latest first; 29 February only in leap years. */
export const sameDayOfEarlierYears = (day: string, timeZone: string): InstantRange[] => {
  const { year, monthCode, day: dayOfMonth } = Temporal.PlainDate.from(day);
  const monthDay = Temporal.PlainMonthDay.from({ monthCode, day: dayOfMonth });
  return Array.from({ length: yearsBack }, (_, back) =>
    monthDay.toPlainDate({ year: year - 1 - back }),
  )
    .filter((date) => date.day === dayOfMonth)
    .map((date) => {
      const then = date.toString();
      return { from: startOfDay(then, timeZone), to: startOfDay(addDays(then, 1), timeZone) };
    });
};
