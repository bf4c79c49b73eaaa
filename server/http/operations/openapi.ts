import { stringify } from "yaml";
import * as z from "zod";
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
} from "zod-openapi";
import { api } from "#contract/api.ts";
import { allowedWhileBabysitting } from "#contract/babysitter.ts";
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
};

const whoMay: Readonly<Record<Access, string>> = {
  anyone: "Anyone on the home network.",
  member: "A member's phone that is signed in.",
  parent: "A parent: a parent's signed-in phone, or a browser that a parent unlocked.",
  parentNow:
    "A parent, just now: only a browser that a parent unlocked in the last fifteen minutes.",
};

const whoSetsUp =
  "While no parent has a PIN also the machine itself, and whoever has the six-digit code that the wall shows.";

const setupHeader = {
  "X-Setup-Code": z
    .string()
    .optional()
    .meta({ description: "The six digits; ten wrong ones in a minute are 429." }),
};

const accessErrors: Readonly<Record<Access, readonly number[]>> = {
  anyone: [],
  member: [401],
  parent: [401, 403, 409],
  parentNow: [401, 403, 409],
};

const tagOf = (path: string): string => path.split("/")[2] ?? "api";

const operationId = (method: string, path: string): string =>
  [method.toLowerCase(), ...path.split("/").slice(2)]
    .map((part) =>
      part
        .replaceAll(/[{}]/g, "")
        .replaceAll(/[_.-](\w)/g, (_, letter: string) => letter.toUpperCase()),
    )
    .map((part, index) => (index === 0 ? part : part.charAt(0).toUpperCase() + part.slice(1)))
    .join("");

const errorsOf = (key: string, method: string, operation: Operation): number[] => {
  const takesInput = operation.params ?? operation.query ?? operation.body ?? operation.headers;
  return [
    ...new Set([
      ...(takesInput === undefined ? [] : [400]),
      ...accessErrors[operation.access],
      ...(method === "GET" ? [] : [403]),
      ...(operation.params === undefined ? [] : [404]),
      ...(operation.body === undefined ? [] : [413, 415]),
      ...(operation.errors ?? []),
      ...(operation.setup === true ? [401, 409, 429] : []),
      421,
      ...(allowedWhileBabysitting.some((open) => open === key) ? [] : [423]),
      500,
      ...(operation.source === undefined ? [] : [503]),
    ]),
  ].toSorted((a, b) => a - b);
};

const fileOf = (type: string) => ({
  required: true,
  content: { [type]: { schema: { type: "string" as const, format: "binary" } } },
});

const describe = (key: string, operation: Operation): ZodOpenApiOperationObject => {
  const [method = "", path = ""] = key.split(" ");
  const usual = String(operation.status ?? 200);
  const media = operation.media ?? "application/json";
  const { answer: answerExample, body: bodyExample } = operation.example;
  const content = (schema: z.ZodType) => ({
    content: {
      [media]: { schema, ...(answerExample === undefined ? {} : { example: answerExample }) },
    },
  });
  const usualAnswer = {
    description: usual === "201" ? "Made" : usual === "204" ? "Done" : "The answer",
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
    ...(usual === "204" ? {} : content(operation.answer)),
  };
  const headers = z.object({
    ...(method === "GET"
      ? {}
      : {
          "Idempotency-Key": z
            .string()
            .max(200)
            .optional()
            .meta({ description: "The answer is kept for eight days and given again." }),
        }),
    ...(operation.setup === true ? setupHeader : {}),
    ...operation.headers?.shape,
  });
  return {
    operationId: operationId(method, path),
    summary: operation.summary,
    description: [
      operation.description,
      whoMay[operation.access],
      operation.setup === true ? whoSetsUp : undefined,
    ]
      .filter(Boolean)
      .join("\n\n"),
    tags: [tagOf(path)],
    requestParams: {
      ...(operation.params ? { path: operation.params } : {}),
      ...(operation.query ? { query: operation.query } : {}),
      header: headers,
    },
    ...(operation.upload === undefined ? {} : { requestBody: fileOf(operation.upload) }),
    ...(operation.body
      ? {
          requestBody: {
            required: !operation.body.safeParse(undefined).success,
            content: { "application/json": { schema: operation.body, example: bodyExample } },
          },
        }
      : {}),
    responses: {
      [usual]: usualAnswer,
      ...(operation.accepted
        ? {
            "202": {
              description: "Taken on; settled later over the live stream",
              ...content(operation.accepted),
            },
          }
        : {}),
      ...Object.fromEntries(
        errorsOf(key, method, operation).map((status) => [
          String(status),
          {
            description: errorTexts[status] ?? "An error",
            content: { "application/json": { schema: errorBody } },
          },
        ]),
      ),
    },
  };
};

const paths = (): ZodOpenApiPathsObject => {
  const all: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const [key, operation] of Object.entries<Operation>(api)) {
    const [method = "", path = ""] = key.split(" ");
    all[path] = { ...all[path], [method.toLowerCase()]: describe(key, operation) };
  }
  return all;
};

/** The OpenAPI 3.1 document of the whole API, generated from the contract. */
export const openapiDocument = (version: string): ReturnType<typeof createDocument> =>
  createDocument({
    openapi: "3.1.0",
    info: {
      title: "Family Wall",
      version,
      description:
        "The one interface of the family's wall: everything that the wall and the phones read or write goes through it. Every answer may also be 405 for another method. Errors are `{ error, code }`: a sentence and a fixed word.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: "/", description: "This wall" }],
    paths: paths(),
  });

/** The document as the YAML file that is committed and served byte for byte. */
export const openapiYaml = (version: string): string =>
  `# Generated by \`npm run generate\` from contract/; don't edit.\n${stringify(openapiDocument(version), { aliasDuplicateObjects: false, compat: "yaml-1.1", lineWidth: 100 })}`;
