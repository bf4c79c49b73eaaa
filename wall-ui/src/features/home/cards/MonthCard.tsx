import { Link } from "wouter";
import type { CalendarEvent } from "#contract/calendar.ts";
import { eventDaysOf } from "#client/features/calendar/range-store.ts";
import { monthWeeks } from "#client/features/calendar/views/months.ts";
import { useEvents } from "#client/features/calendar/views/use-events.ts";
import { useEventMarks } from "#client/context/calendar-tones.ts";
import { useConfig } from "#client/context/config.ts";
import { useToday } from "#client/context/clock.ts";
import { isWeekend } from "#client/i18n/time.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { HomeSourceBadge } from "../HomeSourceBadge.tsx";
import * as styles from "./month-card.module.css";

/** More dots than these say no more of a day. */
const mostDots = 4;
const none: readonly CalendarEvent[] = [];

const MonthDay = ({
  day,
  month,
  tones,
}: {
  day: string;
  month: string;
  tones: readonly string[];
}) => {
  const { dayNumber } = useI18n();
  return (
    <span
      className={styles.monthDay}
      data-today={day === useToday()}
      data-weekend={isWeekend(day)}
      data-outside={!day.startsWith(month)}
    >
      <b>{dayNumber(day)}</b>
      <span className={styles.dots}>
        {tones.slice(0, mostDots).map((tone) => (
          <i key={tone} {...(tone === "" ? {} : { "data-member": tone })} />
        ))}
      </span>
    </span>
  );
};

/** This month with a dot for everybody who has something on a day; leads to the month. */
export const MonthCard = () => {
  const { firstWeekday, monthName, dayShort } = useI18n();
  const { timeZone } = useConfig();
  const marksOf = useEventMarks();
  const today = useToday();
  const weeks = monthWeeks(today, firstWeekday);
  const days = weeks.flat();
  const shown = useEvents(days[0] ?? today, days.at(-1) ?? today);
  const events = shown.data?.events ?? none;
  const tonesOn = (day: string): readonly string[] => {
    const here = events.filter((event) => {
      const { first, last } = eventDaysOf(event, timeZone);
      return first <= day && last >= day;
    });
    const marks = here.flatMap((event) => {
      const own = marksOf(event);
      return own.length === 0 ? [""] : own;
    });
    return [...new Set(marks)];
  };
  const title = monthName(today);
  return (
    <Link
      href="/calendar/month"
      className={styles.month}
      data-testid="home-month"
      aria-busy={shown.source === "loading"}
      aria-label={title}
    >
      <span className={styles.head}>
        <b>{title}</b>
        <HomeSourceBadge shown={shown} />
      </span>
      <span className={styles.sheet} aria-hidden="true">
        {(weeks[0] ?? []).map((day) => (
          <small key={day}>{dayShort(day)}</small>
        ))}
        {days.map((day) => (
          <MonthDay key={day} day={day} month={today.slice(0, 7)} tones={tonesOn(day)} />
        ))}
      </span>
    </Link>
  );
};
