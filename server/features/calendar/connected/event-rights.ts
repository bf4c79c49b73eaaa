import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict, HttpError, NotFound } from "#server/platform/errors.ts";
import type {
  AccountCalendar,
  AccountRecords,
} from "#server/providers/calendar/caldav/account-records.ts";
import type { ObjectView } from "#server/providers/calendar/object-port.ts";

type RightsRecords = Pick<AccountRecords, "calendar" | "account">;

/** A calendar of an account that can be written; 404 where there is none, 409 `calendarReadOnly`. */
export const writableCalendar = (records: RightsRecords, calendarId: string): AccountCalendar => {
  const calendar = records.calendar(calendarId);
  if (calendar === null || !calendar.isChosen) throw new NotFound("calendar");
  if (calendar.isReadOnly || calendar.isGone)
    throw new Conflict("calendarReadOnly", apiSentence("calendarReadOnly"));
  return calendar;
};

/**
 * Refuses what isn't ours to change: an event to which somebody else invites, with `notOrganizer`, and one whose
 * guests the calendar's server would write to before somebody said yes, with `guestsTold`.
 */
export const requireMayChange = (
  records: RightsRecords,
  { accountId }: Pick<AccountCalendar, "accountId">,
  { organizer, guests }: Pick<ObjectView, "organizer" | "guests">,
  isTellingFine: boolean,
): void => {
  if (organizer === null) return;
  const account = records.account(accountId);
  if (!(account?.addresses ?? []).includes(organizer))
    throw new Conflict("notOrganizer", apiSentence("notOrganizer"));
  if (guests > 0 && account?.hasScheduling === true && !isTellingFine)
    throw new HttpError(409, apiSentence("guestsTold"), { code: "guestsTold", guests });
};
