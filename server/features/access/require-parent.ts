import { type Caller, isProvenParent } from "../../http/caller.ts";
import { Conflict, HttpError } from "../../http/errors.ts";

/** Throws unless a parent calls: 409 `pinNotSet` while no parent has a PIN, 401 without any proof, else 403. */
export const createRequireParent =
  (parentHasPin: () => boolean) =>
  (caller: Caller): void => {
    if (isProvenParent(caller)) return;
    if (!parentHasPin()) throw new Conflict("pinNotSet", "A parent needs a PIN first.");
    if (caller.session === null)
      throw new HttpError(
        401,
        "This needs a parent. Sign in as one, or unlock this screen with a parent's PIN.",
        {
          code: "parentNeeded",
        },
      );
    throw new HttpError(403, "Only a parent may do this.", { code: "notParent" });
  };
