import { Fragment, useMemo } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { DayBands } from "#client/features/absences/DayBands.tsx";
import { DayFacts } from "#client/features/calendar/day-facts/DayFacts.tsx";
import { useFactDays } from "#client/features/calendar/day-facts/use-fact-days.ts";
import { dailyAgendaOf } from "#client/features/calendar/views/agenda.ts";
import { useClashes } from "#client/features/calendar/views/use-clashes.ts";
import { eventsOfMembers } from "#client/features/calendar/views/filter-by-member.ts";
import { isUnknownDay, useEvents } from "#client/features/calendar/views/use-events.ts";
import { useConfig } from "#client/context/config.ts";
import { useDayInWords } from "#client/features/calendar/use-day-in-words.ts";
import { useIsEventUnsent } from "#client/features/calendar/changes/use-is-event-unsent.ts";
import { eventDaysOf } from "#client/features/calendar/range-store.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { addDays, daysBetween, daysFrom } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";
import { useNow } from "#client/platform/clock.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { WaitingRows } from "#client/ui/layout/WaitingRows.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { agendaChunkDays } from "./agenda-position.ts";
import { EventRow } from "./EventRow.tsx";
import { isOver } from "./is-over.ts";
import * as styles from "./calendar.module.css";

const DayHead = ({ day, today }: { day: string; today: string }) => {
  const { relativeDay } = useI18n();
  const inWords = useDayInWords();
  const away = daysBetween(today, day);
  return (
    <h2 data-today={away === 0}>
      {inWords(day)}
      {Math.abs(away) > 1 ? null : <small>{relativeDay(away)}</small>}
    </h2>
  );
};

const Now = () => {
  const { clock } = useI18n();
  return (
    <Row as="li" gap={3} className={styles.agendaNow} aria-hidden="true">
      <Text as="b" figures>
        {clock(useNow())}
      </Text>
    </Row>
  );
};

/** A day's events, and between them the hour. */
const DayRows = ({
  day,
  events,
  clashes,
}: {
  day: string;
  events: readonly CalendarEvent[];
  clashes: ReturnType<typeof useClashes>;
}) => {
  const today = useToday();
  const now = useNow();
  const isUnsent = useIsEventUnsent();
  const { timeZone } = useConfig();
  // What began on another day stands above whatever has an hour of this one.
  const isOnTheHour = (event: CalendarEvent) =>
    !event.allDay && eventDaysOf(event, timeZone).first === day;
  const comes =
    day === today
      ? events.findIndex((event) => isOnTheHour(event) && !isOver(event, today, now))
      : -1;
  return (
    <ul>
      {events.map((event, at) => (
        <Fragment key={event.id}>
          {at === comes ? <Now /> : null}
          <EventRow
            event={event}
            day={day}
            isPast={isOver(event, today, now)}
            clashes={clashes.get(event.id)}
            isUnsent={isUnsent(event)}
          />
        </Fragment>
      ))}
    </ul>
  );
};

const none: readonly CalendarEvent[] = [];

/** The days of four weeks on which something is; `isHere` for those from today on, which begin with today even when it is free. */
export const AgendaWeeks = ({
  first,
  who,
  isHere,
}: {
  first: string;
  who: ReadonlySet<string>;
  isHere: boolean;
}) => {
  const { t } = useI18n();
  const { timeZone } = useConfig();
  const today = useToday();
  const last = addDays(first, agendaChunkDays - 1);
  const shown = useEvents(first, last);
  const events = shown.data?.events;
  const factDays = useFactDays(first, last);
  const clashes = useClashes(events ?? none, first, last);
  const days = useMemo(() => {
    const others = isHere ? new Set([first, ...factDays]) : factDays;
    return dailyAgendaOf(eventsOfMembers(events ?? [], who), { first, last, timeZone, others });
  }, [events, who, isHere, first, last, timeZone, factDays]);
  if (shown.source === "failed")
    return isHere ? <EmptyState picture="key" title={errorText(t, shown.error)} /> : null;
  return (
    <Stack as="section" gap={5} aria-busy={shown.source === "loading"}>
      {days.map(({ day, events: there }) => (
        <Stack key={day} gap={2} className={styles.agendaDay}>
          <DayHead day={day} today={today} />
          <DayFacts day={day} />
          <DayBands named day={day} who={who} />
          {there.length === 0 && !factDays.has(day) && !isUnknownDay(shown, day) ? (
            <Text as="p" tone="soft">
              {t("calendar.freeDay")}
            </Text>
          ) : null}
          <DayRows day={day} events={there} clashes={clashes} />
        </Stack>
      ))}
      {daysFrom(first, last).some((day) => isUnknownDay(shown, day)) ? <WaitingRows /> : null}
    </Stack>
  );
};
