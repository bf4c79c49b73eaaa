import type { AccountErrorCode } from "#contract/messages/error-codes.ts";

interface DavErrorDetails {
  /** The host to which the server wants to lead, where that is what was refused. */
  readonly host?: string;
  /** The status of an answer that was a refusal. */
  readonly status?: number;
  /** How long the server asks to be left alone, in milliseconds. */
  readonly retryAfterMs?: number;
}

/** Why a calendar server couldn't be used; its message is the code, so that nothing of an answer gets into logs. */
export class DavError extends Error {
  override readonly name = "DavError";
  readonly code: AccountErrorCode;
  readonly host: string | undefined;
  readonly status: number | undefined;
  readonly retryAfterMs: number;

  constructor(code: AccountErrorCode, { host, status, retryAfterMs = 0 }: DavErrorDetails = {}) {
    super(code);
    this.code = code;
    this.host = host;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }
}
