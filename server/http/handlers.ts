import type { Request, Response } from "express";
import type * as z from "zod";
import type { ValidatedInput } from "#contract/api.ts";
import type { Operation, Operations } from "#contract/operation.ts";
import type { Awaitable } from "../providers/provider.ts";
import type { Caller } from "./caller.ts";

export interface CookieOptions {
  /** Seconds; 0 takes the cookie away. */
  readonly maxAgeSec: number;
  readonly path?: string;
}

/** What a handler gets beside its validated input. */
export interface HandlerContext {
  readonly caller: Caller;
  /** Sets an HttpOnly, SameSite=Strict cookie on the answer; Secure where the page is on https. */
  readonly setCookie: (name: string, value: string, options: CookieOptions) => void;
  readonly request: Request;
  /** Only for operations whose answer isn't JSON. */
  readonly response: Response;
}

/** An answer that differs from the usual one. */
export interface HandlerReply<T> {
  readonly reply: true;
  readonly body: T;
  /** 202: to be settled later. */
  readonly acceptedReply?: boolean;
  /** Nothing changed, so no screen has to hear of it. */
  readonly unchangedReply?: boolean;
}

export const unchanged = <T>(body: T): HandlerReply<T> => ({
  reply: true,
  body,
  unchangedReply: true,
});

/** 202: the source hasn't settled it; every screen hears of that the first time only. */
export const accepted = <T>(body: T, isNews: boolean): HandlerReply<T> => ({
  reply: true,
  body,
  acceptedReply: true,
  unchangedReply: !isNews,
});

type Result<O extends Operation> = O extends { media: string }
  ? void
  : z.input<O["answer"]> | HandlerReply<z.input<O["answer"]>>;

export type OperationHandler<O extends Operation> = (
  asked: ValidatedInput<O> & HandlerContext,
) => Awaitable<Result<O>>;

/** One function for every operation of a contract: a missing one doesn't compile. */
export type OperationHandlers<Ops extends Operations> = {
  readonly [K in keyof Ops]: OperationHandler<Extract<Ops[K], Operation>>;
};
