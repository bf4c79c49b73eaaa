import type { ErrorRequestHandler } from "express";
import type { Logger } from "pino";
import type { ErrorBody } from "../../contract/values.ts";
import { HttpError } from "./errors.ts";
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
  "entity.too.large": "That is too large; send at most 256 kB.",
  "entity.parse.failed": "The body is not valid JSON.",
  "encoding.unsupported": "The body's encoding is not supported; send it plain.",
  "charset.unsupported": "The body's character set is not supported; send UTF-8.",
};

const isFull = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  (error.code === "SQLITE_FULL" || error.code === "ENOSPC");

const isReadOnly = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  typeof error.code === "string" &&
  (error.code.startsWith("SQLITE_READONLY") || error.code === "EROFS");

/** Any thrown thing as the HttpError to answer; null when it is our own bug. */
const understand = (error: unknown): HttpError | null => {
  if (error instanceof HttpError) return error;
  if (error instanceof URIError)
    return new HttpError(400, "The address is not spelled right.", { field: "path" });
  if (isBodyParserError(error))
    return new HttpError(error.status, sentences[error.type] ?? "The body can't be read.", {
      field: "body",
    });
  if (isFull(error))
    return new HttpError(507, "The disk is full, so this could not be saved.", {
      code: "diskFull",
    });
  if (isReadOnly(error))
    return new HttpError(503, "The data folder can't be written, so this could not be saved.", {
      code: "readOnly",
    });
  return null;
};

/** The one place that turns errors into answers: JSON under /api, a readable page elsewhere. */
export const onError =
  (log: Logger): ErrorRequestHandler =>
  (thrown, request, response, _next) => {
    const known = understand(thrown);
    if (known === null)
      log.error({ err: thrown, method: request.method, path: request.path }, "unexpected error");
    const error = known ?? new HttpError(500, "Something went wrong.");
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
