import { Link } from "wouter";
import type { Reward } from "../../../contract/rewards.ts";
import { byTier } from "../../../client/rewards-ui/offers.ts";
import { tierWords } from "../../../client/rewards-ui/tiers.ts";
import { useRewards } from "../../../client/rewards.ts";
import { rewardWords } from "../../../client/text/rooms/rewards/words.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { Icon } from "../../../client/ui/Icon.tsx";
import { Picture } from "../../../client/ui/Picture.tsx";
import { RoomIcon } from "../../../client/ui/RoomIcon.tsx";
import { SourceBadge } from "../../../client/ui/SourceBadge.tsx";
import { Stars } from "../../../client/ui/Stars.tsx";
import { Page } from "../shell/Page.tsx";
import "./catalogue.css";

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
