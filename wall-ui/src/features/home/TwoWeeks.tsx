import { type CSSProperties, useRef } from "react";
import { Link } from "wouter";
import type { CalendarEvent } from "#contract/calendar.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { addDays, isWeekend } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";
import { useNow } from "#client/platform/clock.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { EventLine } from "#client/features/calendar/EventLine.tsx";
import { useOverflowCount } from "#client/ui/layout/use-overflow-count.ts";
import { Row } from "#client/ui/layout/Row.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { laneBarsOf } from "#client/features/calendar/views/lanes.ts";
import { useEventsByDay } from "../calendar/use-events-by-day.ts";
import { FailingFeeds } from "../calendar/feeds/FailingFeeds.tsx";
import { useFortnight } from "../calendar/use-fortnight.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import * as styles from "./two-weeks.module.css";
import * as homeStyles from "./home.module.css";

const DayEvents = ({
  events,
  timeOf,
  column,
  row,
  unseen,
}: {
  events: readonly CalendarEvent[];
  timeOf: (event: CalendarEvent) => string;
  column: number;
  row: number;
  /** Bars of this day that found no room. */
  unseen: number;
}) => {
  const { t } = useI18n();
  const list = useRef<HTMLUListElement>(null);
  const content = `${row} ${unseen} ${events.map(({ id }) => id).join()}`;
  const more = useOverflowCount(list, content) + unseen + Math.max(0, events.length - 12);
  return (
    <div className={styles.weekEvents} style={{ gridColumn: column, gridRow: `${row} / -1` }}>
      <Stack as="ul" justify="start" ref={list} data-cut={more > 0}>
        {events.slice(0, 12).map((event) => (
          <EventLine
            key={event.id}
            title={event.title}
            time={timeOf(event)}
            memberIds={event.memberIds}
          />
        ))}
      </Stack>
      {more === 0 ? null : (
        <Text as="p" size="tiny" tone="soft" weight="bold" className={styles.weekMore}>
          {t("calendar.moreEvents", { count: more })}
        </Text>
      )}
    </div>
  );
};

/** The fields of a week's days, then their names, each in its column. */
const WeekDays = ({ days }: { days: readonly string[] }) => {
  const { dateLong, dayShort, dayNumber, monthShort } = useI18n();
  const today = useToday();
  return (
    <>
      {days.map((day, at) => (
        <Link
          key={day}
          href={`/calendar/day/${day}`}
          className={styles.weekDay}
          style={{ gridColumn: at + 1 }}
          data-column={at + 1}
          data-today={day === today}
          data-weekend={isWeekend(day)}
          aria-label={dateLong(day)}
          {...(day === today ? { "aria-current": "date" as const } : {})}
        />
      ))}
      {days.map((day, at) => (
        <Row
          as="p"
          key={day}
          align="baseline"
          className={styles.weekName}
          style={{ gridColumn: at + 1 }}
          aria-hidden="true"
        >
          {dayShort(day)}
          <b>{dayNumber(day)}</b>
          {day.endsWith("-01") ? <small>{monthShort(day)}</small> : null}
        </Row>
      ))}
    </>
  );
};

const lanesShown = 2;

const WeekRow = ({ days }: { days: readonly string[] }) => {
  const now = useNow("minute");
  const { timedOn, timeOn, spans } = useEventsByDay(useFortnight().data?.events);
  const all = laneBarsOf(days, spans);
  const bars = all.filter(({ lane }) => lane < lanesShown);
  const unseen = (column: number) =>
    all.filter(({ from, to, lane }) => lane >= lanesShown && from <= column && to >= column).length;
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1));
  // Each day's lines begin right under its own bars.
  const under = (column: number) =>
    Math.max(
      0,
      ...bars.filter(({ from, to }) => from <= column && to >= column).map(({ lane }) => lane + 1),
    );
  const stillToCome = ({ end }: CalendarEvent) => Date.parse(end) > now;
  return (
    <div className={styles.week} style={{ "--lanes": lanes } as CSSProperties}>
      <WeekDays days={days} />
      {bars.map(({ item, from, to, lane, cutStart, cutEnd }) => (
        <Text
          as="p"
          key={item.id}
          size="tiny"
          weight="bold"
          className={styles.weekBar}
          style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: lane + 2 }}
          data-member={item.memberIds[0]}
          data-cut-start={cutStart}
          data-cut-end={cutEnd}
        >
          <span dir="auto">{item.title}</span>
        </Text>
      ))}
      {days.map((day, at) => (
        <DayEvents
          key={day}
          events={timedOn(day).filter(stillToCome)}
          timeOf={(event) => timeOn(day, event)}
          column={at + 1}
          row={under(at) + 2}
          unseen={unseen(at)}
        />
      ))}
    </div>
  );
};

/** Two weeks from today as one sheet of paper. */
export const TwoWeeks = () => {
  const { t } = useI18n();
  const today = useToday();
  const shown = useFortnight();
  const days = Array.from({ length: 14 }, (_, at) => addDays(today, at));
  return (
    <Card
      className={`${styles.weeks} ${homeStyles.homeWeeks}`}
      aria-label={t("home.twoWeeks")}
      aria-busy={shown.source === "loading"}
    >
      <WeekRow days={days.slice(0, 7)} />
      <WeekRow days={days.slice(7)} />
      <Row wrap align="stretch" justify="end" className={styles.weeksMarks}>
        <FailingFeeds shown={shown} sourceToo={false} />
      </Row>
    </Card>
  );
};
