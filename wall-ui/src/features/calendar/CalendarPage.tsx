import { useState } from "react";
import { useLocation } from "wouter";
import { isDay } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";
import { usePageWeekday } from "#client/context/week.ts";
import { AgendaView } from "./views/agenda/AgendaView.tsx";
import { CalendarHead } from "./CalendarHead.tsx";
import { DayView } from "./views/day/DayView.tsx";
import { MonthView } from "./views/month/MonthView.tsx";
import { CalendarSheets } from "./CalendarSheets.tsx";
import { CalendarViewContext } from "./views/calendar-view-context.ts";
import { useCalendarState } from "./use-calendar-state.ts";
import { usePaging } from "../../ui/use-paging.ts";
import {
  type ViewPage,
  viewPageOf,
  neighbourPageStart,
  type CalendarView,
} from "./views/calendar-views.ts";
import { WeekView } from "./views/week/WeekView.tsx";
import "../../ui/page.module.css";
import * as styles from "./calendar.module.css";

const CurrentView = ({ view, page: { first, last } }: { view: CalendarView; page: ViewPage }) => {
  switch (view) {
    case "day":
      return <DayView key={first} day={first} />;
    case "week":
      return <WeekView key={first} first={first} />;
    case "month":
      return <MonthView key={first} first={first} />;
    case "agenda":
      return <AgendaView key={first} first={first} last={last} />;
  }
};

/** The family's calendar by day, week, month or as a list; swipe, arrow keys and buttons turn the page. */
export const CalendarPage = ({ view, date }: { view: CalendarView; date: string | undefined }) => {
  const pageWeekday = usePageWeekday();
  const [, go] = useLocation();
  const today = useToday();
  const [who, setWho] = useState<ReadonlySet<string>>(new Set());
  const calendar = useCalendarState(who);
  const day = isDay(date) ? date : today;
  const page = viewPageOf(view, day, pageWeekday);
  const open = (nextView: CalendarView, nextDay: string) =>
    go(`/calendar/${nextView}/${nextDay}`, { replace: true });
  const turn = (by: 1 | -1) => open(view, neighbourPageStart(view, page, by));
  const paging = usePaging(turn, calendar.isCarrying);
  return (
    <CalendarViewContext value={calendar.view}>
      <div className={styles.calendar} {...paging}>
        <CalendarHead
          {...{ view, page, day, who }}
          onWho={setWho}
          onOpen={open}
          onTurn={turn}
          onEvent={calendar.view.open}
        />
        <CurrentView view={view} page={page} />
      </div>
      <CalendarSheets calendar={calendar} />
    </CalendarViewContext>
  );
};
