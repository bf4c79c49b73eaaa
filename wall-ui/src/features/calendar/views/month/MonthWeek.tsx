import type { MouseEvent } from "react";
import { Link } from "wouter";
import type { CalendarEvent } from "#contract/calendar.ts";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import { laneBarsOf, type DaySpan } from "#client/features/calendar/views/lanes.ts";
import { fitRow } from "#client/features/calendar/views/month-row.ts";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { MemberMarks } from "#client/features/calendar/EventLine.tsx";
import { useWallText } from "#wall-ui/src/ui/use-wall-text.ts";
import { EventButton } from "../EventButton.tsx";
import { calendarSlotAt } from "../../move/slot-at.ts";
import { useCalendarView } from "../calendar-view-context.ts";

/** An event in a month's sheet, and what its line says before the title. */
export interface MonthEntry {
  readonly event: CalendarEvent;
  /** When it begins; bars have no time. */
  readonly time?: string;
}

/** A week of a month's sheet: its days, and as many of their events as there are lines. */
export const MonthWeek = ({
  days,
  month,
  today,
  spans,
  lines,
  isLow,
  clashes,
}: {
  days: readonly string[];
  /** As `YYYY-MM`; other days are of a neighbour. */
  month: string;
  today: string;
  spans: readonly DaySpan<MonthEntry>[];
  lines: number;
  /** A line is lower than a thumb: a tap then means its day. */
  isLow: boolean;
  clashes: ReadonlyMap<string, readonly Clash[]>;
}) => {
  const { t, format } = useWallText();
  const s = useMessages(calendarMessages);
  const { add, openDay, over } = useCalendarView();
  // Where there is no room for words, a day shows whose events it has.
  const isTiny = lines < 2;
  const all = laneBarsOf(days, spans);
  const { bars, more } = fitRow(all, days.length, isTiny ? 0 : lines);
  const on = (at: number) => all.filter(({ from, to }) => from <= at && at <= to);
  const whoseOn = (at: number) => [...new Set(on(at).flatMap(({ item }) => item.event.memberIds))];
  const tapDay = ({ clientX, clientY }: MouseEvent) => {
    const day = calendarSlotAt(clientX, clientY)?.day;
    if (day !== undefined) openDay(day);
  };
  return (
    <div
      className="month-week"
      role="group"
      aria-label={format.dayRange(days[0] ?? "", days[6] ?? "")}
    >
      {days.map((day, at) => (
        <div
          key={day}
          className="month-day"
          style={{ gridColumn: at + 1 }}
          data-day={day}
          data-today={day === today}
          data-weekend={format.isWeekend(day)}
          data-outside={!day.startsWith(month)}
          data-over={over?.day === day}
        >
          <button
            type="button"
            className="month-add"
            tabIndex={-1}
            aria-label={
              isLow && on(at).length > 0
                ? format.longDate(day)
                : s("addOn", { day: format.longDate(day) })
            }
            onClick={() => (isLow && on(at).length > 0 ? openDay(day) : add({ day }))}
          />
          <Link
            className="month-number"
            href={`/calendar/day/${day}`}
            {...(day === today ? { "aria-current": "date" as const } : {})}
            aria-label={format.longDate(day)}
          >
            <b className="figures">{format.dayOfMonth(day)}</b>
            {day.endsWith("-01") ? <small>{format.month(day)}</small> : null}
          </Link>
        </div>
      ))}
      {bars.map(({ item: { event, time }, from, to, lane, cutStart, cutEnd }) => (
        <div
          key={`${event.id} ${from}`}
          className="month-entry"
          style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: lane + 2 }}
          data-cut-start={cutStart}
          data-cut-end={cutEnd}
        >
          <EventButton
            event={event}
            clashes={clashes}
            onFinger={isLow ? tapDay : undefined}
            className={time === undefined ? "month-bar" : "month-line"}
          >
            {time === undefined ? null : <time>{time}</time>}
            <span className="two-lines" dir="auto">
              {event.title === "" ? t("calendar.untitled") : event.title}
            </span>
          </EventButton>
        </div>
      ))}
      {more.map((count, at) => {
        const day = days[at];
        return count === 0 || day === undefined ? null : (
          <Link
            key={day}
            className={isTiny ? "month-dots" : "month-more"}
            style={{ gridColumn: at + 1, ...(isTiny ? {} : { gridRow: lines + 1 }) }}
            href={`/calendar/day/${day}`}
            aria-label={s("moreOn", { count, day: format.longDate(day) })}
          >
            {isTiny ? <MemberMarks memberIds={whoseOn(at)} /> : t("calendar.moreEvents", { count })}
          </Link>
        );
      })}
    </div>
  );
};
