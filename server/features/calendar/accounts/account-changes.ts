import type { OperationInput } from "#contract/api.ts";
import type { CalendarFeed } from "#contract/calendar.ts";
import type { CalendarAccount } from "#contract/calendar-accounts.ts";
import { NotFound } from "#server/platform/errors.ts";
import type {
  AccountConfig,
  FoundAccount,
} from "#server/providers/calendar/caldav/account-port.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { Accounts } from "#server/providers/calendar/caldav/accounts.ts";
import type { CalendarSource } from "#server/providers/calendar/port.ts";
import type { ConfigureAccounts } from "./account-configuration.ts";
import type { AccountLookup } from "./account-lookup.ts";
import type { CalendarChoices } from "./calendar-choices.ts";

type AccountChange = OperationInput<"PATCH /api/calendar/accounts/{id}">["body"];

interface AccountTools {
  readonly lookup: AccountLookup;
  readonly choices: Pick<CalendarChoices, "choose">;
  readonly configure: ConfigureAccounts;
  /** Finds what an account has; 400 where it can't be read, 429 after too many tries. */
  readonly test: (account: AccountConfig) => Promise<FoundAccount>;
}

/** What accounts and their calendars are changed with. */
export interface AccountChangesDeps {
  readonly accounts: Pick<Accounts, "choicesChanged" | "refreshAccount" | "decideHeld" | "feeds">;
  readonly records: Pick<AccountRecords, "calendars" | "removeAccount">;
  /** The subscribed calendars; null without a source of them. */
  readonly subscribed: Pick<CalendarSource, "decideHeld" | "feeds"> | null;
  /** Ends what waits for calendars that are taken away. */
  readonly leave: (calendarIds: readonly string[]) => void;
  /** Sends at once what waits, also what was left alone for a while. */
  readonly sendWaiting: () => void;
  readonly atomically: (work: () => void) => void;
}

/** Creates what a screen does with accounts that are connected: changed, read again, taken away. */
export const createAccountChanges = (
  { accounts, records, subscribed, leave, sendWaiting, atomically }: AccountChangesDeps,
  { lookup, choices, configure, test }: AccountTools,
) => {
  return {
    change: async (
      accountId: string,
      { password, calendars = [] }: AccountChange,
    ): Promise<CalendarAccount> => {
      const account = lookup.account(accountId);
      if (password !== undefined) {
        await test({ ...lookup.changeable(accountId), password });
        configure((connected) => connected.setPassword(account, password));
        sendWaiting();
      }
      choices.choose(accountId, calendars);
      accounts.choicesChanged(accountId);
      return lookup.view(accountId);
    },
    /**
     * Forgets an account with everything of it, but for what is on its way between it and a calendar that stays; 404 where
     * there is none, 409 where the operator gives it.
     */
    disconnect: (accountId: string): void => {
      const account = lookup.changeable(accountId);
      configure((connected) => connected.remove(account));
      atomically(() => {
        leave(records.calendars(accountId).map(({ id }) => id));
        records.removeAccount(accountId);
      });
    },
    /** Reads an account now; where that works, what was left alone for a while is sent now, too. */
    refresh: async (accountId: string): Promise<CalendarAccount> => {
      if (!(await accounts.refreshAccount(accountId))) throw new NotFound("account");
      const view = lookup.view(accountId);
      if (view.state === "ok") sendWaiting();
      return view;
    },
    /** Keeps showing the events that are gone from a calendar, or lets them go; 404 where nothing is asked. */
    decideHeld: (calendarId: string, keep: boolean): CalendarFeed => {
      const wasAsked =
        accounts.decideHeld(calendarId, keep) || subscribed?.decideHeld(calendarId, keep) === true;
      if (!wasAsked) throw new NotFound("calendar");
      const all = [...accounts.feeds(), ...(subscribed?.feeds() ?? [])];
      const feed = all.find(({ id }) => id === calendarId);
      if (feed === undefined) throw new NotFound("calendar");
      return feed;
    },
  };
};
