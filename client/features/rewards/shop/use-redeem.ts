import { useMutation } from "@tanstack/react-query";
import type { OperationAnswer } from "#contract/api.ts";
import type { ApiError } from "../../../api/api-error.ts";
import { type AnsweredOnce, answeredOnce } from "../../../mutations/answered-once.ts";
import { useMutationQueue } from "../../../mutations/use-mutation-queue.ts";
import {
  assignReward,
  type RedeemChoice,
  redeemReward,
  type SavingGoalChange,
  unassignReward,
} from "../mutations.ts";

/** Saves for a reward or stops it; shows at once, and goes back where the server refuses. */
export const useSetSavingGoal = () => {
  const queue = useMutationQueue();
  return useMutation<unknown, ApiError, SavingGoalChange>({
    mutationFn: ({ isSavedFor, ...goal }) =>
      isSavedFor
        ? queue.enqueue(assignReward, goal).answer
        : queue.enqueue(unassignReward, goal).answer,
  });
};

/**
 * Spends stars. Only the server's yes is a yes: nothing shows before; `code` `insufficient` or `rewardHidden`.
 * Asked again after an answer that never came, it doesn't spend twice, and says so.
 */
export const useRedeem = () => {
  const queue = useMutationQueue();
  type Redeemed = AnsweredOnce<OperationAnswer<"POST /api/rewards/{id}/redeem">>;
  return useMutation<Redeemed, ApiError, RedeemChoice>({
    mutationFn: (choice) => answeredOnce(queue.enqueue(redeemReward, choice)),
  });
};
