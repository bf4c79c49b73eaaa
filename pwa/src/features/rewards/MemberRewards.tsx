import { OwnerProof } from "#client/features/access/OwnerProof.tsx";
import type { FamilyMember } from "#client/context/family.ts";
import { balanceOfMember } from "#client/features/rewards/offers.ts";
import { Redemptions } from "#client/features/rewards/Redemptions.tsx";
import { RewardShop } from "#client/features/rewards/shop/RewardShop.tsx";
import { RewardShopHead } from "#client/features/rewards/shop/RewardShopHead.tsx";
import { useParentHere } from "#client/features/access/queries.ts";
import { RewardMemberPicker } from "#client/features/rewards/RewardMemberPicker.tsx";
import { useRewards } from "#client/features/rewards/queries.ts";
import { rewardMessages } from "#client/features/rewards/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { starHistoryMessages } from "#client/features/stars/history-messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { SubPage } from "../../ui/SubPage.tsx";
import { LinkRow } from "../../ui/LinkRow.tsx";
import * as styles from "../stars/star-pages.module.css";

/** A member's stars and what they are for; for parents also the ways to the catalogue and to the stars themselves. */
export const MemberRewards = ({ member }: { member: FamilyMember }) => {
  const s = useMessages(rewardMessages);
  const { t } = useI18n();
  const w = useMessages(starHistoryMessages);
  const isParentHere = useParentHere();
  const shown = useRewards();
  const rewards = shown.data;
  const starsHref = `/rewards/${encodeURIComponent(member.id)}/stars`;
  return (
    <SubPage look={styles.rewardPage} title={t("rewards.title")} back="/chores">
      <SourceBadge shown={shown} />
      {shown.source === "failed" ? (
        <EmptyState picture="wrapped-gift" title={t("state.failed")} />
      ) : null}
      {rewards === undefined ? null : (
        <>
          <RewardMemberPicker shownId={member.id} rewards={rewards} />
          <RewardShop
            OwnerProof={OwnerProof}
            key={member.id}
            member={member}
            rewards={rewards}
            from={shown.source}
            head={<RewardShopHead member={member} stars={balanceOfMember(rewards, member.id)} />}
            got={<Redemptions member={member} />}
          />
          <LinkRow
            href={starsHref}
            words={w("title")}
            {...(isParentHere ? { hint: s("adjust") } : {})}
          />
          {isParentHere ? (
            <LinkRow href="/reward-list" words={s("catalogue")} hint={s("catalogueHint")} />
          ) : null}
        </>
      )}
    </SubPage>
  );
};
