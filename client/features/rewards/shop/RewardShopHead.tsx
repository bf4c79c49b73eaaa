import type { FamilyMember } from "#client/context/family.ts";
import { rewardMessages } from "../messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { StarCount } from "#client/ui/badges/StarCount.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./reward-shop.module.css";

/** Whose stars they are, and how many; a debt is said in words. */
export const RewardShopHead = ({ member, stars }: { member: FamilyMember; stars: number }) => {
  const s = useMessages(rewardMessages);
  return (
    <Row as="header" wrap className={styles.shopHead} data-part="shop-head" data-testid="shop-head">
      <Avatar face={member} />
      <h2 dir="auto">{member.name}</h2>
      <StarCount count={Math.max(0, stars)} label={s("costs", { count: Math.max(0, stars) })} />
      {stars > 0 ? null : <p>{stars === 0 ? s("noStars") : s("debt", { count: -stars })}</p>}
    </Row>
  );
};
