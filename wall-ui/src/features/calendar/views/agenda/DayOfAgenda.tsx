import { Link } from "wouter";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import { DayBands } from "#client/features/absences/DayBands.tsx";
import { DayFacts } from "#client/features/calendar/day-facts/DayFacts.tsx";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { daysBetween } from "#client/i18n/time.ts";
import { useNow } from "#client/platform/clock.ts";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useCalendarView, useIsEventOver } from "../calendar-view-context.ts";
import { AgendaList } from "./AgendaList.tsx";
import * as styles from "./agenda.module.css";

const isNear = (day: string, today: string) => Math.abs(daysBetween(today, day)) <= 1;

/** A day of the agenda: its name, which leads to the day itself, a plus, and what is on it. */
export const DayOfAgenda = ({
  day,
  events,
  clashes,
  hasFacts,
  isUnknown,
}: {
  day: string;
  events: readonly CalendarEvent[];
  clashes: ReadonlyMap<string, readonly Clash[]>;
  /** Whether a holiday or a bin stands beside the day's name. */
  hasFacts: boolean;
  /** Whether nobody has read it yet. */
  isUnknown: boolean;
}) => {
  const { dayAt, dayName, dateLong, dayNumber, nearDayName, monthShort } = useI18n();
  const s = useMessages(calendarMessages);
  const now = useNow("minute");
  const today = dayAt(now);
  const { add, who } = useCalendarView();
  const isOver = useIsEventOver((over) => over.day === day);
  return (
    <section
      className={styles.agendaDay}
      aria-label={dateLong(day)}
      data-day={day}
      data-today={day === today}
      data-over={isOver}
    >
      <Row as="header" gap={2} justify="between">
        <Row as={Link} gap={3} className={styles.agendaName} href={`/calendar/day/${day}`}>
          <Text display as="b" figures>
            {dayNumber(day)}
          </Text>
          <Stack as="span" gap={1}>
            <span>
              {isNear(day, today) ? nearDayName(day, now) : dayName(day)}
              <small>{monthShort(day)}</small>
            </span>
            <DayFacts day={day} />
            <DayBands named day={day} who={who} />
          </Stack>
        </Row>
        <IconButton
          icon="plus"
          label={s("addOn", { day: dateLong(day) })}
          onClick={() => add({ day })}
        />
      </Row>
      {events.length === 0 ? (
        <Text as="p" tone="soft" className={styles.agendaNothing}>
          {isUnknown || hasFacts ? " " : s("nothingOn")}
        </Text>
      ) : (
        <AgendaList day={day} events={events} clashes={clashes} />
      )}
    </section>
  );
};
