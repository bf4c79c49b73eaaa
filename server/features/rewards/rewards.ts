import type { Clock } from "../../platform/clock.ts";
import type { Roster } from "../../config/roster.ts";
import type { BuiltInReward } from "../../config/rewards-file.ts";
import type { Db } from "../../db/connection.ts";
import { createRewardCatalog } from "./catalog.ts";
import { createRedemptionRequests } from "./redemption-requests.ts";
import { createRequestStore } from "./request-store.ts";
import { createRedemptions, type StarsForRewards } from "./redemptions.ts";
import { createRedemptionStore } from "./redemption-store.ts";
import { createRewardStore } from "./reward-store.ts";
import { createWishes } from "./wishes.ts";

interface RewardsDeps {
  readonly db: Db;
  /** The rewards in `rewards.json`. */
  readonly builtIn: readonly BuiltInReward[];
  readonly stars: StarsForRewards;
  readonly roster: () => Roster;
  readonly clock: Clock;
}

/** Creates the rewards: their catalogue, the members' wishes, and redemptions. */
export const createRewards = ({ db, builtIn, stars, roster, clock }: RewardsDeps) => {
  const store = createRewardStore(db);
  const redemptions = createRedemptionStore(db);
  const { wasRedeemed } = redemptions;
  const catalog = createRewardCatalog({ builtIn, store, clock, wasRedeemed });
  return {
    catalog,
    wishes: createWishes({ catalog, store, roster, clock }),
    redemptions: createRedemptions({ catalog, store, redemptions, stars, roster }),
    requests: createRedemptionRequests({ store: createRequestStore(db), catalog, roster, clock }),
    balances: stars.balances,
  };
};

export type RewardService = ReturnType<typeof createRewards>;
