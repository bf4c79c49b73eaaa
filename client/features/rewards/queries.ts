import { useMutation } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import type { RedemptionRequest, Reward } from "#contract/rewards.ts";
import type { ApiError } from "../../api/api-error.ts";
import { call, defineRead } from "../../api/call.ts";
import type { Sample } from "../../query/sample/sample.ts";
import { type PagedList, usePages } from "../../query/pages.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { useNow } from "../../platform/clock.ts";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { useBalances } from "../stars/queries.ts";
import { useSampleWhileAreaEmpty } from "../../query/sample-fallback.ts";
import { assignReward, type SavingGoalChange, unassignReward } from "./mutations.ts";
import { type RewardsAnswer, rewardsRead } from "./reads.ts";
import type { RedeemChoice } from "./redeem-keys.ts";
import { redeemOnce } from "./redeem-once.ts";

const requestsRead = defineRead("GET /api/redemption-requests", "rewards");
const redemptionsRead = defineRead("GET /api/redemptions", "rewards");

export type RedemptionEntry = OperationAnswer<"GET /api/redemptions">["items"][number];

const nothing: readonly Reward[] = [];

/** The wall's own catalogue with the sample family's stars and wishes, as long as the chores are samples too. */
const useOrSampleWishes = (shown: QueryState<RewardsAnswer>): QueryState<RewardsAnswer> => {
  const catalog = shown.data?.catalog ?? nothing;
  const build = useCallback(
    (sample: Sample): RewardsAnswer => ({
      catalog: [...catalog],
      assignments: sample.savingFor(catalog),
      balances: sample.balances(),
    }),
    [catalog],
  );
  return useSampleWhileAreaEmpty<RewardsAnswer>("tasks", shown, build);
};

/** What stars are saved for, who saves for what with the changes that are pending, and everybody's stars. */
export const useRewards = (): QueryState<RewardsAnswer> => {
  const shown = useOrSampleWishes(useRead(rewardsRead, {}));
  // A chore's tick changes stars without making the catalogue stale.
  const balances = useBalances();
  const stars = balances.source === "live" ? balances.data : undefined;
  const data = useMemo(
    () =>
      shown.data === undefined || stars === undefined
        ? shown.data
        : { ...shown.data, balances: { ...stars } },
    [shown.data, stars],
  );
  return shown.data === undefined || data === undefined ? shown : { ...shown, data };
};

/** The rewards for which a parent is asked, whose time isn't over. */
export const useRedemptionRequests = (): readonly RedemptionRequest[] => {
  const { data } = useRead(requestsRead, {});
  const now = useNow();
  return (data?.items ?? []).filter(({ until }) => Date.parse(until) > now);
};

/** Saves for a reward or stops it; shows at once, and goes back where the server refuses. */
export const useSetSavingGoal = () => {
  const queue = useMutationQueue();
  return useMutation<unknown, ApiError, SavingGoalChange>({
    mutationFn: ({ wanted, ...goal }) =>
      wanted
        ? queue.enqueue(assignReward, goal).answer
        : queue.enqueue(unassignReward, goal).answer,
  });
};

/** What stars were spent on, newest first, by one member when told. */
export const useRedemptions = (memberId?: string): PagedList<RedemptionEntry> =>
  usePages([redemptionsRead.topic, redemptionsRead.key, memberId], async (before, signal) => {
    const query = {
      ...(memberId === undefined ? {} : { memberId }),
      ...(before === undefined ? {} : { before }),
    };
    return (await call(redemptionsRead, { query }, { signal })).answer;
  });

/**
 * Spends stars. Only the server's yes is a yes: nothing shows before; `code` `insufficient` or `rewardHidden`.
 * Asked again after an answer that never came, it doesn't spend twice.
 */
export const useRedeem = () => {
  const queue = useMutationQueue();
  return useMutation<OperationAnswer<"POST /api/rewards/{id}/redeem">, ApiError, RedeemChoice>({
    mutationFn: (choice) => redeemOnce(queue, choice),
  });
};
