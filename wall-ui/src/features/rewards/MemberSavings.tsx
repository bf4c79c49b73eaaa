import { SavingLine } from "#client/features/rewards/SavingLine.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { ButtonLink } from "#client/ui/buttons/ButtonLink.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./member-savings.module.css";

/** What somebody's stars are for, on their page: what they save for, and the way to the shop window. */
export const MemberSavings = ({ memberId }: { memberId: string }) => {
  const { t } = useI18n();
  return (
    <Row as="nav" wrap className={styles.profileSaving} aria-label={t("rewards.title")}>
      <SavingLine memberId={memberId} most={3} />
      <ButtonLink href={`/rewards/${encodeURIComponent(memberId)}`}>
        <Icon name="star-fill" />
        {t("rewards.title")}
      </ButtonLink>
    </Row>
  );
};
