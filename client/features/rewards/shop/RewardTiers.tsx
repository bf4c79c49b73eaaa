import { rewardMessages } from "../messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import type { RewardsAnswer } from "../reads.ts";
import { type RewardOffer, visibleTiersFor } from "../offers.ts";
import { RewardCard } from "./RewardCard.tsx";
import { tierMessageKeys } from "../tiers.ts";
import * as styles from "./reward-tiers.module.css";

/** The shop window: a shelf for each tier, from little treats to big dreams. */
export const RewardTiers = ({
  rewards,
  memberId,
  onOpen,
  onWish,
}: {
  rewards: RewardsAnswer;
  memberId: string;
  onOpen: (rewardId: string) => void;
  onWish: (offer: RewardOffer) => void;
}) => {
  const s = useMessages(rewardMessages);
  const shelves = visibleTiersFor(rewards, memberId);
  if (shelves.length === 0)
    return (
      <EmptyState picture="wrapped-gift" title={s("noneOffered")} hint={s("noneOfferedHint")} />
    );
  return (
    <Stack gap={6} justify="start" data-part="reward-shelves">
      {shelves.map(({ tier, offers }) => (
        <section
          key={tier}
          className={styles.rewardShelf}
          data-part="reward-shelf"
          aria-label={s(tierMessageKeys[tier])}
        >
          <h2>{s(tierMessageKeys[tier])}</h2>
          <ul>
            {offers.map((offer) => (
              <RewardCard
                key={offer.reward.id}
                offer={offer}
                onOpen={() => onOpen(offer.reward.id)}
                onWish={() => onWish(offer)}
              />
            ))}
          </ul>
        </section>
      ))}
    </Stack>
  );
};
