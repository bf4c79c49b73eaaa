import type { Request } from "express";
import type { Domain, Operation } from "#contract/operation.ts";
import { SourceMissing } from "../../platform/errors.ts";
import type { Authenticate, Caller } from "../caller.ts";
import { readInput } from "./read-input.ts";

export interface AdmitCallerDeps {
  readonly authenticate: Authenticate;
  /** Throws where a babysitter is in charge and the calling wall may not use the operation. */
  readonly requireNoBabysitter: (caller: Caller, operation: string) => void;
  /** Throws unless the caller has the proof that the operation requires. */
  readonly requireAccess: (caller: Caller, operation: Operation, request: Request) => void;
  /** Why a domain has no source, or null when it has one. */
  readonly missing: (domain: Domain) => string | null;
}

/** A missing source is reported before a missing PIN: no PIN would help. */
const requireSource = (
  operation: Operation,
  request: Request,
  missing: AdmitCallerDeps["missing"],
): void => {
  if (operation.source === undefined || operation.access === "anyone") return;
  const reason = missing(operation.source);
  if (reason === null) return;
  readInput(operation, request);
  throw new SourceMissing(operation.source, "unconfigured", reason);
};

/** The caller of a request, if it may use the operation named `key`; throws 401, 403, 409, 423, 429 or 503 otherwise. */
export const admitCaller = (
  key: string,
  operation: Operation,
  request: Request,
  deps: AdmitCallerDeps,
): Caller => {
  const caller = deps.authenticate(request);
  deps.requireNoBabysitter(caller, key);
  requireSource(operation, request, deps.missing);
  deps.requireAccess(caller, operation, request);
  return caller;
};
