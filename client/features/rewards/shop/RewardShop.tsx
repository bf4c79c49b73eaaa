import { type ReactNode, useState } from "react";
import { demoError } from "#client/api/api-error.ts";
import type { FamilyMember } from "#client/context/family.tsx";
import type { Shown } from "#client/query/query-state.ts";
import { type Rewards, useRedeem, useWish } from "../queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { rewardWords } from "../messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { showToast } from "#client/ui/toasts.ts";
import { Ceremony, type Got } from "./RedeemCelebration.tsx";
import { type Offer, offerOf, starsOf } from "../offers.ts";
import { RewardSheet } from "./RewardSheet.tsx";
import { Shelves } from "./RewardTiers.tsx";
import { useCeremony } from "./use-redeem-celebration.ts";
import { useGiveBack } from "../use-refund.ts";
import { useParentHere } from "../../access/queries.ts";
import { Wishes } from "../SavingGoals.tsx";
import "./reward-shop.css";

/** One member before the shop window: what they save for, what there is, and the way to get it. */
export const Shop = ({
  member,
  rewards,
  from,
  head,
  got,
}: {
  member: FamilyMember;
  rewards: Rewards;
  from: Shown<Rewards>["from"];
  head: ReactNode;
  /** What they had already. */
  got: ReactNode;
}) => {
  const s = useWordsOf(rewardWords);
  const { t } = useText();
  const [openId, setOpenId] = useState<string>();
  const [festive, setFestive] = useState<Got>();
  const wish = useWish();
  const redeem = useRedeem();
  const { prepare } = useCeremony();
  const { giveBack } = useGiveBack();
  const isParentHere = useParentHere();

  const open = rewards.catalog.find(({ id }) => id === openId);
  const isSample = () => {
    if (from === "demo") showToast({ kind: "problem", words: errorText(t, demoError()) });
    return from === "demo";
  };
  const look = (rewardId: string) => {
    redeem.reset();
    setOpenId(rewardId);
  };
  const toggle = ({ reward, isWished }: Offer) => {
    if (isSample()) return;
    wish.mutate(
      { rewardId: reward.id, memberId: member.id, wanted: !isWished },
      { onError: (error) => showToast({ kind: "problem", words: errorText(t, error) }) },
    );
  };
  const take = (offer: Offer) => {
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
  const end = (over: Got) => {
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
        <Wishes rewards={rewards} memberId={member.id} onOpen={look} />
      </div>
      <Shelves rewards={rewards} memberId={member.id} onOpen={look} onWish={toggle} />
      {got}
      {open === undefined ? null : (
        <RewardSheet
          key={open.id}
          offer={offerOf(rewards, member.id, open)}
          member={member}
          stars={starsOf(rewards, member.id)}
          error={redeem.error}
          isTaking={redeem.isPending}
          onWish={() => toggle(offerOf(rewards, member.id, open))}
          onTake={() => take(offerOf(rewards, member.id, open))}
          onClose={() => setOpenId(undefined)}
        />
      )}
      {festive === undefined ? null : <Ceremony got={festive} onOver={() => end(festive)} />}
    </div>
  );
};
