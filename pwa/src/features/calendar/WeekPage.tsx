import { useState } from "react";
import { Link, useLocation } from "wouter";
import { eventMessages } from "#client/features/calendar/editing/messages/messages.ts";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { eventsOfMembers } from "#client/features/calendar/views/filter-by-member.ts";
import { isUnknownDay, useEvents } from "#client/features/calendar/views/use-events.ts";
import { useToday } from "#client/context/clock.ts";
import { usePageWeekday } from "#client/context/week.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { addDays, daysFrom, isSameYear, weekStart } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { CalendarHead } from "./head/CalendarHead.tsx";
import { CalendarTurn } from "./CalendarTurn.tsx";
import { DayEvents } from "./DayEvents.tsx";
import type { CalendarFilter } from "./head/MemberFilter.tsx";
import { useCalendarGestures } from "./use-calendar-gestures.ts";
import * as styles from "./calendar.module.css";
import * as listsStyles from "../../ui/lists.module.css";

/** Leads to the sheet on which a week is printed. */
const PrintLink = ({ first }: { first: string }) => {
  const c = useMessages(calendarMessages);
  return (
    <Link
      className={listsStyles.listTool}
      href={`/calendar/print/${first}`}
      aria-label={c("print")}
    >
      <FeatureIcon name="print" />
    </Link>
  );
};

/** The week of a day, each of its days with what is on it; a swipe from the next week. */
export const WeekPage = ({ day, ...filter }: CalendarFilter & { day: string }) => {
  const { t, dateRange, dateRangeWithYear } = useI18n();
  const s = useMessages(eventMessages);
  const [, go] = useLocation();
  const today = useToday();
  const first = weekStart(day, usePageWeekday());
  const last = addDays(first, 6);
  const shown = useEvents(first, last);
  const events = eventsOfMembers(shown.data?.events ?? [], filter.who);
  const turn = (by: number) => go(`/calendar/week/${addDays(first, 7 * by)}`, { replace: true });
  const isNow = first <= today && today <= last;
  const isThisYear = [first, last].every((one) => isSameYear(one, today));
  const [isPastShown, showPast] = useState(false);
  const past = isNow && !isPastShown ? daysFrom(first, addDays(today, -1)) : [];
  const gestures = useCalendarGestures({ view: "week", day: isNow ? today : first, onTurn: turn });
  return (
    <>
      <CalendarHead view="week" day={isNow ? today : first} filter={filter} shown={shown} />
      <CalendarTurn
        title={isThisYear ? dateRange(first, last) : dateRangeWithYear(first, last)}
        isNow={isNow}
        onTurn={turn}
        tool={<PrintLink first={first} />}
      />
      {shown.source === "failed" ? (
        <EmptyState picture="key" title={errorText(t, shown.error)} />
      ) : (
        <Stack
          gap={2}
          className={styles.agenda}
          aria-busy={shown.source === "loading"}
          {...gestures}
        >
          {past.length === 0 ? null : (
            <Button kind="quiet" onClick={() => showPast(true)}>
              <Icon name="undo" />
              {s("before")}
            </Button>
          )}
          {daysFrom(first, last)
            .slice(past.length)
            .map((one) => (
              <DayEvents
                key={one}
                {...{ day: one, events }}
                who={filter.who}
                isUnknown={isUnknownDay(shown, one)}
              />
            ))}
        </Stack>
      )}
    </>
  );
};
