import { useLayoutEffect, useRef } from "react";
import { useFamily } from "#client/context/family.ts";
import { addDays, daysFrom } from "#client/i18n/time.ts";
import { FailingFeeds } from "#client/features/calendar/feeds/FailingFeeds.tsx";
import { memberLanes } from "../member-lanes.ts";
import { useCalendarView } from "../calendar-view-context.ts";
import { useVisibleEvents } from "../../use-visible-events.ts";
import { useWeekLayout } from "./use-week-shape.ts";
import { WeekByDay } from "./WeekByDay.tsx";
import { WeekByMember } from "./WeekByMember.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { UnknownRoom, useIsUnknown } from "#wall-ui/src/ui/UnknownRoom.tsx";
import * as styles from "./week.module.css";
import * as calendarStyles from "../../calendar.module.css";

/** Seven days: members as rows where the screen is wide, as columns where it is narrow and they find room. */
export const WeekView = ({ first }: { first: string }) => {
  const { who } = useCalendarView();
  const family = useFamily();
  const box = useRef<HTMLDivElement>(null);
  const days = daysFrom(first, addDays(first, 6));
  const { shown, events, clashes } = useVisibleEvents(first, addDays(first, 6));
  const isUnknown = useIsUnknown(shown);
  const lanes = memberLanes(family, who, events);
  const shape = useWeekLayout(box, lanes.length);
  const isLoading = shown.source === "loading";
  const shapeBefore = useRef(shape);
  useLayoutEffect(() => {
    const isTurned = shapeBefore.current !== shape;
    shapeBefore.current = shape;
    if (shape === "rows") {
      // Rows have today in sight; to scroll would have a page laid out while it is being made, so only one that was turned is.
      if (isTurned) box.current?.scrollTo({ top: 0 });
      return;
    }
    box.current?.querySelector("[data-today='true']")?.scrollIntoView({ block: "start" });
  }, [shape, isLoading]);
  return (
    <>
      <div
        className={styles.seven}
        inert={isUnknown || shown.source === "loading"}
        ref={box}
        data-scrolls
        data-shape={shape}
        tabIndex={0}
        aria-busy={isLoading}
      >
        {shape === "rows" ? (
          <WeekByMember days={days} lanes={lanes} clashes={clashes} />
        ) : (
          <WeekByDay
            days={days}
            lanes={shape === "columns" ? lanes : undefined}
            events={events}
            clashes={clashes}
          />
        )}
      </div>
      <div className={calendarStyles.calendarEmpty}>
        <UnknownRoom shown={shown} />
      </div>
      <Row as="footer" wrap justify="end" className={calendarStyles.calendarMarks}>
        <FailingFeeds shown={shown} />
      </Row>
    </>
  );
};
