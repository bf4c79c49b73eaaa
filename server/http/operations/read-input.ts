import type { Request } from "express";
import type * as z from "zod";
import type { Operation } from "#contract/operation.ts";
import { refuseUnreadable } from "./refuse-unreadable.ts";
import { validate, validatePath } from "./validate.ts";

const readBody = (schema: z.ZodType, { anyBody }: Operation, { body }: Request): unknown =>
  anyBody === true && !schema.safeParse(body).success
    ? validate(schema, undefined, "body")
    : validate(schema, body, "body");

const inputOf = (operation: Operation, request: Request): Record<string, unknown> => ({
  ...(operation.params ? { params: validatePath(operation.params, request.params) } : {}),
  ...(operation.query ? { query: validate(operation.query, request.query, "query") } : {}),
  ...(operation.headers
    ? { headers: validate(operation.headers, request.headers, "headers") }
    : {}),
  ...(operation.body ? { body: readBody(operation.body, operation, request) } : {}),
});

/** The input that an operation names, validated by its schemas; throws 400, or 404 for impossible ids. */
export const readInput = (operation: Operation, request: Request): Record<string, unknown> => {
  const input = inputOf(operation, request);
  for (const part of ["query", "body"]) refuseUnreadable(input[part], part);
  return input;
};
