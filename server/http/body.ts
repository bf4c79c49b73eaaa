import express, { type RequestHandler } from "express";
import { HttpError } from "./errors.ts";

const hasBody = (headers: Readonly<Record<string, unknown>>): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

const requireJson: RequestHandler = (request, _response, next) => {
  if (hasBody(request.headers) && !request.is("application/json"))
    throw new HttpError(415, "Send the body as application/json.", { code: "wrongType" });
  next();
};

/** Bodies are JSON of at most 256 kB; another type is 415, so that no form of another page gets in. */
export const jsonBody: RequestHandler[] = [
  requireJson,
  express.json({ limit: "256kb", strict: false, type: "application/json" }),
];
