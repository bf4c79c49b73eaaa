import { Temporal } from "temporal-polyfill";
import { addDays, dayAt } from "#server/platform/clock.ts";

/** The small hours belong to the evening before, until four; in ms. */
const nightLastsMs = 4 * 3600_000;
const endsAtHour = "08:00";

/** The family's day whose evening an instant belongs to. */
export const eveningOf = (now: number, timeZone: string): string =>
  dayAt(now - nightLastsMs, timeZone);

/** When an evening is over, in milliseconds since 1970: the next morning at eight. */
export const endOfEvening = (now: number, timeZone: string): number =>
  Temporal.PlainDate.from(addDays(eveningOf(now, timeZone), 1)).toZonedDateTime({
    timeZone,
    plainTime: endsAtHour,
  }).epochMilliseconds;
