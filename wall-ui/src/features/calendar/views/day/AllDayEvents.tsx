import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { EventButton } from "../EventButton.tsx";
import type { MemberLane } from "../member-lanes.ts";
import { useIsEventOver } from "../calendar-view-context.ts";
import * as styles from "./day.module.css";

/** The events without a time of one lane of a day, above its column. */
export const AllDayEvents = ({
  day,
  lane,
  allDay,
  clashes,
}: {
  day: string;
  lane: MemberLane;
  allDay: readonly CalendarEvent[];
  clashes: ReadonlyMap<string, readonly Clash[]>;
}) => {
  const { t } = useI18n();
  const { key, member, events: own } = lane;
  const isOver = useIsEventOver((over) => over.lane === key && over.minute === undefined);
  return (
    <Stack
      as="ul"
      justify="start"
      className={styles.dayAll}
      data-member={member?.id}
      data-day={day}
      data-lane={key}
      data-over={isOver}
    >
      {allDay
        .filter((event) => own.includes(event))
        .map((event) => (
          <li key={event.id}>
            <EventButton event={event} lane={key} clashes={clashes} className={styles.dayChip}>
              <Text clamp dir="auto">
                <EventPicture event={event} />
                <HyphenatedText>
                  {event.title === "" ? t("calendar.untitled") : event.title}
                </HyphenatedText>
              </Text>
            </EventButton>
          </li>
        ))}
    </Stack>
  );
};
