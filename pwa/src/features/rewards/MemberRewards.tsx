import type { FamilyMember } from "#client/context/family.tsx";
import { starsOf } from "#client/features/rewards/offers.ts";
import { Redemptions } from "#client/features/rewards/Redemptions.tsx";
import { Shop } from "#client/features/rewards/shop/RewardShop.tsx";
import { ShopHead } from "#client/features/rewards/shop/RewardShopHead.tsx";
import { useParentHere } from "#client/features/access/queries.ts";
import { WhoseRewards } from "#client/features/rewards/RewardMemberPicker.tsx";
import { useRewards } from "#client/features/rewards/queries.ts";
import { rewardWords } from "#client/features/rewards/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { SourceBadge } from "#client/ui/SourceBadge.tsx";
import { Page } from "../../ui/SubPage.tsx";
import { Way } from "../../ui/LinkRow.tsx";

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
