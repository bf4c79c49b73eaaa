import { iso } from "#server/platform/clock.ts";
import { HttpError } from "#server/http/errors.ts";
import type { Asked } from "#server/http/handlers.ts";
import { browserOf } from "./browser.ts";
import { cookieNames } from "./cookies.ts";
import { type Devices, lifeSec } from "./devices.ts";
import type { PinClaim, ProvePin } from "../pins/verify-pin.ts";

interface Needs {
  readonly devices: Devices;
  readonly provePin: ProvePin;
}

/** Phones that are signed in as a member, for ninety days from their last use. */
export const createSessions = ({ devices, provePin }: Needs) => ({
  signIn: (claim: PinClaim, { request, setCookie }: Asked) => {
    const browser = browserOf(request, devices);
    return provePin(claim, browser, "anyMember").then((member) => {
      const { token, expiresAt } = devices.signIn(member, browser);
      setCookie(cookieNames.phone, token, { maxAgeSec: lifeSec.phone });
      return { memberId: member.id, parent: member.parent, expiresAt: iso(expiresAt) };
    });
  },
  /** Who is signed in; 401 when nobody is. */
  current: ({ caller: { session }, request }: Asked) => {
    const { phone } = browserOf(request, devices);
    if (session === null || phone === null)
      throw new HttpError(401, "Nobody is signed in on this phone.", { code: "signInFirst" });
    return { memberId: session.memberId, parent: session.parent, expiresAt: iso(phone.expiresAt) };
  },
  signOut: ({ request, setCookie }: Asked): void => {
    const { phone } = browserOf(request, devices);
    if (phone !== null) devices.forget(phone);
    setCookie(cookieNames.phone, "", { maxAgeSec: 0 });
  },
});

export type Sessions = ReturnType<typeof createSessions>;
