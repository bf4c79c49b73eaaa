import type { AccountCalendarChoice } from "#contract/calendar-accounts.ts";
import type { Roster } from "#server/config/roster.ts";
import { knownMember, knownMembers } from "#server/http/known-member.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { InvalidInput } from "#server/platform/errors.ts";
import type {
  AccountRecords,
  CalendarChoice,
} from "#server/providers/calendar/caldav/account-records.ts";

interface CalendarChoicesDeps {
  readonly records: AccountRecords;
  readonly roster: () => Roster;
}

const unknownCalendar = (field: string): InvalidInput =>
  new InvalidInput(field, apiSentence("notFound", { what: "calendar" }));

/** Decides which calendars of an account are shown, whose they are, and where new events go. */
export const createCalendarChoices = ({ records, roster }: CalendarChoicesDeps) => {
  /** What was chosen for a calendar before, with what is chosen now; 400 for an unknown member. */
  const changed = (before: CalendarChoice, choice: AccountCalendarChoice): CalendarChoice => ({
    isChosen: choice.chosen ?? before.isChosen,
    memberIds:
      choice.memberIds === undefined
        ? before.memberIds
        : knownMembers(roster(), choice.memberIds, "calendars"),
    ownColor: choice.color === undefined ? before.ownColor : choice.color,
    childrenWrite: choice.childrenWrite ?? before.childrenWrite,
  });

  return {
    changed,
    /** Stores choices for calendars of an account: all of them, or none where one is unknown (400). */
    choose: (accountId: string, choices: readonly AccountCalendarChoice[]): void => {
      const calendars = new Map(records.calendars(accountId).map((each) => [each.id, each]));
      const next = choices.map((choice) => {
        const before = calendars.get(choice.id);
        if (before === undefined) throw unknownCalendar("calendars");
        return { id: choice.id, choice: changed(before, choice) };
      });
      for (const { id, choice } of next) records.choose(id, choice);
    },
    /** Chooses where new events of a member go; 400 where that calendar takes none. */
    chooseNewEvents: (memberId: string | undefined, calendarId: string | null): void => {
      if (memberId !== undefined) knownMember(roster(), memberId);
      const calendar = calendarId === null ? null : records.calendar(calendarId);
      const takesEvents =
        calendar === null ||
        (calendar.isChosen && !calendar.isReadOnly && calendar.kinds.includes("VEVENT"));
      if ((calendarId !== null && calendar === null) || !takesEvents)
        throw unknownCalendar("calendarId");
      records.putNewEventCalendar(memberId ?? "", calendarId);
    },
  };
};
export type CalendarChoices = ReturnType<typeof createCalendarChoices>;
