import type { FamilyMember } from "#client/context/family.ts";
import type { ReactNode } from "react";
import type { QueryState } from "#client/query/query-state.ts";
import { type RewardsAnswer } from "../reads.ts";
import { RedeemCelebration } from "./RedeemCelebration.tsx";
import { offerOf, balanceOfMember } from "../offers.ts";
import { type OwnerProofForm, RewardSheet } from "./RewardSheet.tsx";
import { AskedRewards } from "../AskedRewards.tsx";
import { RewardTiers } from "./RewardTiers.tsx";
import { useShop } from "./use-shop.ts";
import { SavingGoals } from "../SavingGoals.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./reward-shop.module.css";

/** One member before the shop window: what they save for, what there is, and the way to get it. */
export const RewardShop = ({
  member,
  rewards,
  from,
  head,
  got,
  OwnerProof,
}: {
  member: FamilyMember;
  rewards: RewardsAnswer;
  from: QueryState<RewardsAnswer>["source"];
  head: ReactNode;
  /** What they had already. */
  got: ReactNode;
  OwnerProof: OwnerProofForm;
}) => {
  const shop = useShop(member, rewards, from);
  const { open, festive } = shop;
  return (
    <Stack gap={6} className={styles.shop} data-part="shop" data-member={member.id}>
      <Stack gap={5} className={styles.shopMine} data-part="shop-mine">
        {head}
        <SavingGoals rewards={rewards} memberId={member.id} onOpen={shop.look} />
      </Stack>
      <AskedRewards memberId={member.id} />
      <RewardTiers
        rewards={rewards}
        memberId={member.id}
        onOpen={shop.look}
        onSaveFor={shop.toggleSavingGoal}
      />
      {got}
      {open === undefined ? null : (
        <RewardSheet
          key={open.id}
          offer={offerOf(rewards, member.id, open)}
          OwnerProof={OwnerProof}
          member={member}
          stars={balanceOfMember(rewards, member.id)}
          error={shop.error}
          isTaking={shop.isTaking}
          onSaveFor={() => shop.toggleSavingGoal(offerOf(rewards, member.id, open))}
          onTake={(proof) => shop.take(offerOf(rewards, member.id, open), proof)}
          onClose={shop.close}
        />
      )}
      {festive === undefined ? null : (
        <RedeemCelebration got={festive} onOver={() => shop.endCelebration(festive)} />
      )}
    </Stack>
  );
};
