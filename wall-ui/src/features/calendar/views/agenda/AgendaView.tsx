import { useMemo } from "react";
import { Link } from "wouter";
import { agendaOf } from "#client/features/calendar/views/agenda.ts";
import { useConfig } from "#client/context/config.ts";
import { calendarWords } from "#client/features/calendar/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { daysBetween, useNow } from "#client/i18n/time.ts";
import { IconButton } from "#client/ui/Button.tsx";
import { useWords } from "#wall-ui/src/ui/use-wall-text.ts";
import { AgendaList } from "./AgendaList.tsx";
import { FeedMarks } from "../../feeds/FailingFeeds.tsx";
import { useRoom } from "../calendar-view-context.ts";
import { useRoomEvents } from "../../use-visible-events.ts";
import type { Page } from "../calendar-views.ts";
import "./agenda.css";

const isNear = (day: string, today: string) => Math.abs(daysBetween(today, day)) <= 1;

/** The coming days as a list: each day on which something begins, and what it is. */
export const AgendaView = ({ first, last }: Page) => {
  const { format } = useWords();
  const { dayName } = useText();
  const s = useWordsOf(calendarWords);
  const { timeZone } = useConfig();
  const now = useNow("minute");
  const today = format.day(now);
  const { add, over } = useRoom();
  const { shown, events, clashes } = useRoomEvents(first, last);
  const days = useMemo(
    () => agendaOf(events, first, last, timeZone),
    [events, first, last, timeZone],
  );
  return (
    <>
      <div className="agenda" data-scrolls aria-busy={shown.from === "loading"} tabIndex={0}>
        {days.map(({ day, events: list }) => (
          <section
            key={day}
            className="agenda-day"
            aria-label={format.longDate(day)}
            data-day={day}
            data-today={day === today}
            data-over={over?.day === day}
          >
            <header className="agenda-head">
              <Link className="agenda-name" href={`/calendar/day/${day}`}>
                <b className="figures">{format.dayOfMonth(day)}</b>
                <span>
                  {isNear(day, today) ? format.dayName(day, now) : dayName(day)}
                  <small>{format.month(day)}</small>
                </span>
              </Link>
              <IconButton
                icon="plus"
                label={s("addOn", { day: format.longDate(day) })}
                onClick={() => add({ day })}
              />
            </header>
            {list.length === 0 ? (
              <p className="agenda-nothing">{shown.from === "loading" ? " " : s("nothingOn")}</p>
            ) : (
              <AgendaList events={list} clashes={clashes} />
            )}
          </section>
        ))}
      </div>
      <footer className="calendar-marks">
        <FeedMarks shown={shown} />
      </footer>
    </>
  );
};
