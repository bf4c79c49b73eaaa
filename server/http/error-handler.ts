import type { ErrorRequestHandler } from "express";
import type { Logger } from "pino";
import type { ErrorBody } from "#contract/errors.ts";
import { apiSentence } from "../platform/api-sentence.ts";
import { type DiskTrouble, diskTroubleOf } from "../platform/disk-trouble.ts";
import { HttpError, NotSaved, OutOfOrder } from "../platform/errors.ts";
import { errorPage } from "./error-page.ts";

interface BodyParserError {
  readonly status: number;
  readonly type: string;
}

const isBodyParserError = (error: unknown): error is BodyParserError =>
  error instanceof Error &&
  "type" in error &&
  "status" in error &&
  typeof error.status === "number";

const sentences: Readonly<Record<string, string>> = {
  "entity.too.large": apiSentence("tooLarge.body"),
  "entity.parse.failed": apiSentence("unreadable.json"),
  "encoding.unsupported": apiSentence("unreadable.encoding"),
  "charset.unsupported": apiSentence("unreadable.charset"),
};

/** What a disk that fails makes of a request. */
const diskErrors: Readonly<Record<DiskTrouble, () => HttpError>> = {
  full: () => new NotSaved("diskFull"),
  unwritable: () => new NotSaved("readOnly"),
  // The server restarts at once, and its next start replaces what is damaged.
  damaged: () => new OutOfOrder(),
};

/** The HttpError to answer with; null for a bug. */
const understand = (error: unknown): HttpError | null => {
  if (error instanceof HttpError) return error;
  if (error instanceof URIError)
    return new HttpError(400, apiSentence("invalid.address"), {
      code: "invalid",
      field: "path",
    });
  if (isBodyParserError(error))
    return new HttpError(error.status, sentences[error.type] ?? apiSentence("unreadable.body"), {
      code: error.type === "entity.too.large" ? "tooLarge" : "unreadable",
      field: "body",
    });
  const trouble = diskTroubleOf(error);
  return trouble === null ? null : diskErrors[trouble]();
};

/** Turns errors into answers, the only place to do so: JSON under /api, a readable page elsewhere. */
export const createErrorHandler =
  (log: Logger): ErrorRequestHandler =>
  (thrown, request, response, _next) => {
    const known = understand(thrown);
    if (known === null)
      log.error({ err: thrown, method: request.method, path: request.path }, "unexpected error");
    const error = known ?? new HttpError(500, apiSentence("internal"), { code: "internal" });
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const { retryAfterSec, ...details } = error.details;
    if (retryAfterSec !== undefined) response.set("Retry-After", String(retryAfterSec));
    response.status(error.status);
    if (!request.path.startsWith("/api") && request.accepts(["json", "html"]) === "html")
      response.type("html").send(errorPage(error.message));
    else response.json({ error: error.message, ...details } satisfies ErrorBody);
  };
