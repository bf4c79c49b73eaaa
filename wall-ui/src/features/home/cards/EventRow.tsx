import { Link } from "wouter";
import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import { useEventTone } from "#client/context/calendar-tones.ts";
import { useRideText } from "#client/features/calendar/rides/use-ride-text.ts";
import { useFamily } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import * as styles from "./event-row.module.css";

/** More faces than these say no more of an event. */
const mostFaces = 3;

/** An event with its time, whole title and faces; a tap opens its day. */
export const EventRow = ({
  event,
  day,
  when,
}: {
  event: CalendarEvent;
  day: string;
  when: string;
}) => {
  const { t } = useI18n();
  const toneOf = useEventTone();
  const ride = useRideText()(event);
  const whose = useFamily().filter(({ id }) => event.memberIds.includes(id));
  return (
    <li>
      <Link href={`/calendar/day/${day}`} className={styles.event} data-member={toneOf(event)}>
        <span className={styles.words}>
          <time>{ride === undefined ? when : `${when} · ${ride}`}</time>
          <span dir="auto">
            <EventPicture event={event} />
            <HyphenatedText>{event.title || t("calendar.untitled")}</HyphenatedText>
          </span>
        </span>
        {whose.slice(0, mostFaces).map((member) => (
          <Avatar key={member.id} face={member} />
        ))}
      </Link>
    </li>
  );
};
