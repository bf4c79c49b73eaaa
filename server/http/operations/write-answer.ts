import type { Response } from "express";
import type { Operation } from "#contract/operation.ts";
import type { HandlerReply } from "../handlers.ts";
import { fitAnswer } from "./fit-answer.ts";

/** The answer of a write, validated by the operation's schema. */
export interface WriteAnswer {
  readonly status: number;
  /** Undefined where the answer has no body. */
  readonly body: unknown;
  /** Whether the write changed something that screens show. */
  readonly changed: boolean;
}

const isReply = (result: unknown): result is HandlerReply<unknown> =>
  typeof result === "object" && result !== null && "reply" in result && result.reply === true;

/** The answer that a write's handler returned; throws where it isn't what the contract promises. */
export const writeAnswerOf = (operation: Operation, result: unknown): WriteAnswer => {
  const status = operation.status ?? 200;
  const reply = isReply(result) ? result : null;
  const late = reply?.acceptedReply === true;
  const schema = late ? (operation.accepted ?? operation.answer) : operation.answer;
  return {
    status: late ? 202 : status,
    body:
      status === 204 ? undefined : fitAnswer(schema, reply === null ? result : reply.body).answer,
    changed: reply?.unchangedReply !== true,
  };
};

/** Sends the answer of a write, with its JSON body where it has one. */
export const sendWriteAnswer = (response: Response, status: number, body: unknown): void => {
  response.status(status);
  if (body === undefined) response.end();
  else response.json(body);
};
