import type { FamilyMember } from "#client/context/family.ts";
import { groupLedgerByDay } from "#client/features/stars/ledger-days.ts";
import { balanceOfMember } from "#client/features/rewards/offers.ts";
import { RewardShopHead } from "#client/features/rewards/shop/RewardShopHead.tsx";
import { useParentHere } from "#client/features/access/queries.ts";
import { useRewards } from "#client/features/rewards/queries.ts";
import { useWholeLedger } from "#client/features/stars/use-whole-ledger.ts";
import { rewardMessages } from "#client/features/rewards/messages/messages.ts";
import { starHistoryMessages } from "#client/features/stars/history-messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { LedgerRow } from "#client/features/stars/LedgerRow.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { AdjustStars } from "./AdjustStars.tsx";
import { SubPage } from "../../ui/SubPage.tsx";
import { StarHistoryDay } from "./StarHistoryDay.tsx";
import * as starHistoryStyles from "./star-history.module.css";
import * as styles from "./star-pages.module.css";
import * as rewardShopStyles from "#client/features/rewards/shop/reward-shop.module.css";
import * as rowsStyles from "../../ui/rows.module.css";

/** Every star that a member was given or lost, as far back as somebody reads; a parent gives or takes some here. */
export const StarHistoryPage = ({ member }: { member: FamilyMember }) => {
  const s = useMessages(rewardMessages);
  const w = useMessages(starHistoryMessages);
  const isParentHere = useParentHere();
  const rewards = useRewards().data;
  const stars = rewards === undefined ? undefined : balanceOfMember(rewards, member.id);
  const { shown, isReadingOn, readOn } = useWholeLedger(member.id);
  return (
    <SubPage
      look={styles.rewardPage}
      title={s("stars", { name: member.name })}
      back={`/rewards/${encodeURIComponent(member.id)}`}
    >
      {stars === undefined ? null : (
        <Stack
          gap={5}
          className={rewardShopStyles.shopMine}
          data-part="shop-mine"
          data-member={member.id}
        >
          <RewardShopHead member={member} stars={stars} />
          {isParentHere ? <AdjustStars member={member} stars={stars} /> : null}
        </Stack>
      )}
      <Stack
        as="section"
        gap={3}
        className={starHistoryStyles.history}
        aria-busy={shown.source === "loading"}
      >
        <Row as="h3" wrap>
          {w("title")} <SourceBadge shown={shown} />
        </Row>
        {shown.data?.length === 0 ? <p className={rowsStyles.rowsNone}>{w("none")}</p> : null}
        {groupLedgerByDay(shown.data ?? []).map(([day, entries]) => (
          <StarHistoryDay key={day} day={day}>
            {entries.map((entry) => (
              <LedgerRow key={entry.id} entry={entry} />
            ))}
          </StarHistoryDay>
        ))}
        {readOn === undefined ? null : (
          <Button disabled={isReadingOn} onClick={readOn}>
            {s("readOn")}
          </Button>
        )}
      </Stack>
    </SubPage>
  );
};
