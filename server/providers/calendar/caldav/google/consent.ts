import * as oauth from "oauth4webapi";
import type { GoogleClient } from "./google-access.ts";
import { calendarScope, redirectUri } from "./token-requests.ts";

/** A question to Google that nobody has answered yet. */
export interface Consent {
  /** The page that is opened in any browser. */
  readonly url: string;
  /** By which the answer is known to belong to this question. */
  readonly state: string;
  /** The secret whose digest is in the address (PKCE). */
  readonly verifier: string;
}

/** Makes the address of Google's page that asks a person to let a client read and write their calendars. */
export const askConsent = async (
  consentUrl: string,
  client: Pick<GoogleClient, "id">,
  user: string,
): Promise<Consent> => {
  const [state, verifier] = [oauth.generateRandomState(), oauth.generateRandomCodeVerifier()];
  const url = new URL(consentUrl);
  const asked = {
    ...{ client_id: client.id, redirect_uri: redirectUri, response_type: "code" },
    ...{ scope: calendarScope, state, login_hint: user },
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    // Without these Google gives no refresh token, or only the first time.
    ...{ access_type: "offline", prompt: "consent" },
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return { url: url.href, state, verifier };
};

/** The parameters of the page behind Google's, whose address or the end of it was pasted; null where it is another text. */
export const readPasted = (text: string): URLSearchParams | null => {
  const pasted = text.replaceAll(/\s/g, "");
  const parameters =
    URL.parse(pasted)?.searchParams ?? new URLSearchParams(pasted.replace(/^[^?]*\?/, ""));
  const isAnswer = parameters.has("code") || parameters.has("error");
  return isAnswer && parameters.has("state") ? parameters : null;
};
