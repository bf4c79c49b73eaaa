import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import { useConfig } from "#client/context/config.ts";
import { eventDaysOf } from "#client/features/calendar/range-store.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { EventMarks } from "#client/features/calendar/event/EventLine.tsx";
import { useEventTime } from "../use-event-time.ts";
import { Text } from "#client/ui/text/Text.tsx";
import * as styles from "./search.module.css";

/** A heading and the events that were found; nothing where there are none. */
export const SearchResults = ({
  title,
  events,
  onOpen,
}: {
  title: string;
  events: readonly CalendarEvent[];
  onOpen: (event: CalendarEvent) => void;
}) => {
  const { t, dateShort, dayShort } = useI18n();
  const { timeZone } = useConfig();
  const when = useEventTime();
  if (events.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {events.map((event) => {
          const { first } = eventDaysOf(event, timeZone);
          return (
            <li key={event.id}>
              <button type="button" className={styles.searchEvent} onClick={() => onOpen(event)}>
                <EventMarks event={event} />
                <span className={styles.searchTitle} dir="auto">
                  <EventPicture event={event} />
                  {event.title || t("calendar.untitled")}
                </span>
                <Text as="time" size="small" tone="soft">
                  {dayShort(first)} {dateShort(first)} · {when(event)}
                </Text>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
