import type { Caller } from "#server/http/caller.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict, HttpError, InvalidInput, NotFound } from "#server/platform/errors.ts";
import type {
  AccountCalendar,
  AccountRecords,
} from "#server/providers/calendar/caldav/account-records.ts";
import type { ObjectView } from "#server/providers/calendar/object-port.ts";

type RightsRecords = Pick<AccountRecords, "calendar" | "account">;

/** Whether the house knows the browser: a wall, somebody's phone, or one that a parent unlocked. */
export const isKnownBrowser = ({ isWall, session, unlocks }: Caller): boolean =>
  isWall || session !== null || unlocks.acts !== null;

/** Refuses a browser that the house doesn't know, with 401: an account's calendar isn't the house's alone. */
export const requireKnownBrowser = (caller: Caller): void => {
  if (!isKnownBrowser(caller))
    throw new HttpError(401, apiSentence("signInFirst.phone"), { code: "signInFirst" });
};

/** Whether a caller may write into a calendar of an account: a child who is signed in only where a parent allows it. */
export const mayWriteInto = (
  calendar: Pick<AccountCalendar, "childrenWrite"> | null,
  { session, unlocks }: Caller,
): boolean => calendar?.childrenWrite !== false || session?.kid !== true || unlocks.acts !== null;

/** Refuses a child into whose hands a parent hasn't put a calendar, with 403 `childMayNotWrite`. */
export const requireMayWriteInto = (calendar: AccountCalendar | null, caller: Caller): void => {
  if (!mayWriteInto(calendar, caller))
    throw new HttpError(403, apiSentence("childMayNotWrite"), { code: "childMayNotWrite" });
};

/**
 * A calendar of an account that can be written; 404 where there is none, 403 `childMayNotWrite`, 409 `calendarReadOnly`.
 */
export const writableCalendar = (
  records: Pick<RightsRecords, "calendar">,
  calendarId: string,
  caller: Caller,
): AccountCalendar => {
  const calendar = records.calendar(calendarId);
  if (calendar === null || !calendar.isChosen) throw new NotFound("calendar");
  requireMayWriteInto(calendar, caller);
  if (calendar.isReadOnly || calendar.isGone)
    throw new Conflict("calendarReadOnly", apiSentence("calendarReadOnly"));
  return calendar;
};

/** Throws 400 for a calendar to which no event can be brought, because it isn't shown, isn't there or has to-dos alone. */
export const requireShown = (
  records: Pick<RightsRecords, "calendar">,
  calendarId: string,
): void => {
  const calendar = records.calendar(calendarId);
  if (calendar?.isChosen !== true || calendar.kinds.every((kind) => kind === "VTODO"))
    throw new InvalidInput("feedId", apiSentence("notFound", { what: "calendar" }));
};

/**
 * Refuses what isn't ours to change: a private event, with `eventFixed`, one to which somebody else invites, with `notOrganizer`, and one
 * whose guests the calendar's server would write to before somebody said yes, with `guestsTold`.
 */
export const requireMayChange = (
  records: RightsRecords,
  { accountId }: Pick<AccountCalendar, "accountId">,
  { organizer, guests, isPrivate }: Pick<ObjectView, "organizer" | "guests" | "isPrivate">,
  isTellingFine: boolean,
): void => {
  // Screens show it as busy: an answer to its change would tell the rest.
  if (isPrivate) throw new Conflict("eventFixed", apiSentence("eventFixed"));
  if (organizer === null) return;
  const account = records.account(accountId);
  if (!(account?.addresses ?? []).includes(organizer))
    throw new Conflict("notOrganizer", apiSentence("notOrganizer"));
  if (guests > 0 && account?.hasScheduling === true && !isTellingFine)
    throw new HttpError(409, apiSentence("guestsTold"), { code: "guestsTold", guests });
};
