import type { AccountCalendarChoice, CalendarAccount } from "#contract/calendar-accounts.ts";
import type {
  AccountConfig,
  FoundAccount,
} from "#server/providers/calendar/caldav/account-port.ts";
import type { Accounts } from "#server/providers/calendar/caldav/accounts.ts";
import type { GoogleClient } from "#server/providers/calendar/caldav/google/google-access.ts";
import type { GoogleAddresses } from "#server/providers/calendar/caldav/google/google-addresses.ts";
import type { AccountConfiguration } from "../account-configuration.ts";
import type { AccountLookup } from "../account-lookup.ts";
import type { CalendarChoices } from "../calendar-choices.ts";
import type { GoogleConfiguration } from "./google-service.ts";

/** What connects accounts at Google: its addresses, and the family's own client there. */
export interface GoogleAccounts extends Omit<GoogleConfiguration, "consentUrl"> {
  readonly addresses: GoogleAddresses;
  readonly keepClient: (client: GoogleClient) => void;
}

interface KeepGoogleDeps {
  readonly google: Pick<GoogleAccounts, "keepClient">;
  readonly accounts: Pick<Accounts, "status" | "choicesChanged">;
  readonly lookup: Pick<AccountLookup, "changeable" | "view">;
  readonly choices: Pick<CalendarChoices, "choose">;
  /** Writes down how accounts are configured. */
  readonly configure: (write: (connected: AccountConfiguration) => void) => void;
  readonly sendWaiting: () => void;
  readonly connecting: {
    readonly keepFound: (
      account: AccountConfig,
      found: FoundAccount,
      given: readonly AccountCalendarChoice[] | undefined,
      keep: (account: AccountConfig) => void,
    ) => CalendarAccount;
  };
}

/** Creates what keeps an account at Google with its client; one that is connected already is let in again. */
export const createKeepGoogle =
  ({ google, accounts, lookup, choices, configure, connecting, sendWaiting }: KeepGoogleDeps) =>
  (
    account: AccountConfig,
    client: GoogleClient,
    found: FoundAccount,
    given: readonly AccountCalendarChoice[] | undefined,
  ): CalendarAccount => {
    const { id, password } = account;
    if (!accounts.status().some((each) => each.account.id === id)) {
      return connecting.keepFound(account, found, given, () =>
        configure((connected) => {
          google.keepClient(client);
          connected.add(account);
        }),
      );
    }
    const known = lookup.changeable(id);
    // Before the file is written, which nothing takes back where a choice is refused.
    if (given !== undefined) choices.choose(id, given);
    configure((connected) => {
      google.keepClient(client);
      connected.setPassword(known, password);
    });
    sendWaiting();
    accounts.choicesChanged(id);
    return lookup.view(id);
  };
