import type { CSSProperties, MouseEvent } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import { sideBySide, type MinuteSpan } from "#client/features/calendar/views/side-by-side.ts";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { calendarSlotAt } from "../../move/slot-at.ts";
import { useCalendarView, useIsEventOver } from "../calendar-view-context.ts";
import { TimedEvent } from "./TimedEvent.tsx";
import * as styles from "./day.module.css";

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;
const halfAnHour = 30;

/** The empty part of a column: a tap adds an event at its half hour. */
const AddHere = ({ day, lane, from }: { day: string; lane: string; from: number }) => {
  const { dateLong } = useI18n();
  const s = useMessages(calendarMessages);
  const { add } = useCalendarView();
  const addHere = ({ clientX, clientY }: MouseEvent) => {
    const { minute = from * 60 } = calendarSlotAt(clientX, clientY) ?? {};
    add({ day, lane, minute: Math.floor(minute / halfAnHour) * halfAnHour });
  };
  return (
    <li className={styles.dayAdd}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={s("addOn", { day: dateLong(day) })}
        onClick={addHere}
      />
    </li>
  );
};

const NowLine = ({ top }: { top: string }) => (
  <li className={styles.dayNow} data-part="day-now" style={{ top }} aria-hidden="true" />
);

/** A member's day along the clock, from hour `from` to hour `to`; `now` in minutes draws the line of this moment. */
export const DayColumn = ({
  day,
  lane,
  stretches,
  from,
  to,
  now,
  clashes,
}: {
  day: string;
  /** The member's id; "" is everyone's. */
  lane: string;
  stretches: readonly MinuteSpan<CalendarEvent>[];
  from: number;
  to: number;
  now: number | undefined;
  clashes: ReadonlyMap<string, readonly Clash[]>;
}) => {
  const isOver = useIsEventOver((over) => over.lane === lane && over.minute !== undefined);
  const whole = (to - from) * 60;
  const place = (minute: number) => percent((minute - from * 60) / whole);
  return (
    <ul
      className={styles.dayColumn}
      data-testid="day-column"
      data-member={lane || undefined}
      data-day={day}
      data-lane={lane}
      data-from={from}
      data-to={to}
      data-over={isOver}
    >
      <AddHere {...{ day, lane, from }} />
      {sideBySide(stretches, 40).map(({ item, from: start, to: end, at, of }) => (
        <li
          key={item.id}
          className={styles.dayEvent}
          data-part="day-event"
          data-past={now !== undefined && end <= now}
          data-short={end - start < 55}
          style={
            {
              top: place(start),
              height: percent((end - start) / whole),
              insetInlineStart: percent(at / of),
              width: percent(1 / of),
            } satisfies CSSProperties
          }
        >
          <TimedEvent event={item} minutes={end - start} isShared={of > 1} {...{ lane, clashes }} />
        </li>
      ))}
      {now !== undefined && now >= from * 60 && now <= to * 60 ? (
        <NowLine top={place(now)} />
      ) : null}
    </ul>
  );
};
