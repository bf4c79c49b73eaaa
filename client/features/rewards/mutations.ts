import type { CodePicture } from "#contract/members.ts";
import { defineWrite } from "../../api/call.ts";
import type { CacheView, SettledCache } from "../../mutations/cache/cache-view.ts";
import { defineMutation } from "../../mutations/define-mutation.ts";
import { type RewardsAnswer, rewardsRead } from "./reads.ts";

/** What proves whose stars they are. */
export interface RedeemProof {
  readonly pin?: string;
  readonly pictures?: CodePicture[];
}

/** A reward that a member spends stars on. */
export interface RedeemChoice {
  readonly rewardId: string;
  readonly memberId: string;
  readonly proof?: RedeemProof;
}

/** That a member saves for a reward from now on, or no longer. */
export interface SavingGoalChange {
  readonly rewardId: string;
  readonly memberId: string;
  readonly isSavedFor: boolean;
}

/** The catalogue with a saving goal in it, or without. */
const withGoal = (
  rewards: RewardsAnswer,
  { rewardId, memberId, isSavedFor }: SavingGoalChange,
): RewardsAnswer => {
  const before = rewards.assignments[memberId] ?? [];
  if (before.includes(rewardId) === isSavedFor) return rewards;
  const after = isSavedFor ? [...before, rewardId] : before.filter((id) => id !== rewardId);
  return { ...rewards, assignments: { ...rewards.assignments, [memberId]: after } };
};

type Goal = Omit<SavingGoalChange, "isSavedFor">;

interface Goals {
  readonly memberId: string;
  readonly rewardIds: string[];
}

const savingGoal = (isSavedFor: boolean) => ({
  request: ({ rewardId, memberId }: Goal) => ({ params: { id: rewardId }, body: { memberId } }),
  apply: (cache: CacheView, goal: Goal) =>
    cache.update(rewardsRead, (rewards) => withGoal(rewards, { ...goal, isSavedFor })),
  settle: (cache: SettledCache, _: Goal, { memberId, rewardIds }: Goals) =>
    cache.update(rewardsRead, (rewards) => ({
      ...rewards,
      assignments: { ...rewards.assignments, [memberId]: rewardIds },
    })),
  // One after the other: the last tap decides.
  scope: () => "saving-goals",
});

/** Saves for a reward from now on. */
export const assignReward = defineMutation({
  ...savingGoal(true),
  operation: defineWrite("POST /api/rewards/{id}/assign", ["rewards"]),
});

/** Saves for a reward no longer. */
export const unassignReward = defineMutation({
  ...savingGoal(false),
  operation: defineWrite("POST /api/rewards/{id}/unassign", ["rewards"]),
});

/** Spends a member's stars on a reward; nothing shows before the server's yes. */
export const redeemReward = defineMutation({
  operation: defineWrite("POST /api/rewards/{id}/redeem", ["rewards", "stars"]),
  request: ({ rewardId, memberId, proof }: RedeemChoice) => ({
    params: { id: rewardId },
    body: { memberId, ...proof },
  }),
  // Another PIN pays for the same.
  once: ({ rewardId, memberId }) => [rewardId, memberId],
  // Stars that are spent twice are worse than a second redemption that has to be made on the next day.
  onceForMs: 86_400_000,
});

/** Lets a member have the reward that they ask for, or not; a parent's. */
export const decideRequest = defineMutation({
  operation: defineWrite("POST /api/redemption-requests/{id}/decide", ["rewards", "stars"]),
});

/** Gives a redemption's stars back, once; a parent's. */
export const undoRedemption = defineMutation({
  operation: defineWrite("POST /api/redemptions/{id}/undo", ["rewards", "stars"]),
});

/** Adds a reward of the family's own; a parent's. */
export const addReward = defineMutation({
  operation: defineWrite("POST /api/rewards", ["rewards"]),
  once: true,
});

/** Prices, renames, hides or shows a reward; a parent's. */
export const changeReward = defineMutation({
  operation: defineWrite("PATCH /api/rewards/{id}", ["rewards"]),
});

/** Deletes a reward, or hides it where it has a history; a parent's. */
export const removeReward = defineMutation({
  operation: defineWrite("DELETE /api/rewards/{id}", ["rewards"]),
});
