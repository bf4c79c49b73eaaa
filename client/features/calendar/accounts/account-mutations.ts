import type { AccountCalendarChoice, CalendarOfAccount } from "#contract/calendar-accounts.ts";
import { defineWrite } from "../../../api/call.ts";
import { defineMutation } from "../../../mutations/define-mutation.ts";
import { accountsRead } from "./reads.ts";

interface NewEventCalendar {
  readonly memberId: string | undefined;
  readonly calendarId: string | null;
}

const chosenOf = (
  calendar: CalendarOfAccount,
  choices: readonly AccountCalendarChoice[],
): CalendarOfAccount => {
  const { ownColor: colorBefore, ...others } = calendar;
  const {
    color = colorBefore,
    chosen = calendar.chosen,
    memberIds = calendar.memberIds,
    childrenWrite = calendar.childrenWrite,
  } = choices.find(({ id }) => id === calendar.id) ?? {};
  const ownColor = color == null ? {} : { ownColor: color };
  return { ...others, ...ownColor, chosen, memberIds, childrenWrite };
};

/** Changes which calendars of an account are shown, whose they are, their colours, and who writes: `{ params: { id }, body: { calendars } }`. */
export const changeAccount = defineMutation({
  operation: defineWrite("PATCH /api/calendar/accounts/{id}", ["calendar", "settings"]),
  apply: (cache, { params, body: { calendars: choices = [] } }) =>
    cache.update(accountsRead, ({ items, ...others }) => ({
      ...others,
      items: items.map((account) =>
        account.id === params.id
          ? { ...account, calendars: account.calendars.map((each) => chosenOf(each, choices)) }
          : account,
      ),
    })),
  scope: ({ params }) => `account ${params.id}`,
});

/** Chooses in which calendar new events of a member go; null is the family calendar, nobody is everyone. */
export const chooseNewEventCalendar = defineMutation({
  operation: defineWrite("PUT /api/calendar/new-events", ["settings"]),
  request: ({ memberId, calendarId }: NewEventCalendar) => ({
    body: { calendarId, ...(memberId === undefined ? {} : { memberId }) },
  }),
  apply: (cache, { memberId, calendarId }) =>
    cache.update(accountsRead, ({ newEvents, ...others }) => ({
      ...others,
      newEvents: [
        ...newEvents.filter((each) => each.memberId !== memberId),
        ...(calendarId === null
          ? []
          : [{ calendarId, ...(memberId === undefined ? {} : { memberId }) }]),
      ],
    })),
});

/** Chooses which list keeps the family's to-dos: `{ body: { calendarId, bring? } }`; null is the house. */
export const chooseTodoList = defineMutation({
  operation: defineWrite("PUT /api/calendar/todo-list", ["settings", "calendar", "tasks"]),
});

/** Takes an account away: `{ params: { id } }`. */
export const removeAccount = defineMutation({
  operation: defineWrite("DELETE /api/calendar/accounts/{id}", ["calendar", "settings"]),
});

/** Asks an account again now: `{ params: { id } }`. */
export const refreshAccount = defineMutation({
  operation: defineWrite("POST /api/calendar/accounts/{id}/refresh", ["calendar", "settings"]),
});
