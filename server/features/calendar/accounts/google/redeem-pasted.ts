import { HttpError } from "#server/platform/errors.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Outbound } from "#server/platform/outbound/outbound.ts";
import type {
  AccountConfig,
  FoundAccount,
} from "#server/providers/calendar/caldav/account-port.ts";
import { accountIdOf } from "#server/providers/calendar/caldav/account-variables.ts";
import { DavError } from "#server/providers/calendar/caldav/dav/dav-error.ts";
import { readPasted } from "#server/providers/calendar/caldav/google/consent.ts";
import {
  type GoogleAddresses,
  googleAccountUrl,
} from "#server/providers/calendar/caldav/google/google-addresses.ts";
import {
  calendarScope,
  createTokenRequests,
} from "#server/providers/calendar/caldav/google/token-requests.ts";
import { accountRefused } from "../account-test.ts";
import type { GoogleAttempt } from "./google-attempts.ts";

/** A redemption together, in milliseconds. */
const mostMs = 45_000;

interface RedeemPastedDeps {
  readonly addresses: GoogleAddresses;
  readonly outbound: Outbound;
  readonly clock: Clock;
  /** Finds what an account has; throws 400 where it can't be read. */
  readonly findCalendars: (account: AccountConfig) => Promise<FoundAccount>;
}

/** Reasons that mean the calendars of another account than the one that was allowed. */
const otherUser: ReadonlySet<unknown> = new Set(["accountNotAllowed", "accountNothingThere"]);

/**
 * Creates what turns the pasted address of an attempt into an account with what it has; `spend` is called before Google
 * is asked, after which the same address counts no more. Throws 400 `accountRefused` with a reason.
 */
export const createRedeemPasted = (deps: RedeemPastedDeps) => {
  const { addresses, outbound, clock, findCalendars } = deps;
  const { tokenUrl, isOperators } = addresses;

  const refreshTokenOf = async (
    { client, consent }: GoogleAttempt,
    pasted: string,
    spend: () => void,
  ): Promise<string> => {
    const parameters = readPasted(pasted);
    if (parameters === null) throw accountRefused("accountGooglePasteWrong");
    if (consent === null || parameters.get("state") !== consent.state)
      throw accountRefused("accountGoogleTryOver");
    if (parameters.has("error")) throw accountRefused("accountGoogleDenied");
    spend();
    const signal = AbortSignal.timeout(mostMs);
    const requests = createTokenRequests(
      { tokenUrl, isOperators, client },
      { outbound, now: () => clock.now(), signal },
    );
    const { scopes, refreshToken } = await requests.redeem(
      ...([parameters, consent.state, consent.verifier] as const),
    );
    if (scopes !== null && !scopes.includes(calendarScope))
      throw accountRefused("accountGoogleScopeMissing");
    if (refreshToken === null) throw accountRefused("accountGoogleCodeUsed");
    return refreshToken;
  };

  return async (
    attempt: GoogleAttempt,
    pasted: string,
    spend: () => void,
  ): Promise<{ readonly account: AccountConfig; readonly found: FoundAccount }> => {
    const { user, client } = attempt;
    const url = googleAccountUrl(addresses, user);
    try {
      const account: AccountConfig = {
        ...{ id: accountIdOf(url, user), number: 0, url, user, hosts: [], showsAll: false },
        ...{ reach: isOperators, google: { tokenUrl, isOperators, client } },
        password: await refreshTokenOf(attempt, pasted, spend),
      };
      return { account, found: await findCalendars(account) };
    } catch (error) {
      if (error instanceof DavError) throw accountRefused(error.code, error.host);
      if (error instanceof HttpError && otherUser.has(error.details.reason))
        throw accountRefused("accountGoogleOtherUser");
      throw error;
    }
  };
};
export type RedeemPasted = ReturnType<typeof createRedeemPasted>;
