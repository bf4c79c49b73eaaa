import type { Outbound } from "#server/platform/outbound/outbound.ts";
import type { GoogleAccess } from "./google-access.ts";
import { createTokenRequests } from "./token-requests.ts";

/** So long before it ends a token isn't used any more, in milliseconds. */
const marginMs = 60_000;

interface AccessTokensDeps {
  readonly outbound: Outbound;
  readonly now: () => number;
  readonly signal: AbortSignal;
  /** Called with a refresh token that takes the place of the one that was given. */
  readonly renewed?: ((refreshToken: string) => void) | undefined;
}

/** Keeps an access token of an account at Google, in memory alone; one request at a time fetches the next. */
export const createAccessTokens = (access: GoogleAccess, given: string, deps: AccessTokensDeps) => {
  const requests = createTokenRequests(access, deps);
  let refreshToken = given;
  let current: { readonly token: string; readonly until: number } | null = null;
  let pending: Promise<string> | null = null;

  const fetchNext = async (): Promise<string> => {
    const tokens = await requests.refresh(refreshToken);
    if (tokens.refreshToken !== null && tokens.refreshToken !== refreshToken) {
      refreshToken = tokens.refreshToken;
      deps.renewed?.(refreshToken);
    }
    const until = deps.now() + tokens.expiresInSec * 1_000 - marginMs;
    current = { token: tokens.accessToken, until };
    return tokens.accessToken;
  };

  return {
    /** A token that is still good; rejects with a DavError. */
    current: async (): Promise<string> => {
      if (current !== null && deps.now() < current.until) return current.token;
      pending ??= fetchNext().finally(() => {
        pending = null;
      });
      return pending;
    },
    /** Gives up a token that its server didn't take. */
    giveUp: (token: string): void => {
      if (current?.token === token) current = null;
    },
  };
};
