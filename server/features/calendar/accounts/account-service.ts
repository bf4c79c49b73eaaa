import type { OperationAnswer, OperationInput } from "#contract/api.ts";
import type { CalendarFeed } from "#contract/calendar.ts";
import type { CalendarAccount } from "#contract/calendar-accounts.ts";
import type { Roster } from "#server/config/roster.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import type { Clock } from "#server/platform/clock.ts";
import { NotFound } from "#server/platform/errors.ts";
import type { Outbound } from "#server/platform/outbound/outbound.ts";
import type {
  AccountConfig,
  FoundAccount,
} from "#server/providers/calendar/caldav/account-port.ts";
import type { Accounts } from "#server/providers/calendar/caldav/accounts.ts";
import type { CalendarSource } from "#server/providers/calendar/port.ts";
import { type AccountConfiguration, createConfigureAccounts } from "./account-configuration.ts";
import { type AccountLookupDeps, createAccountLookup } from "./account-lookup.ts";
import { createAccountTest } from "./account-test.ts";
import { createCalendarChoices } from "./calendar-choices.ts";
import { createConnectAccount } from "./connect-account.ts";
import { createKeepGoogle, type GoogleAccounts } from "./google/keep-google.ts";
import { createGoogleService } from "./google/google-service.ts";
import { createRedeemPasted } from "./google/redeem-pasted.ts";

type AccountChange = OperationInput<"PATCH /api/calendar/accounts/{id}">["body"];

interface AccountServiceDeps extends AccountLookupDeps {
  readonly accounts: Accounts;
  /** The subscribed calendars; null without a source of them. */
  readonly subscribed: Pick<CalendarSource, "decideHeld" | "feeds"> | null;
  readonly connected: AccountConfiguration;
  readonly google: GoogleAccounts;
  /** Ends what waits for calendars that are taken away. */
  readonly leave: (calendarIds: readonly string[]) => void;
  /** Sends at once what waits, also what was left alone for a while. */
  readonly sendWaiting: () => void;
  readonly atomically: (work: () => void) => void;
  readonly clock: Clock;
  readonly roster: () => Roster;
  readonly outbound: Outbound;
  /** The file that keeps what screens connect. */
  readonly file: string;
  readonly leadsHere: (address: string, ownPort: number | undefined) => boolean;
}

/** Connects, changes and takes away accounts while the server runs; passwords are accepted and never returned. */
export const createAccountService = (deps: AccountServiceDeps) => {
  const { accounts, subscribed, records, clock } = deps;
  const lookup = createAccountLookup(deps);
  const choices = createCalendarChoices(deps);
  const configure = createConfigureAccounts(deps);
  const findCalendars = createAccountTest(deps);
  const countTest = createRateLimit({
    ...{ clock, most: 10, withinMs: 60_000 },
    message: apiSentence("tooMany.addresses"),
  });

  const test = async (account: AccountConfig): Promise<FoundAccount> => {
    countTest();
    return findCalendars(account);
  };

  const connecting = createConnectAccount({
    ...{ ...deps, lookup, choices, test },
    keep: (account) => configure((connected) => connected.add(account)),
  });

  return {
    test: connecting.test,
    connect: connecting.connect,
    /** Connects accounts at Google. */
    google: createGoogleService({
      google: { ...deps.google, consentUrl: deps.google.addresses.consentUrl },
      ...{ clock, count: countTest, view: connecting.viewFound },
      redeem: createRedeemPasted({ ...deps, addresses: deps.google.addresses, findCalendars }),
      keep: createKeepGoogle({ ...deps, lookup, choices, configure, connecting }),
    }),
    list: (): OperationAnswer<"GET /api/calendar/accounts"> => ({
      items: lookup.views(),
      newEvents: Object.entries(records.newEventCalendars()).map(([memberId, calendarId]) => ({
        ...(memberId === "" ? {} : { memberId }),
        calendarId,
      })),
      googleClient: deps.google.client() !== null,
    }),
    change: async (
      accountId: string,
      { password, calendars = [] }: AccountChange,
    ): Promise<CalendarAccount> => {
      const account = lookup.account(accountId);
      if (password !== undefined) {
        await test({ ...lookup.changeable(accountId), password });
        configure((connected) => connected.setPassword(account, password));
        deps.sendWaiting();
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
      deps.atomically(() => {
        deps.leave(records.calendars(accountId).map(({ id }) => id));
        records.removeAccount(accountId);
      });
    },
    /** Reads an account now; where that works, what was left alone for a while is sent now, too. */
    refresh: async (accountId: string): Promise<CalendarAccount> => {
      if (!(await accounts.refreshAccount(accountId))) throw new NotFound("account");
      const view = lookup.view(accountId);
      if (view.state === "ok") deps.sendWaiting();
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
    chooseNewEvents: choices.chooseNewEvents,
  };
};
export type AccountService = ReturnType<typeof createAccountService>;
