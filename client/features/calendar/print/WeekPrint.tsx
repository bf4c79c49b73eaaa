import type { ComponentType } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { DayFacts } from "../day-facts/DayFacts.tsx";
import { EventPicture } from "../event/EventPicture.tsx";
import { useConfig } from "../../../context/config.ts";
import { useFamily } from "../../../context/family.ts";
import { addDays, daysFrom } from "../../../i18n/time.ts";
import { useI18n } from "../../../i18n/use-i18n.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Row } from "../../../ui/layout/Row.tsx";
import { WaitingRows } from "../../../ui/layout/WaitingRows.tsx";
import { calendarMessages } from "../messages/messages.ts";
import { eventsOnDay } from "../queries.ts";
import { useRideText } from "../rides/use-ride-text.ts";
import { isUnknownDay, useEvents } from "../views/use-events.ts";
import { paperSizeOfHouse } from "../../../i18n/paper-size.ts";
import * as styles from "./week-print.module.css";

const PrintedEvent = ({ event }: { event: CalendarEvent }) => {
  const { t, timeRange } = useI18n();
  const ride = useRideText()(event);
  const whose = useFamily().filter(({ id }) => event.memberIds.includes(id));
  const about = [whose.map(({ name }) => name).join(", "), event.location ?? "", ride ?? ""].filter(
    (part) => part !== "",
  );
  return (
    <li>
      <time>{event.allDay ? t("calendar.allDay") : timeRange(event.start, event.end)}</time>
      <span dir="auto">
        <EventPicture event={event} />
        <b>{event.title || t("calendar.untitled")}</b>
        {about.length === 0 ? null : <small>{about.join(" · ")}</small>}
      </span>
    </li>
  );
};

/** A week on one sheet of paper, as it will be printed, and the button that prints it. */
export const WeekPrint = ({
  first,
  bands: Bands,
  onBack,
}: {
  first: string;
  /** Who is away or has which shift on a day. */
  bands: ComponentType<{ day: string }>;
  onBack: () => void;
}) => {
  const s = useMessages(calendarMessages);
  const { t, dateLong, dateRange } = useI18n();
  const { timeZone, locale } = useConfig();
  const last = addDays(first, 6);
  const shown = useEvents(first, last);
  const days = daysFrom(first, last);
  const isWhole = !days.some((day) => isUnknownDay(shown, day));
  return (
    <div className={styles.print}>
      <Row gap={3} wrap className={styles.printWays}>
        <Button onClick={onBack}>{t("action.back")}</Button>
        <Button kind="primary" disabled={!isWhole} onClick={() => window.print()}>
          {s("print")}
        </Button>
      </Row>
      <article
        className={styles.printSheet}
        data-paper={paperSizeOfHouse(locale)}
        data-testid="print"
      >
        <h1>{dateRange(first, last)}</h1>
        {days.map((day) => {
          const there = eventsOnDay(shown.data?.events ?? [], day, timeZone);
          return (
            <section key={day}>
              <header>
                <h2>{dateLong(day)}</h2>
                <DayFacts day={day} />
                <Bands day={day} />
              </header>
              {isUnknownDay(shown, day) ? (
                <WaitingRows count={1} />
              ) : there.length === 0 ? (
                <p>{t("calendar.freeDay")}</p>
              ) : (
                <ul>
                  {there.map((event) => (
                    <PrintedEvent key={event.id} event={event} />
                  ))}
                </ul>
              )}
            </section>
          );
        })}
      </article>
    </div>
  );
};
