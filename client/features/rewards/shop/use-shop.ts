import { useState } from "react";
import { sampleContentError } from "#client/api/api-error.ts";
import type { FamilyMember } from "#client/context/family.ts";
import type { QueryState } from "#client/query/query-state.ts";
import type { RedeemProof } from "../mutations.ts";
import { useRedeem, useSetSavingGoal } from "./use-redeem.ts";
import type { RewardsAnswer } from "../reads.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { rewardMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { showToast } from "#client/ui/overlays/toast-store.ts";
import type { RedeemedReward } from "./RedeemCelebration.tsx";
import type { RewardOffer } from "../offers.ts";
import { useRedeemCelebration } from "./use-redeem-celebration.ts";
import { useRefund } from "../use-refund.ts";
import { useParentHere } from "../../access/queries.ts";

/** Says who got what; a parent can give it back. */
const useTakenToast = () => {
  const s = useMessages(rewardMessages);
  const { refund } = useRefund();
  const isParentHere = useParentHere();
  return (over: RedeemedReward) =>
    showToast({
      kind: "done",
      memberId: over.member.id,
      words: s(isParentHere ? "got" : "taken", {
        name: over.member.name,
        reward: over.reward.name,
      }),
      undo: isParentHere ? () => refund(over.redemptionId, over.member) : undefined,
    });
};

/** Has a member save for a reward, or no longer. */
const useToggleSavingGoal = (member: FamilyMember) => {
  const { t } = useI18n();
  const setGoal = useSetSavingGoal();
  return ({ reward, isSavedFor }: RewardOffer) =>
    setGoal.mutate(
      { rewardId: reward.id, memberId: member.id, isSavedFor: !isSavedFor },
      { onError: (error) => showToast({ kind: "problem", words: errorText(t, error) }) },
    );
};

/** Holds which reward is open and which was just redeemed, and what a member may do in the shop. */
export const useShop = (
  member: FamilyMember,
  rewards: RewardsAnswer,
  from: QueryState<RewardsAnswer>["source"],
) => {
  const { t } = useI18n();
  const s = useMessages(rewardMessages);
  const [openId, setOpenId] = useState<string>();
  const [festive, setFestive] = useState<RedeemedReward>();
  const toggle = useToggleSavingGoal(member);
  const redeem = useRedeem();
  const { prepare } = useRedeemCelebration();
  const sayTaken = useTakenToast();

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
  const toggleSavingGoal = (offer: RewardOffer) => {
    if (!isSample()) toggle(offer);
  };
  const take = (offer: RewardOffer, proof?: RedeemProof) => {
    if (isSample()) return;
    prepare();
    redeem.mutate(
      {
        ...{ rewardId: offer.reward.id, memberId: member.id },
        ...(proof === undefined ? {} : { proof }),
      },
      {
        onSuccess: ({ answer, isFromBefore }) => {
          setOpenId(undefined);
          if (isFromBefore) {
            showToast({ kind: "problem", memberId: member.id, words: s("fromBefore") });
            return;
          }
          if ("requestId" in answer) {
            showToast({ kind: "done", memberId: member.id, words: s("asked") });
            return;
          }
          const { balance, redemptionId } = answer;
          setFestive({ redemptionId, balance, reward: offer.reward, member });
        },
      },
    );
  };
  const endCelebration = (over: RedeemedReward) => {
    setFestive(undefined);
    sayTaken(over);
  };
  return {
    open,
    festive,
    error: redeem.error,
    isTaking: redeem.isPending,
    close: () => setOpenId(undefined),
    ...{ look, toggleSavingGoal, take, endCelebration },
  };
};
