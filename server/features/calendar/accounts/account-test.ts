import type { AccountErrorCode } from "#contract/messages/error-codes.ts";
import type { Clock } from "#server/platform/clock.ts";
import { HttpError } from "#server/platform/errors.ts";
import type { Outbound } from "#server/platform/outbound/outbound.ts";
import type {
  AccountConfig,
  FoundAccount,
} from "#server/providers/calendar/caldav/account-port.ts";
import { accountErrorSentence } from "#server/providers/calendar/caldav/account-view.ts";
import { createDavClient } from "#server/providers/calendar/caldav/dav/dav-client.ts";
import { DavError } from "#server/providers/calendar/caldav/dav/dav-error.ts";
import { findAccount } from "#server/providers/calendar/caldav/dav/find-account.ts";

/** A test's requests together, in milliseconds. */
const mostMs = 45_000;

const fieldOf = (reason: AccountErrorCode): string => {
  if (reason === "accountPasswordRefused") return "password";
  if (reason.startsWith("accountGoogle"))
    return reason.startsWith("accountGoogleClient") ? "clientSecret" : "pasted";
  return reason === "accountLeadsAway" ? "hosts" : "url";
};

/** The 400 `accountRefused` with its reason, and the host that a password would go to. */
export const accountRefused = (reason: AccountErrorCode, host?: string): HttpError =>
  new HttpError(400, accountErrorSentence(reason), {
    ...{ code: "accountRefused", reason, field: fieldOf(reason) },
    ...(host === undefined ? {} : { host }),
  });

/** Creates the test of an account: what it has, or a 400 that says what is wrong in words of our own. */
export const createAccountTest =
  ({ outbound, clock }: { readonly outbound: Outbound; readonly clock: Clock }) =>
  async (account: AccountConfig): Promise<FoundAccount> => {
    const signal = AbortSignal.timeout(mostMs);
    try {
      const now = (): number => clock.now();
      return await findAccount(createDavClient(account, { outbound, now, signal }));
    } catch (error) {
      if (error instanceof DavError) throw accountRefused(error.code, error.host);
      throw error;
    }
  };
