import type { CalendarOfAccount, CalendarAccount } from "#contract/calendar-accounts.ts";
import type { AccountErrorCode } from "#contract/messages/error-codes.ts";
import { iso } from "#server/platform/clock.ts";
import type {
  AccountConfig,
  FoundCalendar,
} from "#server/providers/calendar/caldav/account-port.ts";
import type {
  AccountCalendar,
  AccountRecords,
} from "#server/providers/calendar/caldav/account-records.ts";
import { accountErrorSentence } from "#server/providers/calendar/caldav/account-view.ts";

/** A calendar as discovery found it, as it is answered. */
export const foundCalendarView = (
  id: string,
  {
    name,
    color,
    kinds,
    isReadOnly,
  }: Pick<FoundCalendar, "name" | "color" | "kinds" | "isReadOnly">,
) => ({
  ...{ id, name },
  ...(color === null ? {} : { color }),
  ...{ events: kinds.includes("VEVENT"), todos: kinds.includes("VTODO") },
  ...{ birthdays: kinds.includes("VCARD"), readOnly: isReadOnly },
});

/** How many changes wait for a calendar's server. */
export type CountWaiting = (calendarId: string) => number;

const calendarView = (
  calendar: AccountCalendar,
  records: AccountRecords,
  countWaiting: CountWaiting,
): CalendarOfAccount => {
  const { asked, unreadable } = records.counts(calendar.id);
  return {
    ...foundCalendarView(calendar.id, calendar),
    ...{ chosen: calendar.isChosen, memberIds: [...calendar.memberIds], gone: calendar.isGone },
    ...(calendar.ownColor === null ? {} : { ownColor: calendar.ownColor }),
    ...{ childrenWrite: calendar.childrenWrite, unreadable, held: asked },
    waiting: countWaiting(calendar.id),
  };
};

interface AccountState {
  readonly account: AccountConfig;
  readonly failure: AccountErrorCode | null;
  readonly askedAt: number | null;
}

/** An account as it is answered: its server and user, and never its password. */
export const accountView = (
  { account, failure, askedAt }: AccountState,
  records: AccountRecords,
  isFixed: boolean,
  countWaiting: CountWaiting,
): CalendarAccount => ({
  ...{ id: account.id, host: new URL(account.url).host, user: account.user, fixed: isFixed },
  ...(account.google === undefined ? {} : { google: true as const }),
  state: failure !== null ? "error" : askedAt === null ? "pending" : "ok",
  ...(askedAt === null ? {} : { checkedAt: iso(askedAt) }),
  ...(failure === null ? {} : { code: failure, error: accountErrorSentence(failure) }),
  calendars: records.calendars(account.id).map((each) => calendarView(each, records, countWaiting)),
});
