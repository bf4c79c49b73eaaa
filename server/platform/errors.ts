import { apiSentence } from "./api-sentence.ts";
import type { ErrorBody } from "#contract/errors.ts";
import type { ErrorCode, SourceErrorCode } from "#contract/messages/error-codes.ts";
import type { Domain } from "#contract/operation.ts";

type Details = Omit<ErrorBody, "error"> & { retryAfterSec?: number };

/** An answer without success: a status, a sentence, and the code by which screens find their own sentence. */
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
    super(404, apiSentence("notFound", { what }), { code: "notFound" });
  }
}

/** 405: the connected source can't do this at all. */
export class Unsupported extends HttpError {
  override readonly name = "Unsupported";

  constructor(message: string) {
    super(405, message, { code: "unsupported" });
  }
}

/** 409: the current state doesn't allow it; `code` is the reason. */
export class Conflict extends HttpError {
  override readonly name = "Conflict";

  constructor(code: ErrorCode, message: string) {
    super(409, message, { code });
  }
}

/** 503: the domain's source isn't configured, or can't be reached. */
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

/** 507: the disk is full, or can't be written; nothing was saved. */
export class NotSaved extends HttpError {
  override readonly name = "NotSaved";

  constructor(code: "diskFull" | "readOnly") {
    super(507, code === "diskFull" ? apiSentence("diskFull") : apiSentence("readOnly"), { code });
  }
}

/** 503: the server is about to restart, and nothing that it did since is acknowledged. */
export class OutOfOrder extends HttpError {
  override readonly name = "OutOfOrder";

  constructor() {
    super(503, apiSentence("outOfOrder"), { code: "outOfOrder", retryAfterSec: 2 });
  }
}
