import type { CalendarEvent } from "#contract/calendar.ts";
import { DayBands } from "#client/features/absences/DayBands.tsx";
import { useClashes } from "#client/features/calendar/views/use-clashes.ts";
import { DayFacts } from "#client/features/calendar/day-facts/DayFacts.tsx";
import { eventsOnDay } from "#client/features/calendar/queries.ts";
import { useConfig } from "#client/context/config.ts";
import { useIsEventUnsent } from "#client/features/calendar/changes/use-is-event-unsent.ts";
import { useToday } from "#client/context/clock.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useNow } from "#client/platform/clock.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { WaitingRows } from "#client/ui/layout/WaitingRows.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Link } from "wouter";
import { EventRow } from "./EventRow.tsx";
import { isOver } from "./is-over.ts";
import * as styles from "./calendar.module.css";

/** A day of a week or a month with all that is on it; its name leads to its hours. */
export const DayEvents = ({
  day,
  events,
  who,
  isUnknown,
}: {
  day: string;
  /** Whose days away and shifts are said; nobody chosen is the whole family's. */
  who: ReadonlySet<string>;
  /** Of this day and others. */
  events: readonly CalendarEvent[];
  /** What else is on it isn't known yet. */
  isUnknown: boolean;
}) => {
  const { t, dateLong } = useI18n();
  const { timeZone } = useConfig();
  const today = useToday();
  const now = useNow();
  const isUnsent = useIsEventUnsent();
  const there = eventsOnDay(events, day, timeZone);
  const clashes = useClashes(there, day, day);
  return (
    <Stack gap={2} className={styles.agendaDay} data-day={day}>
      <h3 data-today={day === today}>
        <Link href={`/calendar/day/${day}`}>{dateLong(day)}</Link>
      </h3>
      <DayFacts day={day} />
      <DayBands named day={day} who={who} />
      {there.length === 0 ? (
        isUnknown ? null : (
          <Text as="p" size="small" tone="soft">
            {t("calendar.freeDay")}
          </Text>
        )
      ) : (
        <ul>
          {there.map((event) => (
            <EventRow
              key={event.id}
              event={event}
              day={day}
              isPast={isOver(event, today, now)}
              clashes={clashes.get(event.id)}
              isUnsent={isUnsent(event)}
            />
          ))}
        </ul>
      )}
      {isUnknown ? <WaitingRows count={1} /> : null}
    </Stack>
  );
};
