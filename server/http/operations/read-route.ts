import type { RequestHandler } from "express";
import type { OutOfRangeItems } from "../../platform/out-of-range-items.ts";
import type { HandlerContext } from "../handlers.ts";
import { appendCookie } from "../security/set-cookie.ts";
import { admitCaller, type AdmitCallerDeps } from "./admit-caller.ts";
import type { MountableOperation } from "./mountable-operations.ts";
import { readInput } from "./read-input.ts";
import { requireFile } from "./request-body.ts";
import { createSerializer, sendSerialized } from "./serialize.ts";

export interface ReadRoutesDeps extends AdmitCallerDeps {
  /** Is told which items an answer lacks. */
  readonly outOfRange: Pick<OutOfRangeItems, "report">;
}

/** Makes the routes of reads, and of operations whose answer isn't JSON, which their handlers write. */
export const createReadRoutes = (
  deps: ReadRoutesDeps,
): ((mountable: MountableOperation) => RequestHandler) => {
  const serializeAnswer = createSerializer();
  return ({ key, operation, handler }) =>
    async (request, response) => {
      const caller = admitCaller(key, operation, request, deps);
      const input = readInput(operation, request);
      if (operation.upload !== undefined) requireFile(request, operation.upload);
      const setCookie: HandlerContext["setCookie"] = (name, value, options) =>
        appendCookie(request, response, name, value, options);
      const answer = await handler({
        ...input,
        caller,
        setCookie,
        request,
        response,
        idempotency: null,
      });
      if (operation.media !== undefined) return;
      const serialized = serializeAnswer(operation.answer, answer);
      const about = { list: key, ...(operation.source && { source: operation.source }) };
      deps.outOfRange.report(
        `${key} ${request.originalUrl}`,
        serialized.unfit.map((item) => ({ ...item, ...about })),
      );
      await sendSerialized(request, response, serialized);
    };
};
