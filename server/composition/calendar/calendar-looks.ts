import type { Roster } from "../../config/roster.ts";
import type { CalendarLook } from "../../features/reminders/event-looks.ts";
import type { AccountRecords } from "../../providers/calendar/caldav/account-records.ts";
import { accountColor } from "../../providers/calendar/caldav/account-view.ts";

/** Tells whose a calendar of an account is and which colours its events have; null for any other calendar. */
export const openCalendarLooks =
  (records: Pick<AccountRecords, "calendar">, roster: () => Roster) =>
  (feedId: string): CalendarLook | null => {
    const calendar = records.calendar(feedId);
    if (calendar === null) return null;
    return {
      memberIds: calendar.memberIds,
      whose: (memberIds) => roster().flatMap(({ id }) => (memberIds.includes(id) ? [id] : [])),
      colorFor: (memberIds) => accountColor(calendar, memberIds, roster()),
    };
  };
