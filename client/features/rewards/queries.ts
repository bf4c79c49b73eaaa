import { useCallback, useMemo } from "react";
import type { RedemptionRequest, Reward } from "#contract/rewards.ts";
import { defineRead } from "../../api/call.ts";
import type { Sample } from "../../query/sample/sample.ts";
import { type QueryState, useRead } from "../../query/query-state.ts";
import { useNow } from "../../platform/clock.ts";
import { useBalances } from "../stars/queries.ts";
import { useSampleWhileAreaEmpty } from "../../query/sample-fallback.ts";
import { type RewardsAnswer, rewardsRead } from "./reads.ts";

const requestsRead = defineRead("GET /api/redemption-requests", "rewards");

const nothing: readonly Reward[] = [];

/** The wall's own catalogue with the sample family's stars and saving goals, as long as the chores are samples too. */
const useOrSampleSavingGoals = (shown: QueryState<RewardsAnswer>): QueryState<RewardsAnswer> => {
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
  const shown = useOrSampleSavingGoals(useRead(rewardsRead, {}));
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
