import { DavError } from "../dav/dav-error.ts";

const minute = 60_000;

/** How long an account is left alone, in milliseconds. */
export interface PollTimes {
  /** While somebody looks at the calendar. */
  readonly watchedMs: number;
  readonly usualMs: number;
  /** After a first failure; each further one doubles it, up to `mostRetryMs`. */
  readonly retryMs: number;
  readonly mostRetryMs: number;
}

export const usualPollTimes: PollTimes = {
  watchedMs: 2 * minute,
  usualMs: 15 * minute,
  retryMs: minute,
  mostRetryMs: 30 * minute,
};

/** After these nothing helps but a person. */
const refusals: ReadonlySet<string> = new Set([
  "accountGoogleClientMissing",
  "accountGoogleClientRefused",
  "accountGoogleWithdrawn",
  "accountPasswordRefused",
]);

/** The wait after a failure, the `failures`-th in a row; as long as the server asks for, and a refused password locks no account. */
export const waitAfter = (error: unknown, failures: number, times: PollTimes): number => {
  const asked = error instanceof DavError ? error.retryAfterMs : 0;
  const isRefused = error instanceof DavError && refusals.has(error.code);
  const doubled = times.retryMs * 2 ** Math.min(failures - 1, 12);
  return Math.max(asked, isRefused ? times.mostRetryMs : Math.min(doubled, times.mostRetryMs));
};
