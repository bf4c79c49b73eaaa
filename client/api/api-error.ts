import type { ErrorBody } from "#contract/errors.ts";

interface ApiErrorDetails {
  readonly status: number;
  readonly code?: string | undefined;
  readonly field?: string | undefined;
  readonly source?: string | undefined;
  readonly reason?: string | undefined;
  readonly host?: string | undefined;
  readonly versions?: ErrorBody["versions"];
  readonly guests?: number | undefined;
  readonly retryAfterSec?: number | undefined;
}

/**
 * Why a call failed: the server's sentence as `message`, its HTTP `status` and `code`, and on 429 how long to wait.
 * `status` 0 means that no answer came (`code`: `network` or `timeout`).
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string | undefined;
  readonly field: string | undefined;
  readonly source: string | undefined;
  readonly reason: string | undefined;
  readonly host: string | undefined;
  /** Beside `conflict`: what the family wanted, and what others made of the event. */
  readonly versions: ErrorBody["versions"];
  /** Beside `guestsTold`: how many people the calendar will write to. */
  readonly guests: number | undefined;
  readonly retryAfterSec: number | undefined;

  constructor(message: string, about: ApiErrorDetails, options?: ErrorOptions) {
    super(message, options);
    this.name = "ApiError";
    this.status = about.status;
    this.code = about.code;
    this.field = about.field;
    this.source = about.source;
    this.reason = about.reason;
    this.host = about.host;
    this.versions = about.versions;
    this.guests = about.guests;
    this.retryAfterSec = about.retryAfterSec;
  }
}

/** Any thrown thing as an ApiError; what isn't one already is a fault of the page (`code`: `page`). */
export const apiErrorOf = (thrown: unknown): ApiError =>
  thrown instanceof ApiError
    ? thrown
    : new ApiError(String(thrown), { status: 0, code: "page" }, { cause: thrown });

/** What a tap on sample content fails with: there is no source behind it. */
export const sampleContentError = (): ApiError =>
  new ApiError("This is sample content: connect a source first.", { status: 0, code: "sample" });
