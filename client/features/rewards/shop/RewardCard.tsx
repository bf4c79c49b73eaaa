import { rewardMessages } from "../messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import type { RewardOffer } from "../offers.ts";
import { SavingBar } from "../SavingBar.tsx";
import * as styles from "./reward-tiers.module.css";

/** A reward in the shop window: a tap looks at it, a tap on the heart saves for it. */
export const RewardCard = ({
  offer,
  onOpen,
  onSaveFor,
}: {
  offer: RewardOffer;
  onOpen: () => void;
  onSaveFor: () => void;
}) => {
  const s = useMessages(rewardMessages);
  const { reward, missing, isSavedFor } = offer;
  return (
    <li
      className={styles.reward}
      data-testid="reward"
      data-enough={missing === 0}
      data-reward={reward.id}
    >
      <button
        type="button"
        className={styles.rewardOpen}
        data-testid="reward-open"
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <span className={styles.rewardStage} data-part="reward-stage">
          <Picture name={reward.icon} words={reward.name} neutral="wrapped-gift" />
        </span>
        <Text size="large" display figures className={styles.rewardPrice}>
          <Icon name="star-fill" />
          <span aria-hidden="true">{reward.cost}</span>
          <Text srOnly>{s("costs", { count: reward.cost })}</Text>
        </Text>
        <Text weight="bold" as="b" clamp dir="auto">
          <HyphenatedText>{reward.name}</HyphenatedText>
        </Text>
        {missing === 0 ? (
          isSavedFor ? (
            <Text size="small" weight="bold" className={styles.rewardReady}>
              {s("redeem")}
            </Text>
          ) : null
        ) : (
          <SavingBar offer={offer} />
        )}
      </button>
      <Text
        as="button"
        tone="soft"
        type="button"
        className={styles.rewardSavingGoal}
        aria-pressed={isSavedFor}
        aria-label={s("saveForName", { reward: reward.name })}
        onClick={onSaveFor}
      >
        <FeatureIcon name={isSavedFor ? "heart-fill" : "heart"} />
      </Text>
    </li>
  );
};
