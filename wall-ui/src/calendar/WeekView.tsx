import { type CSSProperties, useLayoutEffect, useRef } from "react";
import { Link } from "wouter";
import type { CalendarEvent } from "../../../contract/calendar.ts";
import { useWords } from "../shell/use-words.ts";
import { addDays, useToday } from "../../../client/time.ts";
import { MemberMarks } from "../../../client/ui/EventLine.tsx";
import { useHiddenCount } from "../../../client/ui/use-hidden-count.ts";
import { useOpenEvent } from "./event-sheet.tsx";
import { FeedMarks } from "./FeedMarks.tsx";
import { barsIn } from "./lanes.ts";
import { useDays } from "./use-days.ts";
import { useEvents } from "./use-events.ts";
import "./week.css";

const WeekEvent = ({ event, time }: { event: CalendarEvent; time?: string }) => {
  const { t } = useWords();
  const open = useOpenEvent();
  return (
    <li>
      <button
        type="button"
        className="seven-event"
        data-member={event.memberIds[0]}
        onClick={() => open(event)}
      >
        <MemberMarks memberIds={event.memberIds} />
        <time>{time ?? t("calendar.allDay")}</time>
        <span className="two-lines" dir="auto">
          {event.title === "" ? t("calendar.untitled") : event.title}
        </span>
      </button>
    </li>
  );
};

const DayList = ({
  events,
  day,
  timeOf,
}: {
  events: readonly CalendarEvent[];
  day: string;
  timeOf: (event: CalendarEvent) => string;
}) => {
  const { t } = useWords();
  const list = useRef<HTMLUListElement>(null);
  const hidden = useHiddenCount(list, events.map(({ id }) => id).join());
  return (
    <>
      <ul className="seven-list" ref={list} data-cut={hidden > 0}>
        {events.map((event) => (
          <WeekEvent key={event.id} event={event} time={timeOf(event)} />
        ))}
      </ul>
      {hidden === 0 ? null : (
        <Link className="seven-more" href={`/calendar/day/${day}`}>
          {t("calendar.moreEvents", { count: hidden })}
        </Link>
      )}
    </>
  );
};

/** Seven days side by side, or below one another where the screen is narrow. */
export const WeekView = ({ first }: { first: string }) => {
  const { format } = useWords();
  const today = useToday();
  const shown = useEvents(first, addDays(first, 6));
  const { timedOn, timeOn, spans } = useDays(shown.data?.events);
  const days = Array.from({ length: 7 }, (_, at) => addDays(first, at));
  const bars = barsIn(days, spans).filter(({ lane }) => lane < 5);
  const open = useOpenEvent();
  const here = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    here.current?.scrollIntoView({ block: "start" });
  }, []);
  const lanes = Math.max(1, ...bars.map(({ lane }) => lane + 1));
  return (
    <>
      <div
        className="seven"
        style={{ "--lanes": lanes } as CSSProperties}
        aria-busy={shown.from === "loading"}
      >
        {days.map((day, at) => (
          <section
            key={day}
            className="seven-day"
            ref={day === today ? here : null}
            style={{ "--column": at + 1 } as CSSProperties}
            data-today={day === today}
            data-past={day < today}
            data-weekend={format.isWeekend(day)}
            aria-label={format.longDate(day)}
          >
            <Link className="seven-name" href={`/calendar/day/${day}`}>
              <span>{format.weekday(day)}</span>
              <b className="figures">{format.dayOfMonth(day)}</b>
            </Link>
            <ul className="seven-whole">
              {spans
                .filter((span) => span.first <= day && span.last >= day)
                .map(({ item }) => (
                  <WeekEvent key={item.id} event={item} />
                ))}
            </ul>
            <DayList events={timedOn(day)} day={day} timeOf={(event) => timeOn(day, event)} />
          </section>
        ))}
        {bars.map(({ item, from, to, lane, cutStart, cutEnd }) => (
          <button
            type="button"
            key={item.id}
            onClick={() => open(item)}
            className="week-bar seven-bar"
            style={{ gridColumn: `${from + 1} / ${to + 2}`, gridRow: lane + 2 }}
            data-member={item.memberIds[0]}
            data-cut-start={cutStart}
            data-cut-end={cutEnd}
          >
            <span dir="auto">{item.title}</span>
          </button>
        ))}
      </div>
      <div className="calendar-marks">
        <FeedMarks shown={shown} />
      </div>
    </>
  );
};
