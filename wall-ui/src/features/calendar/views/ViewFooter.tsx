import type { ReactNode } from "react";
import { Row } from "#client/ui/layout/Row.tsx";
import { UnknownRoom } from "#wall-ui/src/ui/UnknownRoom.tsx";
import { FailingFeeds } from "#client/features/calendar/feeds/FailingFeeds.tsx";
import type { useVisibleEvents } from "../use-visible-events.ts";
import * as styles from "../calendar.module.css";

/** What stands under a view of the calendar: that its events aren't known, or which feeds fail; after a word of the view. */
export const ViewFooter = ({
  shown,
  children,
}: {
  shown: ReturnType<typeof useVisibleEvents>["shown"];
  children?: ReactNode;
}) => (
  <>
    <div className={styles.calendarEmpty}>
      <UnknownRoom shown={shown} />
    </div>
    <Row as="footer" wrap justify="end" className={styles.calendarMarks}>
      {children}
      <FailingFeeds shown={shown} />
    </Row>
  </>
);
