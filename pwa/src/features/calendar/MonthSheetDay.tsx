import type { CalendarEvent } from "#contract/calendar.ts";
import { DayBands, useBandWords } from "#client/features/absences/DayBands.tsx";
import { useDayFacts } from "#client/features/calendar/day-facts/use-day-facts.ts";
import { EventMarks } from "#client/features/calendar/event/EventLine.tsx";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./month-sheet.module.css";

/** So many events of a day have a line of their own colour. */
const mostMarks = 3;

/** A day of a month's sheet: its number, a tint on holidays, a dot for each bin, the colours of its events, and who is away. */
export const MonthSheetDay = ({
  day,
  events,
  who,
  isChosen,
  isToday,
  isOutside,
  onDay,
}: {
  day: string;
  /** What is on it. */
  events: readonly CalendarEvent[];
  who: ReadonlySet<string>;
  isChosen: boolean;
  isToday: boolean;
  isOutside: boolean;
  onDay: (day: string) => void;
}) => {
  const { dateLong, dayNumber } = useI18n();
  const s = useMessages(calendarMessages);
  const { holidays, bins, words } = useDayFacts(day);
  const said = [
    dateLong(day),
    ...words,
    ...useBandWords(day, who),
    ...(events.length === 0 ? [] : [s("eventsOn", { count: events.length })]),
  ];
  return (
    <button
      type="button"
      className={styles.monthDay}
      data-day={day}
      aria-pressed={isChosen}
      aria-current={isToday ? "date" : undefined}
      data-today={isToday}
      data-outside={isOutside}
      data-public={holidays.some(({ kind }) => kind === "public")}
      data-school={holidays.some(({ kind }) => kind === "school")}
      aria-label={said.join(", ")}
      onClick={() => onDay(day)}
    >
      <Text figures>{dayNumber(day)}</Text>
      <span className={styles.monthMarks}>
        {events.slice(0, mostMarks).map((event) => (
          <EventMarks key={event.id} event={event} />
        ))}
      </span>
      {bins.length === 0 ? null : (
        <span className={styles.monthBins} aria-hidden="true">
          {bins.map(({ id, color }) => (
            <i key={id} style={{ background: color }} />
          ))}
        </span>
      )}
      <span className={styles.monthBands}>
        <DayBands day={day} who={who} />
      </span>
    </button>
  );
};
