import { Link } from "wouter";
import type { Reward } from "#contract/rewards.ts";
import { groupByTier } from "#client/features/rewards/offers.ts";
import { tierMessageKeys } from "#client/features/rewards/tiers.ts";
import { useRewards } from "#client/features/rewards/queries.ts";
import { rewardMessages } from "#client/features/rewards/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { StarCount } from "#client/ui/badges/StarCount.tsx";
import { SubPage } from "../../ui/SubPage.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import * as styles from "./reward-catalogue.module.css";
import * as starPagesStyles from "../stars/star-pages.module.css";

const Row = ({ reward: { id, icon, name, cost, hidden } }: { reward: Reward }) => {
  const s = useMessages(rewardMessages);
  return (
    <li>
      <Link
        className={styles.catalogueRow}
        href={`/reward-list/change/${encodeURIComponent(id)}`}
        data-hidden={hidden}
      >
        <Picture name={icon} words={name} neutral="wrapped-gift" />
        <span>
          <Text as="b" clamp dir="auto">
            <HyphenatedText>{name}</HyphenatedText>
          </Text>
          {hidden ? (
            <small>
              <FeatureIcon name="hidden" /> {s("hidden")}
            </small>
          ) : null}
        </span>
        <StarCount count={cost} label={s("costs", { count: cost })} />
      </Link>
    </li>
  );
};

/** All rewards of the house, hidden ones too, for a parent to change. */
export const RewardCatalogue = () => {
  const s = useMessages(rewardMessages);
  const shown = useRewards();
  return (
    <SubPage look={starPagesStyles.rewardPage} title={s("catalogue")} back="/rewards">
      <SourceBadge shown={shown} />
      <ButtonLink kind="primary" href="/reward-list/new">
        <Icon name="plus" />
        {s("add")}
      </ButtonLink>
      {groupByTier(shown.data?.catalog ?? []).map(({ tier, rewards }) => (
        <section key={tier} className={styles.catalogueTier} aria-label={s(tierMessageKeys[tier])}>
          <h2>{s(tierMessageKeys[tier])}</h2>
          <ul>
            {rewards.map((reward) => (
              <Row key={reward.id} reward={reward} />
            ))}
          </ul>
        </section>
      ))}
    </SubPage>
  );
};
