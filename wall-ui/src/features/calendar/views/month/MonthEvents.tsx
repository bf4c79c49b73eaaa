import type { MouseEvent } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import type { PlacedBar } from "#client/features/calendar/views/month-row.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { EventButton } from "../EventButton.tsx";
import { calendarSlotAt } from "../../move/slot-at.ts";
import { useCalendarView } from "../calendar-view-context.ts";
import * as styles from "./month.module.css";

/** Days are narrow: words of so many letters are parted. */
const fewestLetters = 8;

/** An event in a month's sheet, and what its line says before the title. */
export interface MonthEntry {
  readonly event: CalendarEvent;
  /** When it begins; bars have no time. */
  readonly time?: string;
}

const MonthEvent = ({
  event,
  time,
  clashes,
  onFinger,
}: {
  event: CalendarEvent;
  time: string | undefined;
  clashes: ReadonlyMap<string, readonly Clash[]>;
  onFinger: ((event: MouseEvent) => void) | undefined;
}) => {
  const { t } = useI18n();
  return (
    <EventButton
      event={event}
      clashes={clashes}
      onFinger={onFinger}
      className={time === undefined ? styles.monthBar : styles.monthLine}
    >
      {time === undefined ? null : <time>{time}</time>}
      <Text clamp dir="auto">
        <EventPicture event={event} />
        <HyphenatedText fewestLetters={fewestLetters}>
          {event.title === "" ? t("calendar.untitled") : event.title}
        </HyphenatedText>
      </Text>
    </EventButton>
  );
};

/** The events that have a line in a week of a month's sheet. */
export const MonthEvents = ({
  placed,
  isLow,
  clashes,
}: {
  placed: readonly PlacedBar<MonthEntry>[];
  /** A line is lower than a thumb: a tap then means its day. */
  isLow: boolean;
  clashes: ReadonlyMap<string, readonly Clash[]>;
}) => {
  const { openDay } = useCalendarView();
  const tapDay = ({ clientX, clientY }: MouseEvent) => {
    const day = calendarSlotAt(clientX, clientY)?.day;
    if (day !== undefined) openDay(day);
  };
  return (
    <>
      {placed.map(({ bar: { item, from, to, cutStart, cutEnd }, line, high }) => (
        <div
          key={`${item.event.id} ${from}`}
          className={styles.monthEntry}
          data-testid="month-entry"
          style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: `${line + 2} / span ${high}` }}
          data-high={high}
          data-cut-start={cutStart}
          data-cut-end={cutEnd}
        >
          <MonthEvent
            event={item.event}
            time={item.time}
            clashes={clashes}
            onFinger={isLow ? tapDay : undefined}
          />
        </div>
      ))}
    </>
  );
};
