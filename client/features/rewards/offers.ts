import type { Reward } from "#contract/rewards.ts";
import type { RewardsAnswer } from "./reads.ts";
import { tierOrder } from "./tiers.ts";

/** A reward as it stands before one member. */
export interface RewardOffer {
  readonly reward: Reward;
  /** How many stars it still takes; 0 when they reach. */
  readonly missing: number;
  /** How much of it is saved, 0 to 1. */
  readonly share: number;
  readonly isSavedFor: boolean;
}

/** A member's stars; none for somebody who never had one. */
export const balanceOfMember = (rewards: RewardsAnswer, memberId: string): number =>
  rewards.balances[memberId] ?? 0;

/** How near a member is to a reward. */
export const offerOf = (rewards: RewardsAnswer, memberId: string, reward: Reward): RewardOffer => {
  const stars = Math.max(0, balanceOfMember(rewards, memberId));
  return {
    reward,
    missing: Math.max(0, reward.cost - balanceOfMember(rewards, memberId)),
    share: Math.min(1, stars / reward.cost),
    isSavedFor: rewards.assignments[memberId]?.includes(reward.id) ?? false,
  };
};

/** What a member saves for, in the order in which they chose. */
export const savingGoalsOf = (rewards: RewardsAnswer, memberId: string): readonly RewardOffer[] =>
  (rewards.assignments[memberId] ?? []).flatMap((goal) => {
    const reward = rewards.catalog.find(({ id, hidden }) => id === goal && !hidden);
    return reward === undefined ? [] : [offerOf(rewards, memberId, reward)];
  });

/** Rewards by tier, small ones first, the cheapest first in each; a tier without any is left out. */
export const groupByTier = (
  catalog: readonly Reward[],
): readonly { readonly tier: Reward["tier"]; readonly rewards: readonly Reward[] }[] =>
  tierOrder
    .map((tier) => ({
      tier,
      rewards: catalog.filter((reward) => reward.tier === tier).toSorted((a, b) => a.cost - b.cost),
    }))
    .filter(({ rewards }) => rewards.length > 0);

/** What is on the shelves for a member: by tier, without what is hidden. */
export const visibleTiersFor = (rewards: RewardsAnswer, memberId: string) =>
  groupByTier(rewards.catalog.filter(({ hidden }) => !hidden)).map(({ tier, rewards: shelf }) => ({
    tier,
    offers: shelf.map((reward) => offerOf(rewards, memberId, reward)),
  }));
