import { Link } from "wouter";
import { useParentHere } from "#client/features/access/queries.ts";
import { useApprovals } from "#client/features/tasks/approvals/approvals.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./today.module.css";

/** What waits for the parent who holds this phone, a tap from where they decide; nothing where nothing does. */
export const ApprovalsLine = () => {
  const { t } = useI18n();
  const count = useApprovals(useParentHere()).data?.items.length ?? 0;
  if (count === 0) return null;
  return (
    <Row as={Link} gap={3} className={styles.approvals} href="/chores">
      <Icon name="star-fill" />
      {t("chores.waits", { count })}
      <Icon name="right" />
    </Row>
  );
};
