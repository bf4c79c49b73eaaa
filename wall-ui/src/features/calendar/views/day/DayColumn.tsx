import type { CSSProperties, MouseEvent } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import { sideBySide, type MinuteSpan } from "#client/features/calendar/views/side-by-side.ts";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useWallText } from "#wall-ui/src/ui/use-wall-text.ts";
import { EventButton } from "../EventButton.tsx";
import { calendarSlotAt } from "../../move/slot-at.ts";
import { useCalendarView } from "../calendar-view-context.ts";

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;
const halfAnHour = 30;

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
  const { t, format } = useWallText();
  const s = useMessages(calendarMessages);
  const { add, over } = useCalendarView();
  const whole = (to - from) * 60;
  const place = (minute: number) => percent((minute - from * 60) / whole);
  const addHere = ({ clientX, clientY }: MouseEvent) => {
    const { minute = from * 60 } = calendarSlotAt(clientX, clientY) ?? {};
    add({ day, lane, minute: Math.floor(minute / halfAnHour) * halfAnHour });
  };
  return (
    <ul
      className="day-column"
      data-member={lane || undefined}
      data-day={day}
      data-lane={lane}
      data-from={from}
      data-to={to}
      data-over={over?.lane === lane && over.minute !== undefined}
    >
      <li className="day-add">
        <button
          type="button"
          tabIndex={-1}
          aria-label={s("addOn", { day: format.longDate(day) })}
          onClick={addHere}
        />
      </li>
      {sideBySide(stretches, 40).map(({ item, from: start, to: end, at, of }) => (
        <li
          key={item.id}
          className="day-event"
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
          <EventButton event={item} lane={lane} clashes={clashes} className="day-event-button">
            <span className="day-event-when">
              {end - start < 55 || of > 1
                ? format.time(item.start)
                : format.timeRange(item.start, item.end)}{" "}
            </span>
            <span className="day-event-title" dir="auto">
              {item.title === "" ? t("calendar.untitled") : item.title}
            </span>
            {item.location === undefined || end - start < 75 ? null : (
              <span className="day-event-when" dir="auto">
                {item.location}
              </span>
            )}
          </EventButton>
        </li>
      ))}
      {now !== undefined && now >= from * 60 && now <= to * 60 ? (
        <li className="day-now" style={{ top: place(now) }} aria-hidden="true" />
      ) : null}
    </ul>
  );
};
