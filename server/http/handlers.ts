import type { Request, Response } from "express";
import type * as z from "zod";
import type { ValidatedInput } from "#contract/api.ts";
import type { Operation, Operations } from "#contract/operation.ts";
import type { Caller } from "./caller.ts";
import type { CookieKind } from "./cookie-names.ts";

export interface CookieOptions {
  /** In seconds; 0 deletes the cookie. */
  readonly maxAgeSec: number;
  readonly path?: string;
}

/** What tells a repeated request from another one with the same Idempotency-Key. */
export interface RequestIdentity {
  readonly key: string;
  readonly requestHash: string;
}

/** What a handler gets in addition to its validated input. */
export interface HandlerContext {
  readonly caller: Caller;
  /** Sets an HttpOnly, SameSite=Strict cookie; Secure where the page is on https. */
  readonly setCookie: (kind: CookieKind, value: string, options: CookieOptions) => void;
  readonly request: Request;
  /** Identifies a repeated request; null where the request has no Idempotency-Key. */
  readonly idempotency: RequestIdentity | null;
  /** Tells the SHA-256 of an upload once it is read, which then counts in place of its length; returns `idempotency` anew. */
  readonly identifyBy: (sha256: string) => RequestIdentity | null;
  /** Used only by operations whose answer isn't JSON. */
  readonly response: Response;
}

/** An answer that differs from the operation's usual one. */
export interface HandlerReply<T> {
  readonly reply: true;
  readonly body: T;
  /** Answers 202: the outcome follows later. */
  readonly acceptedReply?: boolean;
  /** Whether nothing changed, so that nothing is announced. */
  readonly unchangedReply?: boolean;
}

export const unchanged = <T>(body: T): HandlerReply<T> => ({
  reply: true,
  body,
  unchangedReply: true,
});

/** A 202 for a write that its source hasn't settled; announced the first time only. */
export const accepted = <T>(body: T, isNews: boolean): HandlerReply<T> => ({
  reply: true,
  body,
  acceptedReply: true,
  unchangedReply: !isNews,
});

/** What is left of a write once what it waited for has settled; it and its answer are stored in one transaction. */
export interface LastStep<T> {
  readonly lastStep: () => T;
}

export const lastStep = <T>(work: () => T): LastStep<T> => ({ lastStep: work });

export const isLastStep = (settled: unknown): settled is LastStep<unknown> =>
  typeof settled === "object" &&
  settled !== null &&
  "lastStep" in settled &&
  typeof settled.lastStep === "function";

/** A 202 may have another body than the usual answer. */
type AcceptedReply<O extends Operation> = O extends { accepted: infer A extends z.ZodType }
  ? HandlerReply<z.input<A>>
  : never;

type Result<O extends Operation> = O extends { media: string }
  ? void
  : z.input<O["answer"]> | HandlerReply<z.input<O["answer"]>> | AcceptedReply<O>;

/**
 * Answers an operation: at once, so that a write and its answer are one transaction, or with a promise where it waits
 * for something outside.
 */
export type OperationHandler<O extends Operation> = (
  asked: ValidatedInput<O> & HandlerContext,
) => Result<O> | Promise<Result<O> | LastStep<Result<O>>>;

/** One function for every operation of a contract; a missing one doesn't compile. */
export type OperationHandlers<Ops extends Operations> = {
  readonly [K in keyof Ops]: OperationHandler<Extract<Ops[K], Operation>>;
};
