import type { Access } from "../../contract/operation.ts";
import type { Caller } from "./caller.ts";
import { Conflict, HttpError } from "./errors.ts";

interface Needs {
  /** Throws unless a parent asks. */
  readonly requireParent: (caller: Caller) => void;
  readonly parentHasPin: () => boolean;
}

/** The last check before a handler: throws 401, 403 or 409 unless the caller proved what the operation asks for. */
export const createRequireAccess =
  ({ requireParent, parentHasPin }: Needs) =>
  (caller: Caller, access: Access): void => {
    if (access === "parent") requireParent(caller);
    if (access === "member" && caller.session === null)
      throw new HttpError(401, "Sign in on this phone first.", { code: "signInFirst" });
    if (access === "parentNow" && caller.unlock === null) {
      if (!parentHasPin()) throw new Conflict("pinNotSet", "A parent needs a PIN first.");
      throw new HttpError(401, "A parent has to unlock this screen first.", { code: "locked" });
    }
  };
