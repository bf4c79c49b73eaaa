import * as oauth from "oauth4webapi";
import type { AccountErrorCode } from "#contract/messages/error-codes.ts";
import { OutboundError } from "#server/platform/outbound/failure.ts";
import type { Outbound } from "#server/platform/outbound/outbound.ts";
import { retryAfter } from "#server/platform/outbound/retry-after.ts";
import { DavError } from "../dav/dav-error.ts";
import type { GoogleAccess, GoogleClient } from "./google-access.ts";

/** What Google's consent page is asked for. */
export const calendarScope = "https://www.googleapis.com/auth/calendar";
/** Where Google's consent page leads: a page that isn't there, whose address is pasted. */
export const redirectUri = "http://127.0.0.1";
/** As Google names itself in what it answers. */
const issuer = "https://accounts.google.com";

const [timeoutMs, maxBytes, dayMs] = [20_000, 256 * 1024, 24 * 3_600_000];

/** What Google gave: an access token with its age in seconds, and a refresh token where it gave one. */
export interface GoogleTokens {
  readonly accessToken: string;
  readonly expiresInSec: number;
  readonly refreshToken: string | null;
  /** What was allowed; null where that is what was asked. */
  readonly scopes: readonly string[] | null;
}

interface TokenRequestsDeps {
  readonly outbound: Outbound;
  readonly now: () => number;
  readonly signal: AbortSignal;
}

const codeOfError = (error: string, grantRefused: AccountErrorCode): AccountErrorCode => {
  if (error === "invalid_grant") return grantRefused;
  if (["invalid_client", "unauthorized_client", "deleted_client"].includes(error))
    return "accountGoogleClientRefused";
  return /rate_?limit/i.test(error) ? "tooOften" : "strange";
};

/** How requests for tokens are sent: by the outbound client, unencrypted only where the operator named the address. */
const requestOptions = (
  { tokenUrl, isOperators }: GoogleAccess,
  { outbound, now, signal }: TokenRequestsDeps,
): oauth.TokenEndpointRequestOptions => {
  const isOpen = new URL(tokenUrl).protocol === "http:";
  return {
    [oauth.allowInsecureRequests]: isOpen && isOperators,
    [oauth.customFetch]: async (url, { body, headers }) => {
      const answer = await outbound({
        ...{ url, method: "POST", headers, body: body.toString(), timeoutMs, maxBytes, signal },
        ...{ maxRedirects: "answered", operatorHost: isOperators, onlyPrivate: isOpen },
      });
      const { status } = answer;
      if (status === 429 || status >= 500)
        throw new DavError(status === 429 ? "tooOften" : "sourceTrouble", {
          ...{ status, retryAfterMs: retryAfter(answer, now(), dayMs) },
        });
      return new Response(answer.body.byteLength === 0 ? null : answer.body, {
        ...{ status, headers: answer.headers },
      });
    },
  };
};

const failureOf = (error: unknown, grantRefused: AccountErrorCode): DavError => {
  if (error instanceof DavError) return error;
  if (error instanceof OutboundError) return new DavError(error.reason);
  if (error instanceof oauth.ResponseBodyError)
    return new DavError(codeOfError(error.error, grantRefused), { status: error.status });
  return new DavError("strange");
};

/** Speaks with the address at which Google gives tokens; every method rejects with a DavError. */
export const createTokenRequests = (access: GoogleAccess, deps: TokenRequestsDeps) => {
  const { tokenUrl, client } = access;
  const server: oauth.AuthorizationServer = { issuer, token_endpoint: tokenUrl };
  const options = requestOptions(access, deps);

  const request = async (
    grantRefused: AccountErrorCode,
    send: (known: GoogleClient) => Promise<oauth.TokenEndpointResponse>,
  ): Promise<GoogleTokens> => {
    if (client === null) throw new DavError("accountGoogleClientMissing");
    try {
      const answer = await send(client);
      return {
        accessToken: answer.access_token,
        expiresInSec: answer.expires_in ?? 3_600,
        refreshToken: answer.refresh_token ?? null,
        scopes: answer.scope?.split(" ") ?? null,
      };
    } catch (error) {
      throw failureOf(error, grantRefused);
    }
  };

  return {
    /** Turns the code of a page that was pasted into tokens; `parameters` are that page's. */
    redeem: (parameters: URLSearchParams, state: string, verifier: string) =>
      request("accountGoogleCodeUsed", async ({ id, secret }) => {
        const known = { client_id: id };
        const checked = oauth.validateAuthResponse(server, known, parameters, state);
        const proof = oauth.ClientSecretPost(secret);
        const answer = await oauth.authorizationCodeGrantRequest(
          ...([server, known, proof, checked, redirectUri, verifier, options] as const),
        );
        return oauth.processAuthorizationCodeResponse(server, known, answer);
      }),
    /** Asks for a fresh access token. */
    refresh: (refreshToken: string) =>
      request("accountGoogleWithdrawn", async ({ id, secret }) => {
        const known = { client_id: id };
        const proof = oauth.ClientSecretPost(secret);
        const answer = await oauth.refreshTokenGrantRequest(
          ...([server, known, proof, refreshToken, options] as const),
        );
        return oauth.processRefreshTokenResponse(server, known, answer);
      }),
  };
};
