import { Link } from "wouter";
import { useParentHere } from "#client/features/access/queries.ts";
import { FailingFeeds } from "#client/features/calendar/feeds/FailingFeeds.tsx";
import type { CalendarContent } from "#client/features/calendar/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { isNotConnected, type QueryState } from "#client/query/query-state.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./calendar-trouble.module.css";

/** What the day lacks: the calendars that don't answer by name, or for a parent the way to connect the first one. */
export const CalendarTrouble = ({ shown }: { shown: QueryState<CalendarContent> }) => {
  const { t } = useI18n();
  const isParent = useParentHere();
  if (isNotConnected(shown))
    return !isParent ? null : (
      <Row as={Link} justify="between" className={styles.connect} href="/settings/sources">
        {t("sample.connect")}
        <Icon name="right" />
      </Row>
    );
  return (
    <Row wrap gap={2} className={styles.feeds}>
      <FailingFeeds shown={shown} sourceToo={false} most={4} />
    </Row>
  );
};
