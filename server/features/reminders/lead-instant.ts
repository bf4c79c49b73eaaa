import { Temporal } from "temporal-polyfill";
import { LRUCache } from "lru-cache";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { ReminderLead } from "#contract/reminders.ts";
import { momentMs } from "./event-key.ts";

const minute = 60_000;
/** When somebody is reminded of a whole day, unless they chose another time. */
const [eveningBefore, morningOf] = ["18:00", "08:00"];

const daysBefore = new LRUCache<string, number>({ max: 5_000 });

const instantDaysBefore = (
  lead: Extract<ReminderLead, { readonly days: number }>,
  { startsAt, allDay }: { readonly startsAt: number; readonly allDay: boolean },
  timeZone: string,
): number => {
  const begin = Temporal.Instant.fromEpochMilliseconds(startsAt).toZonedDateTimeISO(timeZone);
  const usual = allDay ? (lead.days === 0 ? morningOf : eveningBefore) : undefined;
  const plainTime = lead.at ?? usual;
  return plainTime === undefined
    ? begin.subtract({ days: lead.days }).epochMilliseconds
    : begin.toPlainDate().subtract({ days: lead.days }).toZonedDateTime({ timeZone, plainTime })
        .epochMilliseconds;
};

/**
 * When a reminder rings, in milliseconds since 1970. Minutes and hours are as long as they are; days are days of the
 * calendar, so that the hour stays over a change of the clock.
 */
export const leadInstant = (
  lead: ReminderLead,
  { start, allDay }: Pick<CalendarEvent, "start" | "allDay">,
  timeZone: string,
): number => {
  const startsAt = momentMs(start, allDay, timeZone);
  if ("minutes" in lead) return startsAt - lead.minutes * minute;
  if ("hours" in lead) return startsAt - lead.hours * 60 * minute;
  const key = JSON.stringify([startsAt, lead, allDay, timeZone]);
  const known = daysBefore.get(key);
  if (known !== undefined) return known;
  const ms = instantDaysBefore(lead, { startsAt, allDay }, timeZone);
  daysBefore.set(key, ms);
  return ms;
};
