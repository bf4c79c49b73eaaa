import type { CSSProperties, MouseEvent } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import type { PlacedBar } from "#client/features/calendar/views/month-row.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { useHyphenated } from "#client/ui/text/use-hyphenated.ts";
import { EventButton } from "../EventButton.tsx";
import { calendarSlotAt } from "../../move/slot-at.ts";
import { useCalendarView } from "../calendar-view-context.ts";
import type { MeasuredMonth } from "./use-month-room.ts";
import * as styles from "./month.module.css";

/** An event in a month's sheet, and what its line says before the title. */
export interface MonthEntry {
  readonly event: CalendarEvent;
  /** When it begins; bars have no time. */
  readonly time?: string;
  readonly title: string;
  /** Somebody is twice booked. */
  readonly isClash: boolean;
}

/** Words that are parted by a hyphen where a day is too narrow for them; a reader finds them without. */
const Title = ({ title, partedFrom }: { title: string; partedFrom: number }) => {
  const { locale } = useI18n();
  const hyphenated = useHyphenated(locale, title, partedFrom);
  if (hyphenated === title) return title;
  return (
    <>
      <span aria-hidden="true">{hyphenated}</span>
      <Text srOnly>{title}</Text>
    </>
  );
};

const MonthEvent = ({
  entry: { event, time, title },
  partedFrom,
  clashes,
  onFinger,
}: {
  entry: MonthEntry;
  partedFrom: number;
  clashes: ReadonlyMap<string, readonly Clash[]>;
  onFinger: ((event: MouseEvent) => void) | undefined;
}) => (
  <EventButton
    event={event}
    clashes={clashes}
    onFinger={onFinger}
    className={time === undefined ? styles.monthBar : styles.monthLine}
  >
    <Text clamp dir="auto">
      {time === undefined ? null : <time>{time} </time>}
      <EventPicture event={event} />
      <Title title={title} partedFrom={partedFrom} />
    </Text>
  </EventButton>
);

/** The events that have a place in a week of a month's sheet. */
export const MonthEvents = ({
  placed,
  room,
  clashes,
}: {
  placed: readonly PlacedBar<MonthEntry>[];
  room: MeasuredMonth | undefined;
  clashes: ReadonlyMap<string, readonly Clash[]>;
}) => {
  const { openDay } = useCalendarView();
  const tapDay = ({ clientX, clientY }: MouseEvent) => {
    const day = calendarSlotAt(clientX, clientY)?.day;
    if (day !== undefined) openDay(day);
  };
  return (
    <>
      {placed.map(({ bar: { item, from, to, cutStart, cutEnd }, row, high, lines, isCut }) => (
        <div
          key={`${item.event.id} ${from}`}
          className={styles.monthEntry}
          data-testid="month-entry"
          style={
            {
              gridColumn: `${from + 1} / ${to + 2}`,
              gridRow: `${row + 2} / span ${high}`,
              "--lines": lines,
            } as CSSProperties
          }
          data-short={isCut}
          data-cut-start={cutStart}
          data-cut-end={cutEnd}
        >
          <MonthEvent
            entry={item}
            partedFrom={room?.partedFrom(item.title, to - from + 1) ?? Number.POSITIVE_INFINITY}
            clashes={clashes}
            onFinger={room?.isLow === false ? undefined : tapDay}
          />
        </div>
      ))}
    </>
  );
};
