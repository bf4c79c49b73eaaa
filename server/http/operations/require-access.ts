import type { Request } from "express";
import {
  type Operation,
  type UnlockArea,
  type WallRight,
  wallRights,
} from "#contract/operation.ts";
import type { Caller } from "../caller.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { Conflict, HttpError } from "../../platform/errors.ts";

interface RequireAccessDeps {
  /** Throws unless a parent calls. */
  readonly requireParent: (caller: Caller, area: UnlockArea) => void;
  readonly parentHasPin: () => boolean;
  /** Whether set-up is open to a request. */
  readonly setupAdmits: (request: Request) => boolean;
}

type Required = Pick<Operation, "access" | "right" | "setup" | "unlock">;

/** Whether a caller has the proof that an operation requires. */
const hasProof = (caller: Caller, { access, unlock: area }: Required): boolean => {
  if (access === "anyone") return true;
  const unlocked = area !== undefined && caller.unlocks[area] !== null;
  if (access === "member") return unlocked || caller.session !== null;
  return unlocked || (access === "parent" && caller.session?.parent === true);
};

/** Throws 403 where a wall's rights don't reach as far as an operation needs. */
const requireRight = ({ may }: Caller, right: WallRight): void => {
  if (wallRights.indexOf(may) >= wallRights.indexOf(right)) return;
  throw new HttpError(
    403,
    right === "write" ? apiSentence("wallMayNot.write") : apiSentence("wallMayNot.tick"),
    { code: "wallMayNot" },
  );
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
  (caller: Caller, operation: Required, request: Request) => {
    if (operation.right !== undefined) requireRight(caller, operation.right);
    if (hasProof(caller, operation)) return;
    const { access, setup, unlock: area = "settings" } = operation;
    if (setup === true && !parentHasPin()) {
      if (setupAdmits(request)) return;
      refuseSetup(request);
    }
    if (access === "parent") requireParent(caller, area);
    if (access === "member")
      throw new HttpError(401, apiSentence("signInFirst.phone"), { code: "signInFirst" });
    if (!parentHasPin()) throw new Conflict("pinNotSet", apiSentence("pinNotSet.parent"));
    throw new HttpError(401, apiSentence("locked"), { code: "locked" });
  };
