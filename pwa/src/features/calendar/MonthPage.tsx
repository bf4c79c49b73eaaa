import { useLocation } from "wouter";
import { eventsOfMembers } from "#client/features/calendar/views/filter-by-member.ts";
import { addMonths, monthStart, monthWeeks } from "#client/features/calendar/views/months.ts";
import { isUnknownDay, useEvents } from "#client/features/calendar/views/use-events.ts";
import { useToday } from "#client/context/clock.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { CalendarHead } from "./head/CalendarHead.tsx";
import { CalendarTurn } from "./CalendarTurn.tsx";
import { DayEvents } from "./DayEvents.tsx";
import type { CalendarFilter } from "./head/MemberFilter.tsx";
import { MonthKey } from "./MonthKey.tsx";
import { MonthSheet } from "./MonthSheet.tsx";
import { useCalendarGestures } from "./use-calendar-gestures.ts";
import * as styles from "./calendar.module.css";

/** The month of a day as a sheet, and below it what is on the day; a swipe from the next month. */
export const MonthPage = ({ day, ...filter }: CalendarFilter & { day: string }) => {
  const { t, firstWeekday, monthName } = useI18n();
  const [, go] = useLocation();
  const today = useToday();
  const weeks = monthWeeks(day, firstWeekday);
  const days = weeks.flat();
  const shown = useEvents(days[0] ?? day, days.at(-1) ?? day);
  const events = eventsOfMembers(shown.data?.events ?? [], filter.who);
  const open = (one: string) => go(`/calendar/month/${one}`, { replace: true });
  const turn = (by: number) => {
    const first = addMonths(day, by);
    // This month opens on today, another one on its first day.
    open(first === monthStart(today) ? today : first);
  };
  const gestures = useCalendarGestures({ view: "month", day, onTurn: turn });
  return (
    <>
      <CalendarHead view="month" day={day} filter={filter} shown={shown} />
      <CalendarTurn
        title={monthName(day)}
        isNow={monthStart(day) === monthStart(today)}
        onTurn={turn}
      />
      {shown.source === "failed" ? (
        <EmptyState picture="key" title={errorText(t, shown.error)} />
      ) : (
        <Stack
          gap={5}
          className={styles.agenda}
          aria-busy={shown.source === "loading"}
          {...gestures}
        >
          <MonthSheet {...{ weeks, day, events }} who={filter.who} onDay={open} />
          <MonthKey day={day} hasEvents={events.length > 0} who={filter.who} />
          <DayEvents {...{ day, events }} who={filter.who} isUnknown={isUnknownDay(shown, day)} />
        </Stack>
      )}
    </>
  );
};
