import type { CSSProperties } from "react";
import type { CalendarEvent } from "../../../contract/calendar.ts";
import { useWords } from "../shell/use-words.ts";
import { useOpenEvent } from "./event-sheet.tsx";
import { sideBySide, type Stretch } from "./side-by-side.ts";

const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;

/** A member's day along the clock, from hour `from` to hour `to`; `now` in minutes draws the line of this moment. */
export const DayColumn = ({
  memberId,
  stretches,
  from,
  to,
  now,
}: {
  memberId: string | undefined;
  stretches: readonly Stretch<CalendarEvent>[];
  from: number;
  to: number;
  now: number | undefined;
}) => {
  const { t, format } = useWords();
  const open = useOpenEvent();
  const whole = (to - from) * 60;
  const place = (minute: number) => percent((minute - from * 60) / whole);
  return (
    <ul className="day-column" data-member={memberId}>
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
          <button type="button" onClick={() => open(item)}>
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
          </button>
        </li>
      ))}
      {now !== undefined && now >= from * 60 && now <= to * 60 ? (
        <li className="day-now" style={{ top: place(now) }} aria-hidden="true" />
      ) : null}
    </ul>
  );
};
