import type { OperationAnswer } from "#contract/api.ts";
import type { Roster } from "#server/config/roster.ts";
import { createRateLimit } from "#server/http/rate-limit.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Outbound } from "#server/platform/outbound/outbound.ts";
import type {
  AccountConfig,
  FoundAccount,
} from "#server/providers/calendar/caldav/account-port.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { Accounts } from "#server/providers/calendar/caldav/accounts.ts";
import { type AccountConfiguration, createConfigureAccounts } from "./account-configuration.ts";
import { type AccountChangesDeps, createAccountChanges } from "./account-changes.ts";
import { type AccountLookupDeps, createAccountLookup } from "./account-lookup.ts";
import { createAccountTest } from "./account-test.ts";
import { createCalendarChoices } from "./calendar-choices.ts";
import { createConnectAccount } from "./connect-account.ts";
import { createKeepGoogle, type GoogleAccounts } from "./google/keep-google.ts";
import { createGoogleService } from "./google/google-service.ts";
import { createRedeemPasted } from "./google/redeem-pasted.ts";

interface AccountServiceDeps extends AccountLookupDeps, AccountChangesDeps {
  readonly accounts: Accounts;
  readonly records: AccountRecords;
  readonly connected: AccountConfiguration;
  readonly google: GoogleAccounts;
  readonly clock: Clock;
  readonly roster: () => Roster;
  readonly outbound: Outbound;
  /** The file that keeps what screens connect. */
  readonly file: string;
  readonly leadsHere: (address: string, ownPort: number | undefined) => boolean;
}

/** Connects, changes and takes away accounts while the server runs; passwords are accepted and never returned. */
export const createAccountService = (deps: AccountServiceDeps) => {
  const { records, clock } = deps;
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
    ...createAccountChanges(deps, { lookup, choices, configure, test }),
    chooseNewEvents: choices.chooseNewEvents,
  };
};
export type AccountService = ReturnType<typeof createAccountService>;
