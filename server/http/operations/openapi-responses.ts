import type * as z from "zod";
import type { ZodOpenApiResponsesObject } from "zod-openapi";
import { allowedWhileBabysitting } from "#contract/babysitter.ts";
import { worksWithoutDisk } from "#contract/disk.ts";
import { errorBody } from "#contract/errors.ts";
import type { Access, Operation } from "#contract/operation.ts";

const errorTexts: Readonly<Record<number, string>> = {
  400: "The input is not what was expected; `field` names it",
  401: "Nobody has proved who they are",
  403: "Not allowed",
  404: "Unknown",
  405: "The active provider can't do this",
  409: "It can't be done as things stand; `code` says why",
  413: "Too large",
  415: "The body has another type than what is expected",
  421: "This wall doesn't answer to that Host name",
  423: "A babysitter is in charge of the wall that asks",
  429: "Too many tries; Retry-After says when to come back",
  500: "Something went wrong",
  502: "The source refused or lost the write",
  503: "The source is `unconfigured` or `unreachable`; clients fall back to demo data",
  507: "The wall's disk is full (`diskFull`) or can't be written (`readOnly`); nothing was saved",
};

const accessErrors: Readonly<Record<Access, readonly number[]>> = {
  anyone: [],
  member: [401],
  parent: [401, 403, 409],
  parentNow: [401, 403, 409],
};

const errorsOf = (key: string, operation: Operation): number[] => {
  const takesInput = operation.params ?? operation.query ?? operation.body ?? operation.headers;
  return [
    ...new Set([
      ...(takesInput === undefined ? [] : [400]),
      ...accessErrors[operation.access],
      ...(key.startsWith("GET ") ? [] : [403]),
      ...(operation.params === undefined ? [] : [404]),
      ...(operation.body === undefined || operation.anyBody === true ? [] : [413, 415]),
      ...(operation.errors ?? []),
      ...(operation.setup === true ? [401, 409, 429] : []),
      421,
      ...(allowedWhileBabysitting.some((open) => open === key) ? [] : [423]),
      500,
      ...(operation.source === undefined ? [] : [503]),
      ...(worksWithoutDisk(key) ? [] : [507]),
    ]),
  ].toSorted((a, b) => a - b);
};

const contentOf = ({ media, example }: Operation, schema: z.ZodType) => ({
  content: {
    [media ?? "application/json"]: {
      schema,
      ...(example.answer === undefined ? {} : { example: example.answer }),
    },
  },
});

const usualResponse = (status: string, operation: Operation) => ({
  description: status === "201" ? "Made" : status === "204" ? "Done" : "The answer",
  ...(operation.stale !== undefined && operation.stale.length > 0
    ? {
        headers: {
          "X-Wall-Revision": {
            description: "The revision of this change on the live stream",
            schema: { type: "integer" as const },
          },
        },
      }
    : {}),
  ...(status === "204" ? {} : contentOf(operation, operation.answer)),
});

const errorResponse = (status: number) => ({
  description: errorTexts[status] ?? "An error",
  content: { "application/json": { schema: errorBody } },
});

/** Every response of the operation named `key`: the usual one, 202 where it may follow later, and its errors. */
export const documentedResponses = (
  key: string,
  operation: Operation,
): ZodOpenApiResponsesObject => {
  const usual = String(operation.status ?? 200);
  return {
    [usual]: usualResponse(usual, operation),
    ...(operation.accepted
      ? {
          "202": {
            description: "Taken on; settled later over the live stream",
            ...contentOf(operation, operation.accepted),
          },
        }
      : {}),
    ...Object.fromEntries(
      errorsOf(key, operation).map((status) => [String(status), errorResponse(status)]),
    ),
  };
};
