import { type ReactNode, useState } from "react";
import { sampleContentError } from "#client/api/api-error.ts";
import type { FamilyMember } from "#client/context/family.ts";
import type { QueryState } from "#client/query/query-state.ts";
import { useRedeem, useSetSavingGoal } from "../queries.ts";
import { type RewardsAnswer } from "../reads.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { rewardMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { showToast } from "#client/ui/toasts.ts";
import { RedeemCelebration, type RedeemedReward } from "./RedeemCelebration.tsx";
import { type RewardOffer, offerOf, balanceOfMember } from "../offers.ts";
import { RewardSheet } from "./RewardSheet.tsx";
import { RewardTiers } from "./RewardTiers.tsx";
import { useRedeemCelebration } from "./use-redeem-celebration.ts";
import { useRefund } from "../use-refund.ts";
import { useParentHere } from "../../access/queries.ts";
import { SavingGoals } from "../SavingGoals.tsx";
import "./reward-shop.css";

/** One member before the shop window: what they save for, what there is, and the way to get it. */
export const RewardShop = ({
  member,
  rewards,
  from,
  head,
  got,
}: {
  member: FamilyMember;
  rewards: RewardsAnswer;
  from: QueryState<RewardsAnswer>["source"];
  head: ReactNode;
  /** What they had already. */
  got: ReactNode;
}) => {
  const s = useMessages(rewardMessages);
  const { t } = useI18n();
  const [openId, setOpenId] = useState<string>();
  const [festive, setFestive] = useState<RedeemedReward>();
  const wish = useSetSavingGoal();
  const redeem = useRedeem();
  const { prepare } = useRedeemCelebration();
  const { giveBack } = useRefund();
  const isParentHere = useParentHere();

  const open = rewards.catalog.find(({ id }) => id === openId);
  const isSample = () => {
    if (from === "sample")
      showToast({ kind: "problem", words: errorText(t, sampleContentError()) });
    return from === "sample";
  };
  const look = (rewardId: string) => {
    redeem.reset();
    setOpenId(rewardId);
  };
  const toggle = ({ reward, isWished }: RewardOffer) => {
    if (isSample()) return;
    wish.mutate(
      { rewardId: reward.id, memberId: member.id, wanted: !isWished },
      { onError: (error) => showToast({ kind: "problem", words: errorText(t, error) }) },
    );
  };
  const take = (offer: RewardOffer) => {
    if (isSample()) return;
    prepare();
    redeem.mutate(
      { rewardId: offer.reward.id, memberId: member.id },
      {
        onSuccess: ({ balance, redemptionId }) => {
          setOpenId(undefined);
          setFestive({ redemptionId, balance, reward: offer.reward, member });
        },
      },
    );
  };
  const end = (over: RedeemedReward) => {
    setFestive(undefined);
    showToast({
      kind: "done",
      memberId: over.member.id,
      words: s(isParentHere ? "got" : "taken", {
        name: over.member.name,
        reward: over.reward.name,
      }),
      undo: isParentHere ? () => giveBack(over.redemptionId, over.member) : undefined,
    });
  };
  return (
    <div className="shop" data-member={member.id}>
      <div className="shop-mine">
        {head}
        <SavingGoals rewards={rewards} memberId={member.id} onOpen={look} />
      </div>
      <RewardTiers rewards={rewards} memberId={member.id} onOpen={look} onWish={toggle} />
      {got}
      {open === undefined ? null : (
        <RewardSheet
          key={open.id}
          offer={offerOf(rewards, member.id, open)}
          member={member}
          stars={balanceOfMember(rewards, member.id)}
          error={redeem.error}
          isTaking={redeem.isPending}
          onWish={() => toggle(offerOf(rewards, member.id, open))}
          onTake={() => take(offerOf(rewards, member.id, open))}
          onClose={() => setOpenId(undefined)}
        />
      )}
      {festive === undefined ? null : (
        <RedeemCelebration got={festive} onOver={() => end(festive)} />
      )}
    </div>
  );
};
