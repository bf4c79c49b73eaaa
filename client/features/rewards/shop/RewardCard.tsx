import { rewardMessages } from "../messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import type { RewardOffer } from "../offers.ts";
import { SavingBar } from "../SavingBar.tsx";

/** A reward in the shop window: a tap looks at it, a tap on the heart saves for it. */
export const RewardCard = ({
  offer,
  onOpen,
  onWish,
}: {
  offer: RewardOffer;
  onOpen: () => void;
  onWish: () => void;
}) => {
  const s = useMessages(rewardMessages);
  const { reward, missing, isWished } = offer;
  return (
    <li className="reward" data-enough={missing === 0} data-reward={reward.id}>
      <button type="button" className="reward-open" aria-haspopup="dialog" onClick={onOpen}>
        <span className="reward-stage">
          <Picture name={reward.icon} words={reward.name} neutral="wrapped-gift" />
        </span>
        <span className="reward-price figures">
          <Icon name="star-fill" />
          <span aria-hidden="true">{reward.cost}</span>
          <span className="quietly">{s("costs", { count: reward.cost })}</span>
        </span>
        <b className="two-lines" dir="auto">
          {reward.name}
        </b>
        <SavingBar offer={offer} />
      </button>
      <button
        type="button"
        className="reward-wish"
        aria-pressed={isWished}
        aria-label={s("saveForName", { reward: reward.name })}
        onClick={onWish}
      >
        <FeatureIcon name={isWished ? "heart-fill" : "heart"} />
      </button>
    </li>
  );
};
