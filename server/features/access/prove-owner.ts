import { apiSentence } from "#server/platform/api-sentence.ts";
import { HttpError } from "#server/platform/errors.ts";
import { type Caller, isProvenParent } from "#server/http/caller.ts";
import type { RequestBrowser } from "./devices/browser.ts";
import type { Pins } from "./pins/pins.ts";
import type { Throttle } from "./pins/throttle.ts";
import type { VerifyPin } from "./pins/verify-pin.ts";

interface ProveOwnerDeps {
  readonly pins: Pick<Pins, "has">;
  readonly pictures: Pick<Pins, "has" | "matches">;
  readonly provePin: VerifyPin;
  readonly throttle: Throttle;
  readonly parentHasPin: () => boolean;
}

/** Whose stars are to be spent, and what proves it. */
export interface OwnerClaim {
  readonly memberId: string;
  readonly pin?: string | undefined;
  readonly pictures?: readonly string[] | undefined;
}

/**
 * Proves that something is a member's own to spend: by a parent, their own phone, their PIN or their pictures; a promise
 * while these are checked, which rejects with 401 `pinWrong` or `picturesWrong`. Throws 401 `pinNeeded`, or 429.
 * `askParent` where the member has neither.
 */
export type ProveOwner = (
  claim: OwnerClaim,
  caller: Caller,
  browser: RequestBrowser,
) => "proven" | "askParent" | Promise<unknown>;

/** Under what wrong pictures are counted: for each child, whatever browser they stand at. */
export const picturesKey = (memberId: string): string => `pictures ${memberId}`;

/** What pictures become before they are hashed. */
export const pictureWord = (pictures: readonly string[]): string => pictures.join(" ");

/** Creates the proof whose stars they are. */
export const createProveOwner = (deps: ProveOwnerDeps): ProveOwner => {
  const { pins, pictures, provePin, throttle, parentHasPin } = deps;

  const checkPictures = async (memberId: string, given: readonly string[]): Promise<void> => {
    // Counted in the transaction of this call.
    const attempt = throttle.begin(picturesKey(memberId));
    if (!(await pictures.matches(memberId, pictureWord(given))))
      throw new HttpError(401, apiSentence("picturesWrong"), {
        ...{ code: "picturesWrong", field: "pictures" },
      });
    attempt.takeBack();
  };

  return ({ memberId, pin, pictures: given }, caller, browser) => {
    const isOwnPhone = caller.session?.memberId === memberId;
    // Without a parent's PIN there is nobody who could be asked.
    if (isProvenParent(caller, "acts") || isOwnPhone || !parentHasPin()) return "proven";
    if (pin !== undefined && pins.has(memberId))
      return provePin({ memberId, pin }, browser, "anyMember");
    if (given !== undefined && pictures.has(memberId)) return checkPictures(memberId, given);
    if (!pins.has(memberId) && !pictures.has(memberId)) return "askParent";
    throw new HttpError(401, apiSentence("pinNeeded"), { code: "pinNeeded" });
  };
};
