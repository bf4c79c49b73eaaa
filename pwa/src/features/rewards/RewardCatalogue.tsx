import { Link } from "wouter";
import type { Reward } from "#contract/rewards.ts";
import { byTier } from "#client/features/rewards/offers.ts";
import { tierWords } from "#client/features/rewards/tiers.ts";
import { useRewards } from "#client/features/rewards/queries.ts";
import { rewardWords } from "#client/features/rewards/messages/messages.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { RoomIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { SourceBadge } from "#client/ui/SourceBadge.tsx";
import { Stars } from "#client/ui/StarCount.tsx";
import { Page } from "../../ui/SubPage.tsx";
import "./reward-catalogue.css";

const Row = ({ reward: { id, icon, name, cost, hidden } }: { reward: Reward }) => {
  const s = useWordsOf(rewardWords);
  return (
    <li>
      <Link
        className="catalogue-row"
        href={`/reward-list/change/${encodeURIComponent(id)}`}
        data-hidden={hidden}
      >
        <Picture name={icon} words={name} neutral="wrapped-gift" />
        <span>
          <b className="two-lines" dir="auto">
            {name}
          </b>
          {hidden ? (
            <small>
              <RoomIcon name="hidden" /> {s("hidden")}
            </small>
          ) : null}
        </span>
        <Stars count={cost} label={s("costs", { count: cost })} />
      </Link>
    </li>
  );
};

/** All rewards of the house, hidden ones too, for a parent to change. */
export const Catalogue = () => {
  const s = useWordsOf(rewardWords);
  const shown = useRewards();
  return (
    <Page look="reward-page" title={s("catalogue")} back="/rewards">
      <SourceBadge shown={shown} />
      <Link className="button" data-kind="primary" href="/reward-list/new">
        <Icon name="plus" />
        {s("add")}
      </Link>
      {byTier(shown.data?.catalog ?? []).map(({ tier, rewards }) => (
        <section key={tier} className="catalogue-tier" aria-label={s(tierWords[tier])}>
          <h2>{s(tierWords[tier])}</h2>
          <ul>
            {rewards.map((reward) => (
              <Row key={reward.id} reward={reward} />
            ))}
          </ul>
        </section>
      ))}
    </Page>
  );
};
