import type { Redemption, RewardLanguage } from "#contract/rewards.ts";
import { iso } from "../../platform/clock.ts";
import type { Roster } from "../../config/roster.ts";
import { NotFound } from "../../platform/errors.ts";
import { knownMember } from "../../http/known-member.ts";
import { parseCursor, newestFirstPage } from "../../platform/pagination.ts";
import type { RewardCatalog } from "./catalog.ts";
import type { RedemptionRecord, RedemptionStore } from "./redemption-store.ts";
import type { RewardStore } from "./reward-store.ts";
import { requireOffered } from "./wishes.ts";

interface Payment {
  readonly redemptionId: number;
  readonly rewardId: string;
  readonly memberId: string;
  readonly name: string;
  readonly cost: number;
}

/** What rewards need of the stars. */
export interface StarsForRewards {
  balances(): Record<string, number>;
  balanceOf(memberId: string): number;
  /** Throws where the member has fewer stars. */
  requireEnough(memberId: string, cost: number): void;
  spend(payment: Payment): void;
  giveBack(payment: Payment): void;
}

interface RedemptionsDeps {
  readonly catalog: RewardCatalog;
  readonly store: RewardStore;
  readonly redemptions: RedemptionStore;
  readonly stars: StarsForRewards;
  readonly roster: () => Roster;
}

export interface RedemptionPageQuery {
  readonly memberId?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}

const view = (record: RedemptionRecord): Redemption => {
  const { id, memberId, rewardId, name, icon, cost, day, redeemedAt, undoneAt } = record;
  return {
    ...{ id: String(id), memberId, rewardId, name, icon, cost },
    date: day,
    redeemedAt: iso(redeemedAt),
    ...(undoneAt === null ? {} : { undoneAt: iso(undoneAt) }),
  };
};

const pageOf = (
  { redemptions, roster }: Pick<RedemptionsDeps, "redemptions" | "roster">,
  { memberId, before, limit }: RedemptionPageQuery,
) => {
  if (memberId !== undefined) knownMember(roster(), memberId);
  return newestFirstPage(
    redemptions.page(memberId, parseCursor(before), limit + 1).map(view),
    limit,
  );
};

/** Creates the spending of stars on rewards; each of its writes has to run in one transaction. */
export const createRedemptions = ({
  catalog,
  store,
  redemptions,
  stars,
  roster,
}: RedemptionsDeps) => {
  const find = (id: string): RedemptionRecord => {
    const found = /^\d{1,15}$/.test(id) ? redemptions.find(Number(id)) : null;
    if (found === null) throw new NotFound("redemption");
    return found;
  };
  const affordable = (
    { rewardId, memberId }: { readonly rewardId: string; readonly memberId: string },
    language: RewardLanguage,
  ) => {
    knownMember(roster(), memberId);
    const reward = catalog.find(rewardId, language);
    requireOffered(reward);
    stars.requireEnough(memberId, reward.cost);
    return reward;
  };
  return {
    /** Throws where a member can't have a reward now: 400, 404 or 409 as `redeem`. */
    requireAffordable: (
      choice: { readonly rewardId: string; readonly memberId: string },
      language: RewardLanguage,
    ): void => void affordable(choice, language),
    /** Spends a member's stars and removes the wish; 404 or 409 by the reward's state, 409 `insufficient`. */
    redeem: (
      choice: { readonly rewardId: string; readonly memberId: string },
      language: RewardLanguage,
    ) => {
      const { rewardId, memberId } = choice;
      const { name, icon, cost } = affordable(choice, language);
      const redemptionId = redemptions.add({ memberId, rewardId, name, icon, cost });
      stars.spend({ redemptionId, rewardId, memberId, name, cost });
      store.unassign({ memberId, rewardId });
      return { redemptionId: String(redemptionId), balance: stars.balanceOf(memberId) };
    },
    /** Returns a redemption's stars to the member, once; 404 where there is no such redemption. */
    undo: (id: string) => {
      const { id: redemptionId, undoneAt, ...spent } = find(id);
      const { rewardId, memberId, name, cost } = spent;
      const changed = undoneAt === null;
      if (changed) stars.giveBack({ redemptionId, rewardId, memberId, name, cost });
      return {
        redemption: view(find(id)),
        balance: stars.balanceOf(memberId),
        changed,
      };
    },
    /** The redemptions after one instant and up to another that aren't undone. */
    redeemedBetween: (after: number, until: number) =>
      redemptions
        .between(after, until)
        .map(({ memberId, name, icon, cost }) => ({ memberId, name, icon, cost })),
    /** A page, newest first; 400 for an unknown member or cursor. */
    page: (query: RedemptionPageQuery) => pageOf({ redemptions, roster }, query),
  };
};
