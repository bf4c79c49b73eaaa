import type { AccountErrorCode } from "#contract/messages/error-codes.ts";
import type { OutboundAnswer } from "#server/platform/outbound/outbound.ts";
import { retryAfter } from "#server/platform/outbound/retry-after.ts";
import { DavError } from "./dav-error.ts";

const dayMs = 24 * 3_600_000;

type Refusal = Pick<OutboundAnswer, "status" | "headers" | "text">;

const usualCode = (status: number): AccountErrorCode => {
  if (status === 401) return "accountPasswordRefused";
  if (status === 403) return "accountNotAllowed";
  if (status === 404 || status === 410) return "accountNothingThere";
  if (status === 405 || status === 501) return "accountNotDav";
  if (status === 429) return "tooOften";
  return status >= 500 ? "sourceTrouble" : "strange";
};

/** What Google means by a refusal; it answers 403 also to whoever asks too often. */
const codeOfGoogle = ({ status, text }: Refusal): AccountErrorCode => {
  if (status === 401) return "accountGoogleWithdrawn";
  if (status !== 403) return usualCode(status);
  const said = text().slice(0, 4_096);
  if (/rate_?limit_?exceeded|quota_?exceeded|daily_?limit_?exceeded|usageLimits/i.test(said))
    return /accessNotConfigured/i.test(said) ? "accountGoogleApiOff" : "tooOften";
  if (/accessNotConfigured|SERVICE_DISABLED/i.test(said)) return "accountGoogleApiOff";
  return /insufficient_?scope|insufficientPermissions|ACCESS_TOKEN_SCOPE/i.test(said)
    ? "accountGoogleScopeMissing"
    : "accountNotAllowed";
};

/** The error of an answer that refuses; its body is never quoted. */
export const refusalOf = (
  answer: Refusal,
  now: number,
  access: { readonly google?: unknown },
): DavError =>
  new DavError(access.google === undefined ? usualCode(answer.status) : codeOfGoogle(answer), {
    status: answer.status,
    retryAfterMs: retryAfter(answer, now, dayMs),
  });
