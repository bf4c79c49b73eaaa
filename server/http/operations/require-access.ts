import type { Request } from "express";
import type { Access, Operation } from "#contract/operation.ts";
import { type Caller, isProvenParent } from "../caller.ts";
import { Conflict, HttpError } from "../errors.ts";

interface RequireAccessDeps {
  /** Throws unless a parent calls. */
  readonly requireParent: (caller: Caller) => void;
  readonly parentHasPin: () => boolean;
  /** Whether set-up is open to a request. */
  readonly setupAdmits: (request: Request) => boolean;
}

/** The check of each kind of access; each proof includes the weaker ones. */
const proofs: Readonly<Record<Access, (caller: Caller) => boolean>> = {
  anyone: () => true,
  member: ({ session, unlock }) => session !== null || unlock !== null,
  parent: isProvenParent,
  parentNow: ({ unlock }) => unlock !== null,
};

const refuseSetup = (request: Request): never => {
  if (request.get("X-Setup-Code") !== undefined)
    throw new HttpError(401, "That is not the code that the wall shows.", {
      code: "setupCodeWrong",
      field: "X-Setup-Code",
    });
  throw new Conflict(
    "pinNotSet",
    "A parent needs a PIN first. Set the wall up on its own screen, or with the code that it shows.",
  );
};

/**
 * The last check before a handler: throws 401, 403, 409 or 429 unless the caller has the proof that the operation
 * requires.
 */
export const createRequireAccess =
  ({ requireParent, parentHasPin, setupAdmits }: RequireAccessDeps) =>
  (caller: Caller, { access, setup }: Pick<Operation, "access" | "setup">, request: Request) => {
    if (proofs[access](caller)) return;
    if (setup === true && !parentHasPin()) {
      if (setupAdmits(request)) return;
      refuseSetup(request);
    }
    if (access === "parent") requireParent(caller);
    if (access === "member")
      throw new HttpError(401, "Sign in on this phone first.", { code: "signInFirst" });
    if (!parentHasPin()) throw new Conflict("pinNotSet", "A parent needs a PIN first.");
    throw new HttpError(401, "A parent has to unlock this screen first.", { code: "locked" });
  };
