import type { Logger } from "pino";
import type { SignInLink, SignInLinkState } from "#contract/devices-sign-in.ts";
import { type Clock, iso } from "#server/platform/clock.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError, NotFound } from "#server/platform/errors.ts";
import { createRefusalLog } from "#server/platform/refusal-log.ts";
import type { Roster } from "#server/config/roster.ts";
import type { HandlerContext } from "#server/http/handlers.ts";
import { knownMember } from "#server/http/known-member.ts";
import { isCrossOrigin } from "#server/http/security/admit-cross-origin.ts";
import { browserOfRequest } from "../devices/browser.ts";
import type { DeviceCookies } from "../devices/device-cookies.ts";
import { deviceMakeOf } from "../devices/device-label.ts";
import type { SignInOn } from "../devices/sign-in-on.ts";
import { codeThrottleKeyOf } from "../pins/throttle-key.ts";
import type { Throttle } from "../pins/throttle.ts";
import type { VerifyPin } from "../pins/verify-pin.ts";
import { createLinkMemory, type ShownLink } from "./link-memory.ts";

interface SignInLinksDeps {
  readonly clock: Clock;
  readonly log: Logger;
  readonly roster: () => Roster;
  readonly devices: DeviceCookies;
  readonly throttle: Throttle;
  readonly provePin: VerifyPin;
  /** Signs a phone out, locks it and ends its live stream. */
  readonly signOut: (deviceId: string) => void;
  readonly signInOn: SignInOn;
}

interface ShowClaim {
  readonly memberId: string;
  readonly pin?: string | undefined;
}

interface LinkClaim {
  readonly token?: string | undefined;
  readonly code?: string | undefined;
}

type LinkMemory = ReturnType<typeof createLinkMemory>;

type Proof = "proven" | "pinNeeded" | "notYours";

/** What it takes to show a code for a member: nothing on their own phone, nor on a parent's for whoever is no parent, whose PIN a parent sets too; else the PIN. */
const proofFor = (
  { isWall, session }: HandlerContext["caller"],
  { id, parent }: Roster[number],
): Proof => {
  if (isWall || session === null) return "pinNeeded";
  return session.memberId === id || (session.parent && !parent) ? "proven" : "notYours";
};

/** Shows codes to those who may ask for one. */
const createShow = ({ roster, devices, provePin }: SignInLinksDeps, memory: LinkMemory) => {
  const make = (memberId: string, shownOn: string | null): SignInLink => {
    const { link, token, code } = memory.make(memberId, shownOn);
    return { id: link.id, memberId, token, code, expiresAt: iso(link.until) };
  };
  return ({ memberId, pin }: ShowClaim, { caller, request }: HandlerContext) => {
    const proof = proofFor(caller, knownMember(roster(), memberId));
    if (proof === "notYours")
      throw new HttpError(403, apiSentence("notYours"), { code: "notYours", field: "memberId" });
    if (proof === "proven") return make(memberId, caller.deviceId);
    if (pin === undefined)
      throw new HttpError(401, apiSentence("pinNeeded"), { code: "pinNeeded", field: "pin" });
    const browser = browserOfRequest(request, devices);
    return provePin({ memberId, pin }, browser, "anyMember").then(({ id }) =>
      make(id, caller.deviceId),
    );
  };
};

/** Signs phones in by the codes that were shown. */
const createRedeem = (deps: SignInLinksDeps, memory: LinkMemory) => {
  const { clock, log, roster, devices, throttle, signInOn } = deps;
  const logRefusal = createRefusalLog(log, clock, "a code for a phone was refused");

  const refuse = (link: ShownLink | undefined): Promise<never> => {
    const reason = link === undefined ? "unknown" : link.usedBy === null ? "late" : "used";
    logRefusal(reason);
    return Promise.reject(
      new HttpError(401, apiSentence("signInLinkEnded"), { code: "signInLinkEnded" }),
    );
  };
  return ({ token, code }: LinkClaim, asked: HandlerContext) => {
    if (isCrossOrigin(asked.response))
      throw new HttpError(403, apiSentence("foreignOrigin"), { code: "foreignOrigin" });
    const browser = browserOfRequest(asked.request, devices);
    const attempt = code === undefined ? null : throttle.begin(codeThrottleKeyOf(browser).key);
    const link = memory.find(code === undefined ? "tokenHash" : "codeHash", token ?? code ?? "");
    const member = roster().find(({ id }) => id === link?.memberId);
    if (link === undefined || member === undefined || memory.stateOf(link) !== "waiting")
      return refuse(link);
    attempt?.takeBack();
    const phone = signInOn(member, browser, asked);
    link.usedBy = { id: phone.id, label: browser.label };
    return { memberId: member.id, parent: member.parent, expiresAt: iso(phone.expiresAt) };
  };
};

/** Creates the sign-in of phones by a code that another screen shows; it never unlocks anything. */
export const createSignInLinks = (deps: SignInLinksDeps) => {
  const memory = createLinkMemory(deps.clock);
  const shown = (id: string, { caller }: HandlerContext): ShownLink => {
    const link = memory.shownBy(id, caller.deviceId);
    if (link === undefined) throw new NotFound("code");
    return link;
  };
  return {
    /** Shows a code; a promise while a PIN is checked. */
    show: createShow(deps, memory),
    /** What has become of a code that this screen shows. */
    current: (id: string, asked: HandlerContext): SignInLinkState => {
      const link = shown(id, asked);
      const { memberId, until, usedBy } = link;
      return {
        ...{ id, memberId, state: memory.stateOf(link), expiresAt: iso(until) },
        ...(usedBy === null
          ? {}
          : { device: { make: deviceMakeOf(usedBy.label), label: usedBy.label } }),
      };
    },
    /** Ends a code, and signs out what was signed in by it. */
    end: (id: string, asked: HandlerContext): void => {
      const link = shown(id, asked);
      if (link.usedBy !== null && !link.isEnded) deps.signOut(link.usedBy.id);
      link.isEnded = true;
    },
    /** Signs a phone in; a refusal is a promise, so that the try it counts stays counted. */
    redeem: createRedeem(deps, memory),
  };
};

export type SignInLinks = ReturnType<typeof createSignInLinks>;
