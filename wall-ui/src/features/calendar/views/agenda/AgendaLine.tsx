import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import { useFamily } from "#client/context/family.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { useRideText } from "#client/features/calendar/rides/use-ride-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { EventButton } from "../EventButton.tsx";
import { useEventTime } from "../../use-event-time.ts";
import * as styles from "./agenda.module.css";

const facesShown = 4;

/** An event in the list of a day: when, what and where, and whose faces. */
export const AgendaLine = ({
  event,
  day,
  clashes,
}: {
  event: CalendarEvent;
  day: string;
  clashes: ReadonlyMap<string, readonly Clash[]>;
}) => {
  const { t } = useI18n();
  const when = useEventTime();
  const ride = useRideText()(event);
  const whose = useFamily().filter(({ id }) => event.memberIds.includes(id));
  const hidden = whose.length - facesShown;
  return (
    <EventButton event={event} clashes={clashes} className={styles.agendaEvent}>
      <time>{when(event, day)}</time>
      <span className={styles.agendaWords}>
        <Text weight="bold" clamp className={styles.agendaTitle} dir="auto">
          <EventPicture event={event} />
          {event.title === "" ? t("calendar.untitled") : event.title}
        </Text>
        {event.location === undefined ? null : (
          <Text size="small" tone="soft" clamp className={styles.agendaPlace} dir="auto">
            {event.location}
          </Text>
        )}
        {ride === undefined ? null : (
          <Text size="small" weight="semibold" clamp>
            {ride}
          </Text>
        )}
      </span>
      <Row as="span" gap={1} className={styles.agendaFaces}>
        {whose.slice(0, hidden > 1 ? facesShown - 1 : facesShown).map((member) => (
          <Avatar key={member.id} face={member} />
        ))}
        {hidden > 1 ? (
          <Text as="b" figures>
            +{hidden + 1}
          </Text>
        ) : null}
        <Text srOnly>{whose.map(({ name }) => name).join(", ")}</Text>
      </Row>
    </EventButton>
  );
};
