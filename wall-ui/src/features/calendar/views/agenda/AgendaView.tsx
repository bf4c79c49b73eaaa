import { useMemo } from "react";
import { Link } from "wouter";
import { agendaOf } from "#client/features/calendar/views/agenda.ts";
import { useConfig } from "#client/context/config.ts";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { daysBetween } from "#client/i18n/time.ts";
import { useNow } from "#client/platform/clock.ts";
import { IconButton } from "#client/ui/buttons/IconButton.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { AgendaList } from "./AgendaList.tsx";
import { FailingFeeds } from "../../feeds/FailingFeeds.tsx";
import { useCalendarView } from "../calendar-view-context.ts";
import { useVisibleEvents } from "../../use-visible-events.ts";
import type { ViewPage } from "../calendar-views.ts";
import { UnknownRoom, useIsUnknown } from "#wall-ui/src/ui/UnknownRoom.tsx";
import * as styles from "./agenda.module.css";
import * as calendarStyles from "../../calendar.module.css";

const isNear = (day: string, today: string) => Math.abs(daysBetween(today, day)) <= 1;

/** The coming days as a list: each day on which something begins, and what it is. */
export const AgendaView = ({ first, last }: ViewPage) => {
  const { dayAt, dayName, dateLong, dayNumber, nearDayName, monthShort } = useI18n();
  const s = useMessages(calendarMessages);
  const { timeZone } = useConfig();
  const now = useNow("minute");
  const today = dayAt(now);
  const { add, over } = useCalendarView();
  const { shown, events, clashes } = useVisibleEvents(first, last);
  const isUnknown = useIsUnknown(shown);
  const days = useMemo(
    () => agendaOf(events, first, last, timeZone),
    [events, first, last, timeZone],
  );
  return (
    <>
      <div
        className={styles.agenda}
        inert={isUnknown || shown.source === "loading"}
        data-scrolls
        aria-busy={shown.source === "loading"}
        tabIndex={0}
      >
        {days.map(({ day, events: list }) => (
          <section
            key={day}
            className={styles.agendaDay}
            aria-label={dateLong(day)}
            data-day={day}
            data-today={day === today}
            data-over={over?.day === day}
          >
            <Row as="header" gap={2} justify="between">
              <Row as={Link} gap={3} className={styles.agendaName} href={`/calendar/day/${day}`}>
                <Text display as="b" figures>
                  {dayNumber(day)}
                </Text>
                <span>
                  {isNear(day, today) ? nearDayName(day, now) : dayName(day)}
                  <small>{monthShort(day)}</small>
                </span>
              </Row>
              <IconButton
                icon="plus"
                label={s("addOn", { day: dateLong(day) })}
                onClick={() => add({ day })}
              />
            </Row>
            {list.length === 0 ? (
              <Text as="p" tone="soft" className={styles.agendaNothing}>
                {shown.source === "loading" ? " " : s("nothingOn")}
              </Text>
            ) : (
              <AgendaList events={list} clashes={clashes} />
            )}
          </section>
        ))}
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
