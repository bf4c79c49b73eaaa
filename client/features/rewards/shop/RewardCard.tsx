import { rewardMessages } from "../messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Text } from "#client/ui/text/Text.tsx";
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
        <Text figures className="reward-price">
          <Icon name="star-fill" />
          <span aria-hidden="true">{reward.cost}</span>
          <Text srOnly>{s("costs", { count: reward.cost })}</Text>
        </Text>
        <Text as="b" clamp dir="auto">
          {reward.name}
        </Text>
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
