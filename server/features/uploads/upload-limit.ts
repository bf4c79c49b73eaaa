import type { Clock } from "../../platform/clock.ts";
import type { Caller } from "../../http/caller.ts";
import { apiSentence } from "../../platform/api-sentence.ts";
import { createRateLimit } from "../../http/rate-limit.ts";

/** Creates the limit of each member's uploads; counting one more throws 429 above a hundred in ten minutes. */
export const createUploadLimit = (clock: Clock) => {
  const counts = new Map<string, () => void>();
  return ({ session, unlocks }: Caller): void => {
    const memberId = session?.memberId ?? unlocks.acts?.memberId ?? "";
    const rate =
      counts.get(memberId) ??
      createRateLimit({
        ...{ clock, most: 100, withinMs: 10 * 60_000 },
        message: apiSentence("tooMany.pictures"),
      });
    counts.set(memberId, rate);
    rate();
  };
};
