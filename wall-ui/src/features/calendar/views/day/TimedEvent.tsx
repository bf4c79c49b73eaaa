import { useRef } from "react";
import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import { useRideText } from "#client/features/calendar/rides/use-ride-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { EventButton } from "../EventButton.tsx";
import * as styles from "./day.module.css";

/** Without its place, with its words in one flow, smaller, without its time, and smallest; the sheet says how. */
const tightest = 5;

/** An event in a day's column: its time, title and place; the title is whole before there is room for the others. */
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
  const ride = useRideText()(event);
  const where = [ride, event.location].filter((part) => part !== undefined).join(" · ");
  const words = useRef<HTMLSpanElement>(null);
  useFit(words, {
    last: tightest,
    apply: (box, step) => box.setAttribute("data-tight", String(step)),
  });
  return (
    <EventButton event={event} lane={lane} clashes={clashes}>
      <span ref={words} className={styles.dayEventWords} data-testid="day-event-words">
        <span className={styles.dayEventWhen}>
          {minutes < 55 || isShared ? clock(event.start) : timeRange(event.start, event.end)}{" "}
        </span>
        <span className={styles.dayEventTitle} dir="auto">
          <EventPicture event={event} />
          {event.title === "" ? (
            t("calendar.untitled")
          ) : (
            <HyphenatedText fewestLetters={8}>{event.title}</HyphenatedText>
          )}
        </span>
        {where === "" ? null : (
          <span className={styles.dayEventWhere} dir="auto">
            {where}
          </span>
        )}
      </span>
    </EventButton>
  );
};
