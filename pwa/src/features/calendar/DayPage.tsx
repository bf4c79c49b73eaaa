import { useLocation } from "wouter";
import { DayFacts } from "#client/features/calendar/day-facts/DayFacts.tsx";
import { DayBands } from "#client/features/absences/DayBands.tsx";
import { dayLayoutOf } from "#client/features/calendar/views/day-layout.ts";
import { eventsOfMembers } from "#client/features/calendar/views/filter-by-member.ts";
import { isUnknownDay, useEvents } from "#client/features/calendar/views/use-events.ts";
import { useIsEventUnsent } from "#client/features/calendar/changes/use-is-event-unsent.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { addDays, isSameYear } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";
import { useNow } from "#client/platform/clock.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { WaitingRows } from "#client/ui/layout/WaitingRows.tsx";
import { CalendarHead } from "./head/CalendarHead.tsx";
import { CalendarTurn } from "./CalendarTurn.tsx";
import { DayHours } from "./DayHours.tsx";
import { EventRow } from "./EventRow.tsx";
import type { CalendarFilter } from "./head/MemberFilter.tsx";
import { useCalendarGestures } from "./use-calendar-gestures.ts";
import * as styles from "./calendar.module.css";

/** One day by its hours; a swipe from the next one, a tap on an hour writes something new there. */
export const DayPage = ({ day, ...filter }: CalendarFilter & { day: string }) => {
  const { t, dateLong, dateLongWithYear, dayAt, minuteAt } = useI18n();
  const [, go] = useLocation();
  const today = useToday();
  const now = useNow();
  const isUnsent = useIsEventUnsent();
  const shown = useEvents(day, addDays(day, 1));
  const { allDay, timed, from, to } = dayLayoutOf(
    eventsOfMembers(shown.data?.events ?? [], filter.who),
    day,
    { dayAt, minuteAt },
  );
  const isUnknown = isUnknownDay(shown, day);
  const turn = (by: number) => go(`/calendar/day/${addDays(day, by)}`, { replace: true });
  const gestures = useCalendarGestures({ view: "day", day, onTurn: turn });
  return (
    <>
      <CalendarHead view="day" day={day} filter={filter} shown={shown} />
      <CalendarTurn
        title={isSameYear(day, today) ? dateLong(day) : dateLongWithYear(day)}
        isNow={day === today}
        onTurn={turn}
      />
      {shown.source === "failed" ? (
        <EmptyState picture="key" title={errorText(t, shown.error)} />
      ) : (
        <Stack
          gap={4}
          className={styles.dayPage}
          aria-busy={shown.source === "loading"}
          {...gestures}
        >
          <DayFacts day={day} />
          <DayBands named day={day} who={filter.who} />
          {allDay.length === 0 ? null : (
            <ul className={styles.agendaDay}>
              {allDay.map((event) => (
                <EventRow
                  key={event.id}
                  {...{ event, day, isPast: false, isUnsent: isUnsent(event) }}
                />
              ))}
            </ul>
          )}
          {isUnknown ? <WaitingRows count={timed.length === 0 ? 6 : 1} /> : null}
          {isUnknown && timed.length === 0 ? null : (
            <DayHours
              {...{ day, timed, from, to }}
              now={day === today ? minuteAt(now) : undefined}
            />
          )}
        </Stack>
      )}
    </>
  );
};
