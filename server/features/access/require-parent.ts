import type { UnlockArea } from "#contract/operation.ts";
import { type Caller, isProvenParent } from "../../http/caller.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { Conflict, HttpError } from "../../platform/errors.ts";

/** Throws unless a parent calls: 409 `pinNotSet` while no parent has a PIN, 401 without any proof, else 403. */
export const createRequireParent =
  (parentHasPin: () => boolean) =>
  (caller: Caller, area: UnlockArea): void => {
    if (isProvenParent(caller, area)) return;
    if (!parentHasPin()) throw new Conflict("pinNotSet", apiSentence("pinNotSet.parent"));
    if (caller.session === null)
      throw new HttpError(401, apiSentence("parentNeeded"), { code: "parentNeeded" });
    throw new HttpError(403, apiSentence("notParent"), { code: "notParent" });
  };
