import { Link } from "wouter";
import type { FamilyMember } from "#client/context/family.ts";
import { useMemberDay } from "#client/features/tasks/member-day.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { ListRow } from "#client/ui/layout/ListRow.tsx";
import { ListRowText } from "#client/ui/layout/ListRowText.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";

/** A child's stars, which lead to what they buy. */
export const MyRewards = ({ me }: { me: FamilyMember }) => {
  const { t } = useI18n();
  const { stars } = useMemberDay(me.id);
  return (
    <ListRow as={Link} href="/rewards">
      <Picture name="wrapped-gift" />
      <ListRowText>
        <b>{t("rewards.title")}</b>
        <small>{t("chores.stars", { count: stars })}</small>
      </ListRowText>
      <Icon name="right" />
    </ListRow>
  );
};
