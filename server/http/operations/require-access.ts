import type { Request } from "express";
import type { Access, Operation } from "#contract/operation.ts";
import { type Caller, isProvenParent } from "../caller.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { Conflict, HttpError } from "../../platform/errors.ts";

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
    throw new HttpError(401, apiSentence("setupCodeWrong"), {
      code: "setupCodeWrong",
      field: "X-Setup-Code",
    });
  throw new Conflict("pinNotSet", apiSentence("pinNotSet.setup"));
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
      throw new HttpError(401, apiSentence("signInFirst.phone"), { code: "signInFirst" });
    if (!parentHasPin()) throw new Conflict("pinNotSet", apiSentence("pinNotSet.parent"));
    throw new HttpError(401, apiSentence("locked"), { code: "locked" });
  };
