import type { Roster, RosterMember } from "#server/config/roster.ts";
import { apiSentence } from "#server/platform/api-sentence.ts";
import { Conflict, HttpError } from "#server/platform/errors.ts";
import { knownMember } from "#server/http/known-member.ts";
import type { RequestBrowser } from "../devices/browser.ts";
import type { DeviceCookies } from "../devices/device-cookies.ts";
import type { Pins } from "./pins.ts";
import { throttleKeyOf } from "./throttle-key.ts";
import type { PinTry, Throttle } from "./throttle.ts";

interface VerifyPinDeps {
  readonly roster: () => Roster;
  readonly pins: Pins;
  readonly throttle: Throttle;
  readonly devices: DeviceCookies;
  /** Whether a member may open Budget. */
  readonly opensBudget: (memberId: string) => boolean;
}

/** A PIN and the member it is claimed to belong to. */
export interface PinClaim {
  readonly memberId: string;
  readonly pin: string;
}

/** Settles with the member whose PIN it is, or 401 `pinWrong` naming the field; throws 400, 403 `notParent` or `notForBudget`, 409 `pinNotSet` or 429. */
export type VerifyPin = (
  claim: PinClaim,
  browser: RequestBrowser,
  who: "anyMember" | "parent" | "budgetMember",
  field?: string,
) => Promise<RosterMember>;

/** Checks PINs; only what GET /api/members shows anyway is answered without counting a try. */
export const createVerifyPin = (deps: VerifyPinDeps): VerifyPin => {
  const { roster, pins, throttle, devices, opensBudget } = deps;

  const check = async (
    member: RosterMember,
    { pin, field }: { pin: string; field: string },
    browser: RequestBrowser,
    { attempt, isShared }: { attempt: PinTry; isShared: boolean },
  ): Promise<RosterMember> => {
    if (!(await pins.matches(member.id, pin)))
      throw new HttpError(401, apiSentence("pinWrong"), { code: "pinWrong", field });
    if (member.parent) {
      if (isShared) attempt.takeBack();
      else attempt.clear();
      for (const known of [browser.wall, browser.phone]) if (known !== null) devices.trust(known);
    } else attempt.takeBack();
    return member;
  };

  return ({ memberId, pin }, browser, who, field = "pin") => {
    const member = knownMember(roster(), memberId);
    if (who === "parent" && !member.parent)
      throw new HttpError(403, apiSentence("notParent.pin", { name: member.name }), {
        code: "notParent",
      });
    if (who === "budgetMember" && !opensBudget(member.id))
      throw new HttpError(403, apiSentence("notForBudget", { name: member.name }), {
        code: "notForBudget",
      });
    if (!pins.has(member.id))
      throw new Conflict("pinNotSet", apiSentence("pinNotSet.member", { name: member.name }));
    const { key, isShared } = throttleKeyOf(browser, member);
    // Counted in the transaction of this call, which commits before the answer can be known.
    return check(member, { pin, field }, browser, { attempt: throttle.begin(key), isShared });
  };
};
