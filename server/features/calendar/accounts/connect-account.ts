import type { OperationAnswer, OperationInput } from "#contract/api.ts";
import type { AccountCalendarChoice, CalendarAccount } from "#contract/calendar-accounts.ts";
import type { Clock } from "#server/platform/clock.ts";
import type {
  AccountConfig,
  FoundAccount,
  FoundCalendar,
} from "#server/providers/calendar/caldav/account-port.ts";
import type {
  AccountRecords,
  CalendarChoice,
} from "#server/providers/calendar/caldav/account-records.ts";
import { calendarIdOf, choiceOf } from "#server/providers/calendar/caldav/sync/found-calendars.ts";
import type { AccountLookup } from "./account-lookup.ts";
import { foundCalendarView } from "./account-view.ts";
import type { CalendarChoices } from "./calendar-choices.ts";
import { readTypedAccount, type TypedAccount } from "./typed-account.ts";

type NewAccount = OperationInput<"POST /api/calendar/accounts">["body"];

interface ConnectAccountDeps {
  readonly lookup: AccountLookup;
  readonly records: Pick<AccountRecords, "putFound" | "removeAccount">;
  readonly choices: Pick<CalendarChoices, "changed">;
  readonly clock: Clock;
  readonly leadsHere: (address: string, ownPort: number | undefined) => boolean;
  /** Finds what an account has; 400 where it can't be read, 429 after too many tries. */
  readonly test: (account: AccountConfig) => Promise<FoundAccount>;
  /** Keeps an account where accounts are configured; 409 where that can't be written. */
  readonly keep: (account: AccountConfig) => void;
}

/** What is chosen of each calendar, by address; without choices all that hold events. */
const chosenOf = (
  { id: accountId }: AccountConfig,
  found: FoundAccount,
  given: readonly AccountCalendarChoice[] | undefined,
  choices: Pick<CalendarChoices, "changed">,
): ReadonlyMap<string, CalendarChoice> => {
  const named = new Map(given?.map((choice) => [choice.id, choice]));
  const chosen = (calendar: FoundCalendar): CalendarChoice => {
    const choice = named.get(calendarIdOf(accountId, calendar.url));
    if (choice === undefined) return choiceOf(calendar, given === undefined);
    return choices.changed({ ...choiceOf(calendar, true), isChosen: true }, choice);
  };
  return new Map(found.calendars.map((each) => [each.url, chosen(each)]));
};

/** Connects accounts that somebody typed. */
export const createConnectAccount = (deps: ConnectAccountDeps) => {
  const { lookup, records, choices, clock, leadsHere } = deps;

  const read = (typed: TypedAccount, ownPort: number | undefined): AccountConfig => {
    const account = readTypedAccount(typed, ownPort, leadsHere);
    lookup.refuseKnown(account);
    return account;
  };

  const viewFound = ({ id }: AccountConfig, { calendars }: FoundAccount) => ({
    calendars: calendars.map((each) => foundCalendarView(calendarIdOf(id, each.url), each)),
  });

  /** Keeps an account that was tested, and shows the calendars that were chosen; calls `keep` once nothing refuses it. */
  const keepFound = (
    account: AccountConfig,
    found: FoundAccount,
    given: readonly AccountCalendarChoice[] | undefined,
    keep = deps.keep,
  ): CalendarAccount => {
    // The same account may have been connected meanwhile.
    lookup.refuseKnown(account);
    // Before anything is kept, so that a member who is gone refuses it.
    const chosen = chosenOf(account, found, given, choices);
    records.putFound(account.id, found, {
      ...{ now: clock.now(), idOf: (url) => calendarIdOf(account.id, url) },
      choose: (calendar) => chosen.get(calendar.url) ?? choiceOf(calendar, false),
    });
    try {
      keep(account);
    } catch (error) {
      records.removeAccount(account.id);
      throw error;
    }
    return lookup.view(account.id);
  };

  return {
    viewFound,
    keepFound,
    /** Finds what an account has, and keeps nothing; 400 `accountRefused` says what is wrong. */
    test: async (
      typed: TypedAccount,
      ownPort: number | undefined,
    ): Promise<OperationAnswer<"POST /api/calendar/accounts/test">> => {
      const account = read(typed, ownPort);
      return viewFound(account, await deps.test(account));
    },
    /** Tests an account, keeps it, and shows the calendars that were chosen. */
    connect: async (
      { calendars: given, ...typed }: NewAccount,
      ownPort: number | undefined,
    ): Promise<CalendarAccount> => {
      const account = read(typed, ownPort);
      return keepFound(account, await deps.test(account), given);
    },
  };
};
