import { OwnerProof } from "#client/features/access/OwnerProof.tsx";
import { useState } from "react";
import { useFamily } from "#client/context/family.ts";
import { Redemptions } from "#client/features/rewards/Redemptions.tsx";
import { balanceOfMember } from "#client/features/rewards/offers.ts";
import { RewardShop } from "#client/features/rewards/shop/RewardShop.tsx";
import { RewardShopHead } from "#client/features/rewards/shop/RewardShopHead.tsx";
import { RewardMemberPicker } from "#client/features/rewards/RewardMemberPicker.tsx";
import { useRewards } from "#client/features/rewards/queries.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useActing } from "../../context/acting.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { ChoreTabs } from "../../ui/ChoreTabs.tsx";
import { RedemptionPin } from "./RedemptionPin.tsx";
import * as pageStyles from "../../ui/page.module.css";
import * as styles from "./rewards.module.css";

/** The shop window of stars, for one member at a time: who acts, else the first child. */
export const RewardsPage = ({ who }: { who: string | undefined }) => {
  const { t } = useI18n();
  const family = useFamily();
  const { memberId: actingId } = useActing();
  const [asksPin, setAsksPin] = useState(false);
  const shown = useRewards();
  const member =
    family.find(({ id }) => id === who) ??
    family.find(({ id }) => id === actingId) ??
    family.find(({ kid }) => kid) ??
    family[0];
  const rewards = shown.data;
  return (
    <div className={`${pageStyles.room} ${styles.rewards}`} aria-busy={shown.source === "loading"}>
      <Row
        as="header"
        wrap
        className={pageStyles.roomHead}
        data-part="room-head"
        data-testid="room-head"
      >
        <h1>{t("rewards.title")}</h1>
        <SourceBadge shown={shown} />
        <ChoreTabs current="/rewards" />
      </Row>
      {member === undefined || rewards === undefined ? null : (
        <>
          <RewardMemberPicker shownId={member.id} rewards={rewards} />
          <RewardShop
            OwnerProof={OwnerProof}
            key={member.id}
            member={member}
            rewards={rewards}
            from={shown.source}
            head={<RewardShopHead member={member} stars={balanceOfMember(rewards, member.id)} />}
            got={<Redemptions member={member} onLocked={() => setAsksPin(true)} />}
          />
        </>
      )}
      {shown.source === "failed" ? (
        <EmptyState picture="wrapped-gift" title={t("state.failed")} />
      ) : null}
      <RedemptionPin open={asksPin} onOver={() => setAsksPin(false)} />
    </div>
  );
};
