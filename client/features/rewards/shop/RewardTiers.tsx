import { rewardWords } from "../messages/messages.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import type { Rewards } from "../queries.ts";
import { type Offer, shelvesFor } from "../offers.ts";
import { RewardCard } from "./RewardCard.tsx";
import { tierWords } from "../tiers.ts";
import "./reward-tiers.css";

/** The shop window: a shelf for each tier, from little treats to big dreams. */
export const Shelves = ({
  rewards,
  memberId,
  onOpen,
  onWish,
}: {
  rewards: Rewards;
  memberId: string;
  onOpen: (rewardId: string) => void;
  onWish: (offer: Offer) => void;
}) => {
  const s = useWordsOf(rewardWords);
  const shelves = shelvesFor(rewards, memberId);
  if (shelves.length === 0)
    return (
      <EmptyState picture="wrapped-gift" title={s("noneOffered")} hint={s("noneOfferedHint")} />
    );
  return (
    <div className="reward-shelves">
      {shelves.map(({ tier, offers }) => (
        <section key={tier} className="reward-shelf" aria-label={s(tierWords[tier])}>
          <h2>{s(tierWords[tier])}</h2>
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
    </div>
  );
};
