import express, { type Request, type RequestHandler } from "express";
import { apiSentence } from "../../platform/api-sentence.ts";
import { HttpError } from "../../platform/errors.ts";

const hasBody = (headers: Readonly<Record<string, unknown>>): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const requireJson: RequestHandler = (request, _response, next) => {
  if (hasBody(request.headers) && !request.is("application/json"))
    throw new HttpError(415, apiSentence("wrongType.json"), { code: "wrongType" });
  next();
};

/** Throws 415 unless the body has a type such as `image/*`, which no form of another site can send. */
export const requireFile = (request: Request, type: string): void => {
  if (!request.is(type))
    throw new HttpError(415, apiSentence("wrongType.file", { type }), { code: "wrongType" });
};

const asJson = (body: unknown): unknown => {
  try {
    return Buffer.isBuffer(body) ? JSON.parse(body.toString("utf8")) : undefined;
  } catch {
    return undefined;
  }
};

const readBytes = express.raw({ limit: "64kb", type: () => true });

/** Reads a body of any type of at most 64 kB; one that can't be read, or isn't JSON, counts as none. */
export const anyBody: RequestHandler[] = [
  (request, response, next) =>
    readBytes(request, response, (error?: unknown) =>
      next(error instanceof Error && "status" in error && error.status === 413 ? error : undefined),
    ),
  (request, _response, next) => {
    request.body = asJson(request.body);
    next();
  },
];

/** Parses JSON bodies of at most 256 kB; answers 415 for another type, which forms of other sites would have. */
export const jsonBody: RequestHandler[] = [
  requireJson,
  express.json({ limit: "256kb", strict: false, type: "application/json" }),
];
