import type { FamilyMember } from "../../../client/family.tsx";
import { starsOf } from "../../../client/rewards-ui/offers.ts";
import { Redemptions } from "../../../client/rewards-ui/Redemptions.tsx";
import { Shop } from "../../../client/rewards-ui/Shop.tsx";
import { ShopHead } from "../../../client/rewards-ui/ShopHead.tsx";
import { useParentHere } from "../../../client/members.ts";
import { WhoseRewards } from "../../../client/rewards-ui/WhoseRewards.tsx";
import { useRewards } from "../../../client/rewards.ts";
import { rewardWords } from "../../../client/text/rooms/rewards/words.ts";
import { useText } from "../../../client/text/use-text.ts";
import { useWordsOf } from "../../../client/text/words-of.ts";
import { EmptyState } from "../../../client/ui/EmptyState.tsx";
import { SourceBadge } from "../../../client/ui/SourceBadge.tsx";
import { Page } from "../shell/Page.tsx";
import { Way } from "../shell/Way.tsx";

/** A member's stars and what they are for; for parents also the ways to the catalogue and to the stars themselves. */
export const MemberRewards = ({ member }: { member: FamilyMember }) => {
  const s = useWordsOf(rewardWords);
  const { t } = useText();
  const isParentHere = useParentHere();
  const shown = useRewards();
  const rewards = shown.data;
  const starsHref = `/rewards/${encodeURIComponent(member.id)}/stars`;
  return (
    <Page look="reward-page" title={t("rewards.title")} back="/chores">
      <SourceBadge shown={shown} />
      {shown.from === "failed" ? (
        <EmptyState picture="wrapped-gift" title={t("state.failed")} />
      ) : null}
      {rewards === undefined ? null : (
        <>
          <WhoseRewards shownId={member.id} rewards={rewards} />
          <Shop
            key={member.id}
            member={member}
            rewards={rewards}
            from={shown.from}
            head={<ShopHead member={member} stars={starsOf(rewards, member.id)} />}
            got={<Redemptions member={member} />}
          />
          <Way
            href={starsHref}
            words={t("chores.history")}
            {...(isParentHere ? { hint: s("adjust") } : {})}
          />
          {isParentHere ? (
            <Way href="/reward-list" words={s("catalogue")} hint={s("catalogueHint")} />
          ) : null}
        </>
      )}
    </Page>
  );
};
