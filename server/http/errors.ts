import type { ErrorBody, ErrorCode, SourceErrorCode } from "#contract/errors.ts";
import type { Domain } from "#contract/operation.ts";

type Details = Omit<ErrorBody, "error"> & { retryAfterSec?: number };

/** An answer that isn't a success: a status, a sentence, and the word by which the screens know theirs. */
export class HttpError extends Error {
  override readonly name: string = "HttpError";
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** 400: the input named by `field` is not what was expected. */
export class InvalidInput extends HttpError {
  override readonly name = "InvalidInput";

  constructor(field: string, message: string) {
    super(400, message, { code: "invalid", field });
  }
}

/** 404: nothing has this id. */
export class NotFound extends HttpError {
  override readonly name = "NotFound";

  constructor(what: string) {
    super(404, `There is no such ${what}.`, { code: "notFound" });
  }
}

/** 405: what is connected can't do this at all. */
export class Unsupported extends HttpError {
  override readonly name = "Unsupported";

  constructor(message: string) {
    super(405, message, { code: "unsupported" });
  }
}

/** 409: it can't be done as things stand; `code` says why to programs. */
export class Conflict extends HttpError {
  override readonly name = "Conflict";

  constructor(code: ErrorCode, message: string) {
    super(409, message, { code });
  }
}

/** 503: the domain's source is not configured, or can't be reached. */
export class SourceMissing extends HttpError {
  override readonly name = "SourceMissing";

  constructor(
    source: Domain,
    code: "unconfigured" | "unreachable",
    message: string,
    reason?: SourceErrorCode,
  ) {
    super(503, message, { source, code, ...(reason === undefined ? {} : { reason }) });
  }
}
