import { Link } from "wouter";
import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import { useUntilText } from "#client/features/calendar/event/use-until-text.ts";
import { useConfig } from "#client/context/config.ts";
import { useFamily } from "#client/context/family.ts";
import { eventDaysOf } from "#client/features/calendar/range-store.ts";
import { eventMessages } from "#client/features/calendar/editing/messages/messages.ts";
import { useClashText } from "#client/features/calendar/rides/use-clash-text.ts";
import { useRideText } from "#client/features/calendar/rides/use-ride-text.ts";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { eventAddress } from "./event-addresses.ts";
import * as styles from "./calendar.module.css";

const Hours = ({ event, day }: { event: CalendarEvent; day: string }) => {
  const { t, clock } = useI18n();
  const { timeZone } = useConfig();
  const untilText = useUntilText();
  const { first, last } = eventDaysOf(event, timeZone);
  if (event.allDay || first < day) {
    const isWhole = event.allDay && last <= day;
    return (
      <span className={styles.eventRowWhen}>
        {isWhole ? t("calendar.allDay") : untilText(event, day)}
      </span>
    );
  }
  return (
    <Text figures className={styles.eventRowWhen}>
      <Text as="b" size="body">
        {clock(event.start)}
      </Text>
      {Date.parse(event.end) > Date.parse(event.start) ? <span>{clock(event.end)}</span> : null}
    </Text>
  );
};

const noClashes: readonly Clash[] = [];

/** Who collects and who has no time, each told whole. */
const People = ({ event, clashes }: { event: CalendarEvent; clashes: readonly Clash[] }) => {
  const ride = useRideText()(event);
  const clashText = useClashText();
  const look = { as: "small", size: "small", weight: "semibold" } as const;
  return (
    <>
      {ride === undefined ? null : (
        <Text {...look} data-testid="ride">
          {ride}
        </Text>
      )}
      {clashes.map((clash) => (
        <Text
          {...look}
          key={`${clash.memberId} ${clash.other?.id} ${clash.absence?.absenceId}`}
          tone="warn"
          dir="auto"
          data-testid="clash"
        >
          <HyphenatedText>{clashText(clash)}</HyphenatedText>
        </Text>
      ))}
    </>
  );
};

/** One event in the list of a day: when, what, where and whose, what speaks against it, and whether it has yet to be sent. */
export const EventRow = ({
  event,
  day,
  isPast,
  clashes = noClashes,
  isUnsent,
}: {
  event: CalendarEvent;
  day: string;
  isPast: boolean;
  /** Who is meant to be elsewhere at the same time. */
  clashes?: readonly Clash[] | undefined;
  isUnsent: boolean;
}) => {
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  const whose = useFamily().filter(({ id }) => event.memberIds.includes(id));
  return (
    <li data-past={isPast}>
      <Link className={styles.eventRow} data-testid="event-row" href={eventAddress(event, day)}>
        <Hours event={event} day={day} />
        <span className={styles.eventRowWords}>
          <Text weight="bold" as="b" clamp dir="auto">
            <EventPicture event={event} />
            <HyphenatedText>
              {event.title === "" ? t("calendar.untitled") : event.title}
            </HyphenatedText>
          </Text>
          {event.location === undefined ? null : (
            <Text
              as="small"
              clamp
              size="small"
              tone="soft"
              className={styles.eventRowPlace}
              dir="auto"
            >
              {event.location}
            </Text>
          )}
          <People event={event} clashes={clashes} />
        </span>
        {isUnsent ? <Icon name="clock" label={s("waits")} /> : null}
        <Row as="span" className={styles.eventRowFaces}>
          {whose.slice(0, 3).map((member) => (
            <Avatar key={member.id} face={member} />
          ))}
          {whose.length > 3 ? (
            <Text as="small" figures>
              +{whose.length - 3}
            </Text>
          ) : null}
        </Row>
      </Link>
    </li>
  );
};
