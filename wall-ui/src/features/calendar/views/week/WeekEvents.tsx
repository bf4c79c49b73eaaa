import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import { MemberMarks } from "#client/features/calendar/event/EventLine.tsx";
import { useFamily } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { EventButton } from "../EventButton.tsx";
import * as styles from "./week.module.css";

/** Whose an event is where the family stands together: its colour alone doesn't say. */
const Faces = ({ memberIds }: { memberIds: readonly string[] }) => {
  const family = useFamily();
  return (
    <span className={styles.sevenFaces}>
      {family
        .filter(({ id }) => memberIds.includes(id))
        .map((member) => (
          <Avatar key={member.id} face={member} />
        ))}
    </span>
  );
};

/** A day's events in a row or column of the week, each as wide as that. */
export const WeekEvents = ({
  events,
  lane,
  timeOf,
  clashes,
}: {
  events: readonly CalendarEvent[];
  /** Whose events they are; undefined where everyone's stand together. */
  lane: string | undefined;
  /** When, in words. */
  timeOf: (event: CalendarEvent) => string;
  clashes: ReadonlyMap<string, readonly Clash[]>;
}) => {
  const { t } = useI18n();
  return events.map((event) => (
    <li key={event.id}>
      <EventButton event={event} lane={lane} clashes={clashes} className={styles.sevenEvent}>
        {lane !== undefined && event.memberIds.length > 1 ? (
          <MemberMarks memberIds={event.memberIds} />
        ) : null}
        <time>{timeOf(event)}</time>
        {lane === undefined ? <Faces memberIds={event.memberIds} /> : null}
        <Text clamp dir="auto">
          <EventPicture event={event} />
          <HyphenatedText fewestLetters={8}>
            {event.title === "" ? t("calendar.untitled") : event.title}
          </HyphenatedText>
        </Text>
      </EventButton>
    </li>
  ));
};
