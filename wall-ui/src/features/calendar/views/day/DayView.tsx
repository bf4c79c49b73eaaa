import { type CSSProperties, useLayoutEffect, useRef } from "react";
import { DayBands } from "#client/features/absences/DayBands.tsx";
import { dayLayoutOf } from "#client/features/calendar/views/day-layout.ts";
import { useFamily } from "#client/context/family.ts";
import { useNow } from "#client/platform/clock.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { formatMinuteOfDay } from "#client/features/calendar/editing/minute-of-day.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { columnWidth } from "./column-width.ts";
import { DayColumn } from "./DayColumn.tsx";
import { ViewFooter } from "../ViewFooter.tsx";
import { LaneName } from "../LaneName.tsx";
import { type MemberLane, memberLanes } from "../member-lanes.ts";
import { useCalendarView } from "../calendar-view-context.ts";
import { useVisibleEvents } from "../../use-visible-events.ts";
import { AllDayEvents } from "./AllDayEvents.tsx";
import { useIsUnknown } from "#wall-ui/src/ui/UnknownRoom.tsx";
import * as styles from "./day.module.css";
import * as calendarStyles from "../../calendar.module.css";

/** What is free above the first hour in sight, in ems of its name, so that this is whole. */
const aboveHour = 0.9;

/** Scrolls a box so that this moment's line, or the first event, is in the middle of what is seen below its head, each time that its hours change. */
const useScrollToNow = (from: number, to: number, isLoading: boolean) => {
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = scroller.current;
    const line =
      box?.querySelector("[data-part~=day-now]") ?? box?.querySelector("[data-part~=day-event]");
    if (!box || !line) return;
    const name = box.querySelector("[data-part~=day-hour]");
    const head = box.firstElementChild?.clientHeight ?? 0;
    const room = box.clientHeight - head;
    const above = line.getBoundingClientRect().top - box.getBoundingClientRect().top;
    const at = box.scrollTop + above - head;
    const hour = Math.max(1, (box.scrollHeight - head) / (to - from));
    const margin =
      aboveHour * (name === null ? 0 : Number.parseFloat(getComputedStyle(name).fontSize));
    // It begins with an hour, of which the name is whole, where the line stays in sight by that.
    const whole = Math.round((at - room / 2) / hour) * hour - margin;
    const isSeen = whole <= at && at < whole + room;
    box.scrollTo({ top: isSeen ? whole : at - room / 2, behavior: "instant" });
  }, [from, to, isLoading]);
  return scroller;
};

const HourNames = ({ from, to }: { from: number; to: number }) => {
  const { timeOfDay } = useI18n();
  const hours = Array.from({ length: to - from }, (_, at) => from + at);
  return (
    <div className={`${styles.dayGutter} ${styles.dayHours}`} aria-hidden="true">
      {hours.map((hour) => (
        <span key={hour} data-part="day-hour">
          {hour === from ? null : timeOfDay(formatMinuteOfDay(hour * 60))}
        </span>
      ))}
    </div>
  );
};

const LaneHead = ({ lane, day }: { lane: MemberLane; day: string }) => (
  <div className={styles.dayWho} data-testid="day-who">
    <LaneName lane={lane} />
    {lane.member === undefined ? null : <DayBands named day={day} memberId={lane.member.id} />}
  </div>
);

/** One day as a time-line, a column for everyone and one for each member. */
export const DayView = ({ day }: { day: string }) => {
  const { t, dayAt, minuteAt, dateLong } = useI18n();
  const now = useNow("minute");
  const family = useFamily();
  const { who } = useCalendarView();
  const { shown, events, clashes } = useVisibleEvents(day, day);
  const isUnknown = useIsUnknown(shown);
  const { allDay, timed, from, to } = dayLayoutOf(events, day, { dayAt, minuteAt });
  const lanes = memberLanes(family, who, [...allDay, ...timed.map(({ item }) => item)]);
  const nowAt = dayAt(now) === day ? minuteAt(now) : undefined;
  const isLoading = shown.source === "loading";
  const scroller = useScrollToNow(from, to, isLoading);
  const timedOf = (lane: MemberLane) => timed.filter(({ item }) => lane.events.includes(item));
  const columns = lanes
    .map((lane) => columnWidth(timedOf(lane), lane.events.length === 0))
    .join(" ");
  const style = { "--columns": columns, "--hours": to - from } as CSSProperties;
  return (
    <>
      <div
        className={styles.day}
        inert={isUnknown || isLoading}
        ref={scroller}
        style={style}
        data-sideways
        data-scrolls
        tabIndex={0}
        aria-label={dateLong(day)}
        aria-busy={isLoading}
      >
        <div className={styles.dayHead}>
          <div className={styles.dayCorner} />
          {lanes.map((lane) => (
            <LaneHead key={lane.key} lane={lane} day={day} />
          ))}
          <div className={`${styles.dayGutter} ${styles.dayGutterAll}`}>
            {allDay.length === 0 ? null : t("calendar.allDay")}
          </div>
          {lanes.map((lane) => (
            <AllDayEvents key={lane.key} {...{ day, lane, allDay, clashes }} />
          ))}
        </div>
        <HourNames from={from} to={to} />
        {lanes.map((lane) => (
          <DayColumn
            key={lane.key}
            lane={lane.key}
            stretches={timedOf(lane)}
            now={nowAt}
            {...{ day, from, to, clashes }}
          />
        ))}
      </div>
      <ViewFooter shown={shown} />
      {!isLoading && !isUnknown && allDay.length + timed.length === 0 ? (
        <div className={calendarStyles.calendarEmpty}>
          <EmptyState picture="open-book" title={t("calendar.freeDay")} />
        </div>
      ) : null}
    </>
  );
};
