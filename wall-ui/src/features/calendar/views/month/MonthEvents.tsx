import type { CSSProperties, MouseEvent } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import type { PlacedBar } from "#client/features/calendar/views/month-row.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { EventButton } from "../EventButton.tsx";
import { calendarSlotAt } from "../../move/slot-at.ts";
import { useCalendarView } from "../calendar-view-context.ts";
import type { MonthWords } from "./month-words.ts";
import * as styles from "./month.module.css";

/** An event in a month's sheet, and what its line says before the title. */
export interface MonthEntry {
  readonly event: CalendarEvent;
  /** When it begins; bars have no time. */
  readonly time?: string;
  readonly title: string;
  /** Somebody is twice booked. */
  readonly isClash: boolean;
  readonly isOver: boolean;
}

/** Words that are parted by a hyphen where a day is too narrow for them; a reader finds them without. */
const Title = ({ title, parted }: { title: string; parted: string }) => {
  if (parted === title) return title;
  return (
    <>
      <span aria-hidden="true">{parted}</span>
      <Text srOnly>{title}</Text>
    </>
  );
};

const MonthEvent = ({
  entry: { event, time, title },
  parted,
  clashes,
  onFinger,
}: {
  entry: MonthEntry;
  /** Its title, with soft hyphens. */
  parted: string;
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
      <Title title={title} parted={parted} />
    </Text>
  </EventButton>
);

/** The events that have a place in a week of a month's sheet. */
export const MonthEvents = ({
  placed,
  words,
  isLow,
  clashes,
}: {
  placed: readonly PlacedBar<MonthEntry>[];
  words: MonthWords | undefined;
  /** Its lines are lower than a thumb: a tap means the day. */
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
              "--size": words?.sizeOf(item.title, to - from + 1) ?? 1,
            } as CSSProperties
          }
          data-short={isCut}
          data-cut-start={cutStart}
          data-cut-end={cutEnd}
        >
          <MonthEvent
            entry={item}
            parted={words?.titleOf(item.title, to - from + 1) ?? item.title}
            clashes={clashes}
            onFinger={isLow ? tapDay : undefined}
          />
        </div>
      ))}
    </>
  );
};
