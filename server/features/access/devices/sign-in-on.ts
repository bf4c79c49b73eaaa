import type { Request } from "express";
import type { RosterMember } from "#server/config/roster.ts";
import { cookieNames } from "#server/http/cookie-names.ts";
import type { HandlerContext } from "#server/http/handlers.ts";
import { isHouseHttps } from "#server/http/security/house-https-requests.ts";
import { readTokenCookie } from "#server/http/security/token-cookies.ts";
import type { RequestBrowser } from "./browser.ts";
import { type DeviceCookies, cookieLifeSec } from "./device-cookies.ts";
import type { StoredDevice } from "./device-store.ts";

interface SignInOnDeps {
  readonly devices: DeviceCookies;
  /** Signs a phone out, locks it and ends its live stream. */
  readonly signOut: (deviceId: string) => void;
}

/** The sign-in that a browser has on plain http, where it comes by the https of the house's own authority now. */
const formerOf = (request: Request, devices: DeviceCookies): StoredDevice | null =>
  isHouseHttps(request)
    ? devices.find("phone", readTokenCookie(request.headers.cookie, cookieNames.phone))
    : null;

/** Creates the sign-in of a member on the browser that asks; what it has on plain http ends, so that a phone stays one line of the list. */
export const createSignInOn =
  ({ devices, signOut }: SignInOnDeps) =>
  (
    member: RosterMember,
    browser: RequestBrowser,
    { request, setCookie }: Pick<HandlerContext, "request" | "setCookie">,
  ) => {
    const former = formerOf(request, devices);
    const phone = devices.signIn(member, browser);
    if (former !== null) signOut(former.id);
    setCookie("phone", phone.token, { maxAgeSec: cookieLifeSec.phone });
    return phone;
  };

export type SignInOn = ReturnType<typeof createSignInOn>;
