import type { CalendarEvent } from "#contract/calendar.ts";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { EventButton } from "../EventButton.tsx";
import * as styles from "./day.module.css";

/** An event in a day's column: its time, title and place, as far as its height and width allow. */
export const TimedEvent = ({
  event,
  lane,
  minutes,
  isShared,
  clashes,
}: {
  event: CalendarEvent;
  /** The member's id; "" is everyone's. */
  lane: string;
  /** How long it lasts within this day. */
  minutes: number;
  /** Others stand beside it, so that it is narrow. */
  isShared: boolean;
  clashes: ReadonlyMap<string, readonly Clash[]>;
}) => {
  const { t, clock, timeRange } = useI18n();
  return (
    <EventButton event={event} lane={lane} clashes={clashes}>
      <span className={styles.dayEventWhen}>
        {minutes < 55 || isShared ? clock(event.start) : timeRange(event.start, event.end)}{" "}
      </span>
      <span className={styles.dayEventTitle} dir="auto">
        {event.title === "" ? t("calendar.untitled") : event.title}
      </span>
      {event.location === undefined || minutes < 75 ? null : (
        <span className={styles.dayEventWhen} dir="auto">
          {event.location}
        </span>
      )}
    </EventButton>
  );
};
