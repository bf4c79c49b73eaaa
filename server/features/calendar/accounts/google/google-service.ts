import type { OperationAnswer, OperationInput } from "#contract/api.ts";
import type { CalendarAccount } from "#contract/calendar-accounts.ts";
import type { Caller } from "#server/http/caller.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { type Clock, iso } from "#server/platform/clock.ts";
import { HttpError } from "#server/platform/errors.ts";
import type {
  AccountConfig,
  FoundAccount,
} from "#server/providers/calendar/caldav/account-port.ts";
import { askConsent } from "#server/providers/calendar/caldav/google/consent.ts";
import type { GoogleClient } from "#server/providers/calendar/caldav/google/google-access.ts";
import { accountRefused } from "../account-test.ts";
import { createGoogleAttempts, type GoogleAttempt } from "./google-attempts.ts";
import type { RedeemPasted } from "./redeem-pasted.ts";

/** Where the family's own client at Google is written down. */
export interface GoogleConfiguration {
  readonly consentUrl: string;
  /** Null where nobody entered one. */
  readonly client: () => GoogleClient | null;
  /** Where the operator gives the client; null where a screen does. */
  readonly fixedBy: () => string | null;
}

type Begun = OperationInput<"POST /api/calendar/google">["body"];
type Choices = OperationInput<"POST /api/calendar/google/{id}">["body"]["calendars"];

interface GoogleServiceDeps {
  readonly google: GoogleConfiguration;
  readonly clock: Clock;
  /** Throws 429 after too many tries. */
  readonly count: () => void;
  readonly redeem: RedeemPasted;
  readonly view: (
    account: AccountConfig,
    found: FoundAccount,
  ) => OperationAnswer<"POST /api/calendar/google/{id}/code">;
  readonly keep: (
    account: AccountConfig,
    client: GoogleClient,
    found: FoundAccount,
    calendars: Choices,
  ) => CalendarAccount;
}

const ownerOf = ({ session, deviceId, address }: Caller): string =>
  session?.id ?? deviceId ?? address;

/** Connects accounts at Google: a person allows it on Google's page, and pastes the address of the page behind it. */
export const createGoogleService = (deps: GoogleServiceDeps) => {
  const { google, clock, count, redeem, view, keep } = deps;
  const attempts = createGoogleAttempts(clock);

  const clientOf = ({ clientId, clientSecret }: Begun): GoogleClient => {
    const place = google.fixedBy();
    const isTyped = clientId !== undefined || clientSecret !== undefined;
    if (isTyped && place !== null) {
      const field = "GOOGLE_CLIENT_ID";
      throw new HttpError(409, apiSentence("fromEnvironment", { variable: field, place }), {
        ...{ code: "fromEnvironment", field },
      });
    }
    const typed =
      clientId !== undefined && clientSecret !== undefined
        ? { id: clientId, secret: clientSecret }
        : null;
    const client = isTyped ? typed : google.client();
    if (client === null) throw accountRefused("accountGoogleClientMissing");
    return client;
  };

  const begunBy = (id: string, caller: Caller): GoogleAttempt => {
    const attempt = attempts.find(id, ownerOf(caller));
    if (attempt === null) throw accountRefused("accountGoogleTryOver");
    return attempt;
  };

  return {
    begin: async (
      begun: Begun,
      caller: Caller,
    ): Promise<OperationAnswer<"POST /api/calendar/google">> => {
      count();
      const [client, user] = [clientOf(begun), begun.user.toLowerCase()];
      const consent = await askConsent(google.consentUrl, client, user);
      const attempt = attempts.begin({ owner: ownerOf(caller), user, client, consent });
      return { id: attempt.id, url: consent.url, until: iso(attempt.until) };
    },
    paste: async (
      id: string,
      pasted: string,
      caller: Caller,
    ): Promise<OperationAnswer<"POST /api/calendar/google/{id}/code">> => {
      count();
      const attempt = begunBy(id, caller);
      const spend = (): void => attempts.put({ ...attempt, consent: null });
      const came = await redeem(attempt, pasted, spend);
      attempts.put({ ...attempt, consent: null, found: came });
      return view(came.account, came.found);
    },
    connect: (id: string, calendars: Choices, caller: Caller): CalendarAccount => {
      const { found: came, client } = begunBy(id, caller);
      if (came === null) throw accountRefused("accountGoogleTryOver");
      const account = keep(came.account, client, came.found, calendars);
      attempts.end(id);
      return account;
    },
  };
};
