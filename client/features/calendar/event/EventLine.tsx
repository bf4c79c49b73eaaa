import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "./EventPicture.tsx";
import { useEventMarks } from "../../../context/calendar-tones.ts";
import { Text } from "../../../ui/text/Text.tsx";
import * as styles from "./event-line.module.css";

/** The colours of the members whom an event is about, side by side; neutral for everyone. */
export const MemberMarks = ({ memberIds }: { memberIds: readonly string[] }) => (
  <span className={styles.memberMarks} data-part="member-marks" aria-hidden="true">
    {memberIds.length === 0 ? (
      <i />
    ) : (
      memberIds.slice(0, 4).map((id) => <i key={id} data-member={id} />)
    )}
  </span>
);

/** The colours of an event: of its calendar, or of those whom it is about. */
export const EventMarks = ({ event }: { event: Pick<CalendarEvent, "feedId" | "memberIds"> }) => (
  <MemberMarks memberIds={useEventMarks()(event)} />
);

/** One event in a list: whose, when, what; the words wrap to two lines. */
export const EventLine = ({
  event,
  title,
  time,
  past = false,
}: {
  event: Pick<CalendarEvent, "feedId" | "icon" | "memberIds">;
  title: string;
  /** When, in words; left out for all-day events. */
  time?: string | undefined;
  past?: boolean;
}) => (
  <li className={styles.eventLine} data-past={past}>
    <EventMarks event={event} />
    <Text clamp weight="semibold" className={styles.eventLineWords} dir="auto">
      {time === undefined ? null : (
        <Text as="time" tone="soft">
          {time}{" "}
        </Text>
      )}
      <EventPicture event={event} />
      <bdi>{title}</bdi>
    </Text>
  </li>
);
