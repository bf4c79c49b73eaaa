import type { SourceErrorCode } from "#contract/messages/error-codes.ts";
import type { OutboundAnswer } from "#server/platform/outbound/outbound.ts";
import { OutboundError } from "#server/platform/outbound/failure.ts";
import { retryAfter } from "#server/platform/outbound/retry-after.ts";
import { UnconfirmedError } from "../port.ts";

const again = "It is asked again by itself.";
const cures: Partial<Record<SourceErrorCode, string>> = {
  tokenRefused:
    "The task service doesn't accept the token. Copy it anew from its settings, Integrations, Developer, into TODOIST_TOKEN and restart.",
  versionGone:
    "The task service doesn't offer this version of its interface any more. Check TODOIST_URL, and look for a newer Family Wall.",
  projectMissing:
    "A project isn't there. Run `family-wall todoist` to see what there is, and set TODOIST_TODO_PROJECT and TODOIST_ROUTINE_PROJECT.",
  tooOften: `The task service says that it was asked too often. ${again}`,
  sourceTrouble: `The task service has trouble of its own at the moment. ${again}`,
  timeout: `The task service took too long to answer. ${again}`,
  refused: `The task service can't be reached. Check that this machine has internet. ${again}`,
  dns: `The task service's name isn't known. Check that this machine has internet, and TODOIST_URL. ${again}`,
  tls: "The task service's certificate isn't valid. Check this machine's clock and TODOIST_URL.",
  reset: `The task service broke off its answer. ${again}`,
};

/** What is wrong with Todoist and how to fix it. */
export const todoistErrorSentence = (reason: SourceErrorCode): string =>
  cures[reason] ?? `The task service answered in a way that we don't know. ${again}`;

const failure = (
  reason: SourceErrorCode,
  about: { applied: "no" | "maybe"; isPassing: boolean; waitMs?: number },
): UnconfirmedError => new UnconfirmedError(todoistErrorSentence(reason), { reason, ...about });

/** The error of an answer that isn't Todoist's. */
export const unexpectedAnswerError = (isWrite: boolean): UnconfirmedError =>
  failure("strange", { applied: isWrite ? "maybe" : "no", isPassing: true });

/** The error of a configured project that doesn't exist under this name. */
export const projectMissingError = (): UnconfirmedError =>
  failure("projectMissing", { applied: "no", isPassing: false });

const refusals: ReadonlyMap<number, SourceErrorCode> = new Map([
  [401, "tokenRefused"],
  [403, "tokenRefused"],
  [410, "versionGone"],
]);

/** The error of an answer without success. */
export const todoistStatusError = (
  answer: OutboundAnswer,
  isWrite: boolean,
  now: number,
): UnconfirmedError => {
  const { status } = answer;
  const waitMs = retryAfter(answer, now);
  const applied = isWrite ? "maybe" : "no";
  if (status === 429 || status === 425)
    return failure("tooOften", { applied: "no", isPassing: true, waitMs });
  if (status >= 500) return failure("sourceTrouble", { applied, isPassing: true, waitMs });
  if (status === 408) return failure("timeout", { applied, isPassing: true, waitMs });
  if (status < 400) return unexpectedAnswerError(isWrite);
  return failure(refusals.get(status) ?? "strange", { applied: "no", isPassing: false });
};

const lasting = new Set(["tls", "forbiddenAddress", "badAddress"]);
/** Reasons with which the request certainly didn't reach Todoist. */
const neverReceived = new Set([...lasting, "refused", "dns", "redirects"]);

/** The error of a request without an answer. */
export const todoistOutboundError = (error: unknown, isWrite: boolean): UnconfirmedError => {
  if (!(error instanceof OutboundError)) throw error;
  const { reason } = error;
  return failure(reason, {
    applied: isWrite && !neverReceived.has(reason) ? "maybe" : "no",
    isPassing: !lasting.has(reason),
  });
};
