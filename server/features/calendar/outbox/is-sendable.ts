import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { CalendarWrite } from "./calendar-write.ts";
import { placesOf } from "./shown-objects.ts";

/** Whether all calendars that a write changes are shown; what is written into one that isn't rests until it is again. */
export const isShownWrite = (
  records: Pick<AccountRecords, "calendar">,
  write: CalendarWrite,
): boolean =>
  placesOf(write).every(({ calendarId }) => records.calendar(calendarId)?.isChosen === true);

/** Whether a write can be sent now: its calendars are shown, and one that was hidden in between is read again. */
export const isSendable = (
  records: Pick<AccountRecords, "calendar" | "object">,
  write: CalendarWrite,
): boolean => {
  if (!isShownWrite(records, write)) return false;
  const { calendarId, path, baseIcs } = write;
  const isRead = records.calendar(calendarId)?.syncedAt !== null;
  // Else an event that isn't read yet would look like one that others have deleted.
  return baseIcs === null || isRead || records.object(calendarId, { path }) !== null;
};
