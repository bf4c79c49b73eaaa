import { useMutation, useMutationState } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import type { OperationAnswer } from "#contract/api.ts";
import type { Reward } from "#contract/rewards.ts";
import { type ApiError, apiErrorOf } from "../../api/api-error.ts";
import { call, defineRead, defineWrite } from "../../api/call.ts";
import type { Sample } from "../../app/sample-family.ts";
import { useApp } from "../../context/app-context.ts";
import { type PagedList, usePages } from "../../query/pages.ts";
import { settleRedeemKey, type RedeemChoice, redeemKeyFor } from "./redeem-keys.ts";
import { queryOf, type QueryState, useRead } from "../../query/query-state.ts";
import { send } from "../../mutations/send.ts";
import { type SendDeps, sendWithKey } from "../../mutations/send-with-key.ts";
import { useBalances } from "../stars/queries.ts";
import { useTasksSampleFallback } from "../tasks/use-tasks-sample-fallback.ts";

/** The read of the catalogue. */
export const rewardsRead = defineRead("GET /api/rewards", "rewards");
const redemptionsRead = defineRead("GET /api/redemptions", "rewards");

const assign = defineWrite("POST /api/rewards/{id}/assign", ["rewards"]);
const unassign = defineWrite("POST /api/rewards/{id}/unassign", ["rewards"]);
const redeem = defineWrite("POST /api/rewards/{id}/redeem", ["rewards", "stars"]);

export type RewardsAnswer = OperationAnswer<"GET /api/rewards">;
export type RedemptionEntry = OperationAnswer<"GET /api/redemptions">["items"][number];

/** That a member saves for a reward from now on, or no longer. */
export interface SavingGoalChange {
  readonly rewardId: string;
  readonly memberId: string;
  readonly wanted: boolean;
}

const wishKey = ["wish"];

/** The catalogue with a wish in it, or without. */
const withWish = (
  rewards: RewardsAnswer,
  { rewardId, memberId, wanted }: SavingGoalChange,
): RewardsAnswer => {
  const before = rewards.assignments[memberId] ?? [];
  if (before.includes(rewardId) === wanted) return rewards;
  const after = wanted ? [...before, rewardId] : before.filter((id) => id !== rewardId);
  return { ...rewards, assignments: { ...rewards.assignments, [memberId]: after } };
};

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
  return useTasksSampleFallback<RewardsAnswer>(shown, build);
};

/** What stars are saved for, who saves for what as the fingers left it, and everybody's stars. */
export const useRewards = (): QueryState<RewardsAnswer> => {
  const shown = useOrSampleWishes(useRead(rewardsRead, {}));
  // A chore's tap changes stars without making the catalogue stale.
  const balances = useBalances();
  const stars = balances.source === "live" ? balances.data : undefined;
  const flying = useMutationState<SavingGoalChange | undefined>({
    filters: { mutationKey: wishKey, status: "pending" },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the variables of this file's own mutation
    select: ({ state }) => state.variables as SavingGoalChange | undefined,
  });
  const data = useMemo(() => {
    if (shown.data === undefined) return undefined;
    const wishes = flying.filter((wish) => wish !== undefined);
    const wished = wishes.reduce(withWish, shown.data);
    return stars === undefined ? wished : { ...wished, balances: { ...stars } };
  }, [shown.data, flying, stars]);
  return shown.data === undefined || data === undefined ? shown : { ...shown, data };
};

/** Saves for a reward or stops it; shows at once, and goes back where the server refuses. */
export const useSetSavingGoal = () => {
  const app = useApp();
  return useMutation<OperationAnswer<"POST /api/rewards/{id}/assign">, ApiError, SavingGoalChange>({
    mutationKey: wishKey,
    // One after the other: the last finger decides.
    scope: { id: "wish" },
    mutationFn: async ({ rewardId, memberId, wanted }) => {
      const sent = { params: { id: rewardId }, body: { memberId } };
      return (await send(app, wanted ? assign : unassign, sent)).answer;
    },
    onSuccess: ({ memberId, rewardIds }) =>
      void app.queryClient.setQueryData<RewardsAnswer>(
        queryOf(rewardsRead, {}).queryKey,
        (rewards) =>
          rewards && {
            ...rewards,
            assignments: { ...rewards.assignments, [memberId]: rewardIds },
          },
      ),
    onError: () => void app.queryClient.invalidateQueries({ queryKey: ["rewards"] }),
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

type Redeemed = OperationAnswer<"POST /api/rewards/{id}/redeem">;

/** Spends a member's stars once, however often it is asked for until an answer comes. Rejects with an ApiError. */
export const redeemWithKey = async (app: SendDeps, choice: RedeemChoice): Promise<Redeemed> => {
  const { rewardId, memberId } = choice;
  const sent = { params: { id: rewardId }, body: { memberId } };
  try {
    const { answer } = await sendWithKey(app, redeem, sent, redeemKeyFor(choice, Date.now()));
    settleRedeemKey(choice, null);
    return answer;
  } catch (reason) {
    const error = apiErrorOf(reason);
    settleRedeemKey(choice, error);
    throw error;
  }
};

/**
 * Spends stars. Only the server's yes is a yes: nothing shows before; `code` `insufficient` or `rewardHidden`.
 * Asked again after an answer that never came, it doesn't spend twice.
 */
export const useRedeem = () => {
  const app = useApp();
  return useMutation<Redeemed, ApiError, RedeemChoice>({
    mutationFn: (choice) => redeemWithKey(app, choice),
    retry: (failures, error) => error.code === "network" && failures < 2,
    retryDelay: (failures) => 700 * 3 ** failures,
    onSettled: () => {
      for (const topic of redeem.stale)
        void app.queryClient.invalidateQueries({ queryKey: [topic] });
    },
  });
};
