import type { CalendarAccount } from "#contract/calendar-accounts.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict, HttpError, NotFound } from "#server/platform/errors.ts";
import type { AccountConfig } from "#server/providers/calendar/caldav/account-port.ts";
import type { AccountRecords } from "#server/providers/calendar/caldav/account-records.ts";
import type { Accounts } from "#server/providers/calendar/caldav/accounts.ts";
import type { AccountConfiguration } from "./account-configuration.ts";
import { accountView, type CountWaiting } from "./account-view.ts";

/** What accounts are looked up in. */
export interface AccountLookupDeps {
  readonly accounts: Pick<Accounts, "status">;
  readonly records: AccountRecords;
  readonly connected: Pick<AccountConfiguration, "fixedBy">;
  readonly countWaiting: CountWaiting;
}

/** Finds accounts by their ids, and says which of them a screen may change. */
export const createAccountLookup = (deps: AccountLookupDeps) => {
  const { accounts, records, connected, countWaiting } = deps;
  const statusOf = (accountId: string) => {
    const found = accounts.status().find(({ account }) => account.id === accountId);
    if (found === undefined) throw new NotFound("account");
    return found;
  };

  const viewOf = (status: ReturnType<typeof statusOf>): CalendarAccount =>
    accountView(status, records, connected.fixedBy(status.account.number) !== null, countWaiting);

  return {
    /** An account as it is configured; 404 where there is none. */
    account: (accountId: string): AccountConfig => statusOf(accountId).account,
    /** An account as it is answered; 404 where there is none. */
    view: (accountId: string): CalendarAccount => viewOf(statusOf(accountId)),
    /** All accounts as they are answered. */
    views: (): CalendarAccount[] => accounts.status().map(viewOf),
    /** The account that a screen may change; throws 404, or 409 where the operator gives it. */
    changeable: (accountId: string): AccountConfig => {
      const { account } = statusOf(accountId);
      const place = connected.fixedBy(account.number);
      if (place === null) return account;
      const variable = "CALDAV_URL";
      throw new HttpError(409, apiSentence("fromEnvironment", { variable, place }), {
        ...{ code: "fromEnvironment", field: variable },
      });
    },
    /** Throws 409 `accountKnown` for an account that is connected already. */
    refuseKnown: ({ id }: AccountConfig): void => {
      if (accounts.status().some(({ account }) => account.id === id))
        throw new Conflict("accountKnown", apiSentence("accountKnown"));
    },
  };
};
export type AccountLookup = ReturnType<typeof createAccountLookup>;
