import { iso } from "#server/platform/clock.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError } from "#server/platform/errors.ts";
import { isCrossOrigin } from "#server/http/security/admit-cross-origin.ts";
import { type HandlerContext, unchanged } from "#server/http/handlers.ts";
import { browserOfRequest } from "./browser.ts";
import type { DeviceCookies } from "./device-cookies.ts";
import type { NotePhoneApp } from "./phone-app.ts";
import type { SignInOn } from "./sign-in-on.ts";
import type { PinClaim, VerifyPin } from "../pins/verify-pin.ts";

interface SessionsDeps {
  readonly devices: DeviceCookies;
  readonly provePin: VerifyPin;
  readonly notePhoneApp: NotePhoneApp;
  readonly signInOn: SignInOn;
}

/** Creates the operations on phones' sessions, which last ninety days from their last use. */
export const createSessions = ({ devices, provePin, notePhoneApp, signInOn }: SessionsDeps) => ({
  /** Signs a member in with a cookie; a page of another origin gets the token itself. */
  signIn: (claim: PinClaim, asked: HandlerContext) => {
    const browser = browserOfRequest(asked.request, devices);
    return provePin(claim, browser, "anyMember").then((member) => {
      const { token, expiresAt } = signInOn(member, browser, asked);
      return {
        ...{ memberId: member.id, parent: member.parent, expiresAt: iso(expiresAt) },
        ...(isCrossOrigin(asked.response) ? { token } : {}),
      };
    });
  },
  /** The signed-in member; 401 where there is none. */
  current: ({ caller: { session }, request }: HandlerContext) => {
    const { phone } = browserOfRequest(request, devices);
    if (session === null || phone === null)
      throw new HttpError(401, apiSentence("signInFirst.nobody"), { code: "signInFirst" });
    return { memberId: session.memberId, parent: session.parent, expiresAt: iso(phone.expiresAt) };
  },
  /** Notes how the phone that asks has the app; 401 where it isn't signed in. */
  noteApp: (installed: boolean, { request }: HandlerContext) => {
    const { phone } = browserOfRequest(request, devices);
    if (phone === null)
      throw new HttpError(401, apiSentence("signInFirst.nobody"), { code: "signInFirst" });
    const isNews = notePhoneApp(phone.id, { installed, secure: request.secure });
    return isNews ? undefined : unchanged(undefined);
  },
  signOut: ({ request, setCookie }: HandlerContext): void => {
    const { phone } = browserOfRequest(request, devices);
    if (phone !== null) devices.forget(phone);
    setCookie("phone", "", { maxAgeSec: 0 });
  },
});

export type Sessions = ReturnType<typeof createSessions>;
