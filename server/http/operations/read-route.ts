import type { Request, RequestHandler, Response } from "express";
import type { OutOfRangeItems } from "../../platform/out-of-range-items.ts";
import type { HandlerContext } from "../handlers.ts";
import { appendCookie } from "../security/set-cookie.ts";
import { admitCaller, type AdmitCallerDeps } from "./admit-caller.ts";
import type { MountableOperation } from "./mountable-operations.ts";
import { readInput } from "./read-input.ts";
import { requireFile } from "./request-body.ts";
import { createSerializer, type SerializedAnswer, sendSerialized } from "./serialize.ts";

export interface ReadRoutesDeps extends AdmitCallerDeps {
  /** Is told which items an answer lacks. */
  readonly outOfRange: Pick<OutOfRangeItems, "report">;
}

/** Answers a read with all its checks; null where its handler has written the answer, which isn't JSON. */
export type AnswerRead = (
  mountable: MountableOperation,
  request: Request,
  response: Response,
) => Promise<SerializedAnswer | null>;

/** Makes what answers reads, for their routes and for pages that bring answers along. */
export const createReadAnswers = (deps: ReadRoutesDeps): AnswerRead => {
  const serializeAnswer = createSerializer();
  return async ({ key, operation, handler }, request, response) => {
    const caller = admitCaller(key, operation, request, deps);
    const input = readInput(operation, request);
    if (operation.upload !== undefined) requireFile(request, operation.upload);
    const setCookie: HandlerContext["setCookie"] = (kind, value, options) =>
      appendCookie(request, response, kind, value, options);
    const answer = await handler({
      ...input,
      caller,
      setCookie,
      request,
      response,
      idempotency: null,
      identifyBy: () => null,
    });
    if (operation.media !== undefined) return null;
    const serialized = serializeAnswer(operation.answer, answer);
    const about = { list: key, ...(operation.source && { source: operation.source }) };
    deps.outOfRange.report(
      `${key} ${request.originalUrl}`,
      serialized.unfit.map((item) => ({ ...item, ...about })),
    );
    return serialized;
  };
};

/** Makes the routes of reads, and of operations whose answer isn't JSON, which their handlers write. */
export const createReadRoutes =
  (answerRead: AnswerRead): ((mountable: MountableOperation) => RequestHandler) =>
  (mountable) =>
  async (request, response) => {
    const serialized = await answerRead(mountable, request, response);
    if (serialized === null) return;
    if (mountable.operation.revalidates === true)
      response.set("Cache-Control", "private, no-cache");
    await sendSerialized(request, response, serialized);
  };
