import type { ApiError } from "../../api/api-error.ts";

/** A server that breaks on it is asked so often. */
const mostTries = 8;
/** What waits for its source counts so many tries at most: some are left for a server that breaks on it then. */
const mostPassing = mostTries / 2;
const firstPauseMs = 4000;

/** Whether the server refused only because somebody else is signed in, or nobody. */
export const isOtherAuthor = ({ code }: Pick<ApiError, "code">): boolean =>
  code === "signInFirst" || code === "otherAuthor";

/** Whether the server knows the key already, with another body: what waits has a key of its own, and has arrived in another form. */
export const isOfOtherBody = ({ code }: Pick<ApiError, "code">): boolean =>
  code === "idempotencyKeyReused";

/** Whether it had arrived already, though nobody tells with which answer. */
export const hasArrived = (error: Pick<ApiError, "code">): boolean =>
  error.code === "arrivedBefore" || isOfOtherBody(error);

/**
 * What an error means for a mutation that may wait: nobody was there, the server asks for time, later perhaps, or never.
 * `later` is tried again for as long as it may wait where a source is away, as often as told where the server itself fails.
 */
export const classifyFailure = (
  error: Pick<ApiError, "status" | "code">,
  { tries, hasAuthor }: { readonly tries: number; readonly hasAuthor: boolean },
): "unreached" | "busy" | "refused" | { readonly later: { tries: number; pauseMs: number } } => {
  const { status, code } = error;
  if (status === 0) return code === "timeout" || code === "network" ? "unreached" : "refused";
  // While a family's export is brought in, or a copy restored, nothing is taken for as long as that lasts.
  if (status === 429 || code === "outOfOrder") return "busy";
  const later = (most: number) => ({
    later: { tries: Math.min(tries + 1, most), pauseMs: firstPauseMs * 2 ** Math.min(tries, most) },
  });
  // Sitter mode ends, somebody signs in, a source comes back, and a disk gets room.
  if (status === 423 || code === "signInFirst" || (status > 500 && status !== 502))
    return later(mostPassing);
  const mayPass = status === 500 || (hasAuthor && isOtherAuthor(error));
  return mayPass && tries + 1 < mostTries ? later(mostTries) : "refused";
};
