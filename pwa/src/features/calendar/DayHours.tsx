import type { CSSProperties } from "react";
import { Link } from "wouter";
import type { CalendarEvent } from "#contract/calendar.ts";
import { sideBySide, type Stretch } from "#client/features/calendar/views/side-by-side.ts";
import { timeOf } from "#client/features/calendar/editing/minute-of-day.ts";
import { eventWords } from "#client/features/calendar/editing/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { clockFace } from "#client/ui/form/time-of-day.ts";
import { eventAddress, newAddress } from "./event-addresses.ts";

const leastMinutes = 40;

/** A day along the clock, from hour `from` to hour `to`; `now` in minutes draws the line of this moment. */
export const DayHours = ({
  day,
  timed,
  from,
  to,
  now,
}: {
  day: string;
  timed: readonly Stretch<CalendarEvent>[];
  from: number;
  to: number;
  now: number | undefined;
}) => {
  const s = useWordsOf(eventWords);
  const { t, locale, timeRange } = useText();
  const hours = Array.from({ length: to - from }, (_, at) => from + at);
  const place = (minute: number) => `calc(var(--hour) * ${(minute - from * 60) / 60})`;
  return (
    <div className="day-hours" style={{ "--hours": hours.length } as CSSProperties}>
      {hours.map((hour) => (
        <Link
          key={hour}
          className="day-hour figures"
          href={newAddress(day, hour * 60)}
          aria-label={s("addAt", { time: clockFace(timeOf(hour * 60), locale) })}
        >
          {clockFace(timeOf(hour * 60), locale)}
        </Link>
      ))}
      <ul>
        {sideBySide(timed, leastMinutes).map(({ item, from: start, to: end, at, of }) => (
          <li
            key={item.id}
            data-member={item.memberIds[0]}
            data-past={now !== undefined && end <= now}
            style={{
              top: place(start),
              height: place(end - start + from * 60),
              insetInlineStart: `${(at / of) * 100}%`,
              width: `${100 / of}%`,
            }}
          >
            <Link href={eventAddress(item, day)}>
              <b dir="auto">{item.title === "" ? t("calendar.untitled") : item.title}</b>
              <small>{timeRange(item.start, item.end)}</small>
            </Link>
          </li>
        ))}
        {now !== undefined && now >= from * 60 && now <= to * 60 ? (
          <li className="day-hours-now" style={{ top: place(now) }} aria-hidden="true" />
        ) : null}
      </ul>
    </div>
  );
};
