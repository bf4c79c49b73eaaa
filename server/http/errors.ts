import type { Domain } from "../../contract/operation.ts";
import type { ErrorBody } from "../../contract/values.ts";

type Details = Omit<ErrorBody, "error"> & { retryAfterSec?: number };

/** An answer that isn't a success: a status and a sentence for people. */
export class HttpError extends Error {
  override readonly name: string = "HttpError";
  readonly status: number;
  readonly details: Details;

  constructor(status: number, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** 400: the input named by `field` is not what was expected. */
export class InvalidInput extends HttpError {
  override readonly name = "InvalidInput";

  constructor(field: string, message: string) {
    super(400, message, { field });
  }
}

/** 404: nothing has this id. */
export class NotFound extends HttpError {
  override readonly name = "NotFound";

  constructor(what: string) {
    super(404, `There is no such ${what}.`);
  }
}

/** 409: it can't be done as things stand; `code` says why to programs. */
export class Conflict extends HttpError {
  override readonly name = "Conflict";

  constructor(code: string, message: string) {
    super(409, message, { code });
  }
}

/** 503: the domain's source is not configured, or can't be reached. */
export class SourceMissing extends HttpError {
  override readonly name = "SourceMissing";

  constructor(source: Domain, code: "unconfigured" | "unreachable", message: string) {
    super(503, message, { source, code });
  }
}
