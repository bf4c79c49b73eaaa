import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { rewardMessages } from "../messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import type { RewardsAnswer } from "../reads.ts";
import { type RewardOffer, visibleTiersFor } from "../offers.ts";
import { balancedColumns } from "./balanced-columns.ts";
import { RewardCard } from "./RewardCard.tsx";
import { tierMessageKeys } from "../tiers.ts";
import * as styles from "./reward-tiers.module.css";

/** As narrow as a reward may be, by the sheet's `--reward` (rem). */
const usualRem = 10.5;

/** The boards of a shelf: as many rewards on each as there is room for, and none alone on the last. */
const RewardBoards = ({ count, children }: { count: number; children: ReactNode }) => {
  const box = useRef<HTMLUListElement>(null);
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const said = Number.parseFloat(getComputedStyle(element).getPropertyValue("--reward"));
      const least = (Number.isNaN(said) ? usualRem : said) * rem;
      setColumns(balancedColumns(count, Math.max(2, Math.floor(element.clientWidth / least))));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [count]);
  return (
    <ul ref={box} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
      {children}
    </ul>
  );
};

/** The shop window: a shelf for each tier, from little treats to big dreams. */
export const RewardTiers = ({
  rewards,
  memberId,
  onOpen,
  onSaveFor,
}: {
  rewards: RewardsAnswer;
  memberId: string;
  onOpen: (rewardId: string) => void;
  onSaveFor: (offer: RewardOffer) => void;
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
          <RewardBoards count={offers.length}>
            {offers.map((offer) => (
              <RewardCard
                key={offer.reward.id}
                offer={offer}
                onOpen={() => onOpen(offer.reward.id)}
                onSaveFor={() => onSaveFor(offer)}
              />
            ))}
          </RewardBoards>
        </section>
      ))}
    </Stack>
  );
};
