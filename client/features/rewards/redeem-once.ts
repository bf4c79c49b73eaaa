import type { OperationAnswer } from "#contract/api.ts";
import { apiErrorOf } from "../../api/api-error.ts";
import type { MutationQueue } from "../../mutations/mutation-queue.ts";
import { redeemReward } from "./mutations.ts";
import { settleRedeemKey, type RedeemChoice, redeemKeyFor } from "./redeem-keys.ts";

/** Spends a member's stars once, however often it is asked for until an answer comes. Rejects with an ApiError. */
export const redeemOnce = async (
  { enqueue }: Pick<MutationQueue, "enqueue">,
  choice: RedeemChoice,
): Promise<OperationAnswer<"POST /api/rewards/{id}/redeem">> => {
  try {
    const id = redeemKeyFor(choice, Date.now());
    const answer = await enqueue(redeemReward, choice, { id }).answer;
    settleRedeemKey(choice, null);
    return answer;
  } catch (reason) {
    const error = apiErrorOf(reason);
    settleRedeemKey(choice, error);
    throw error;
  }
};
