import type { Environment } from "#server/config/env.ts";

/** Where Google asks for consent, gives tokens and has calendars. */
export interface GoogleAddresses {
  readonly consentUrl: string;
  readonly tokenUrl: string;
  /** Below it each account has its calendars. */
  readonly caldavUrl: string;
  /** Whether the operator gave these, which may be anywhere then. */
  readonly isOperators: boolean;
}

/** Reads Google's addresses, or what the operator gave instead. */
export const readGoogleAddresses = (environment: Environment): GoogleAddresses => {
  const {
    GOOGLE_AUTH_URL: consentUrl = "https://accounts.google.com/o/oauth2/v2/auth",
    GOOGLE_TOKEN_URL: tokenUrl = "https://oauth2.googleapis.com/token",
    GOOGLE_CALDAV_URL: caldavUrl = "https://apidata.googleusercontent.com/caldav/v2",
  } = environment;
  const isOperators =
    environment["GOOGLE_TOKEN_URL"] !== undefined && environment["GOOGLE_CALDAV_URL"] !== undefined;
  return { consentUrl, tokenUrl, caldavUrl: caldavUrl.replace(/\/*$/, ""), isOperators };
};

/** The address at which an account of Google says what it has. */
export const googleAccountUrl = ({ caldavUrl }: GoogleAddresses, user: string): string =>
  new URL(`${caldavUrl}/${encodeURIComponent(user)}/user`).href;

/** Whether an account is at Google, so that a token takes a password's place. */
export const isGoogleAccount = ({ caldavUrl }: GoogleAddresses, url: string): boolean =>
  url.startsWith(`${caldavUrl}/`);
