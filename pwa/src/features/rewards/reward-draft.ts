import type { NewReward, Reward, RewardPatch } from "#contract/rewards.ts";
import { changedSinceOpened } from "#client/platform/changed-since-opened.ts";
import { suggestedPicture } from "#client/ui/pictures/suggested-picture.ts";

/** The most stars that the server lets a reward cost. */
const highestCost = 10_000;

/** A reward as a parent is writing it. */
export interface RewardDraft {
  readonly name: string;
  /** Undefined until one is chosen: what the name suggests. */
  readonly icon: string | undefined;
  readonly tier: Reward["tier"];
  /** As typed; undefined until then: what the tier suggests. */
  readonly cost: string | undefined;
}

/** What to start from: a reward as it is, or an empty page. */
export const rewardDraftOf = (reward: Reward | undefined): RewardDraft =>
  reward === undefined
    ? { name: "", icon: undefined, tier: "medium", cost: undefined }
    : { name: reward.name, icon: reward.icon, tier: reward.tier, cost: String(reward.cost) };

/** The picture that a draft shows: the chosen one, else what its name suggests, else a present. */
export const rewardIconOf = ({ icon, name }: RewardDraft): string =>
  icon ?? suggestedPicture(name) ?? "wrapped-gift";

/** The middle of what a tier's rewards cost; 10 where there are none. */
export const usualCost = (catalog: readonly Reward[], tier: Reward["tier"]): number => {
  const costs = catalog
    .filter((reward) => reward.tier === tier)
    .map(({ cost }) => cost)
    .toSorted((a, b) => a - b);
  return costs[Math.floor(costs.length / 2)] ?? 10;
};

/** A whole number of stars that a reward may cost, as typed; undefined when it is none. */
export const rewardCostOf = (typed: string): number | undefined => {
  const cost = /^\d{1,5}$/.test(typed.trim()) ? Number(typed) : 0;
  return cost >= 1 && cost <= highestCost ? cost : undefined;
};

/** What to send; undefined while something is missing. */
export const rewardInputOf = (
  draft: RewardDraft,
  catalog: readonly Reward[],
): NewReward | undefined => {
  const name = draft.name.trim();
  const cost = draft.cost === undefined ? usualCost(catalog, draft.tier) : rewardCostOf(draft.cost);
  return name === "" || cost === undefined
    ? undefined
    : { name, icon: rewardIconOf(draft), tier: draft.tier, cost };
};

/** What of a reward was changed since it was opened. */
export const rewardPatchOf = (
  { name, icon, tier, cost, hidden }: Reward,
  written: NewReward & { readonly hidden: boolean },
): RewardPatch => changedSinceOpened({ name, icon, tier, cost, hidden }, written);
