import type { CalendarEvent } from "#contract/calendar.ts";
import { useClashes } from "#client/features/calendar/views/use-clashes.ts";
import { useIsForParents } from "#client/features/calendar/use-may-write-into.ts";
import { useEvents } from "#client/features/calendar/views/use-events.ts";
import { useConfig } from "#client/context/config.ts";
import { HearEvent } from "#client/features/calendar/event/HearEvent.tsx";
import { ClashNotes } from "#client/features/calendar/rides/ClashNotes.tsx";
import { RideButton } from "#client/features/calendar/rides/RideButton.tsx";
import { RideFacts } from "#client/features/calendar/rides/RideFacts.tsx";
import { ReminderFacts } from "#client/features/calendar/reminders/ReminderFacts.tsx";
import { useFamily } from "#client/context/family.ts";
import { eventDaysOf } from "#client/features/calendar/range-store.ts";
import { eventMessages } from "#client/features/calendar/editing/messages/messages.ts";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import * as styles from "./event-details.module.css";

const WhoIsThere = ({ event }: { event: CalendarEvent }) => {
  const family = useFamily();
  return (
    <ul>
      {family
        .filter(({ id }) => event.memberIds.includes(id))
        .map((member) => (
          <li key={member.id}>
            <Avatar face={member} />
            <bdi>{member.name}</bdi>
          </li>
        ))}
    </ul>
  );
};

/** One event whole: nothing cut, everyone's face, place and notes, which calendar it is from, and who can't be there. */
export const EventDetails = ({ event }: { event: CalendarEvent }) => {
  const { t, dateLong, dateRange, timeRange } = useI18n();
  const e = useMessages(eventMessages);
  const s = useMessages(calendarMessages);
  const { timeZone } = useConfig();
  const isForParents = useIsForParents();
  const { first, last } = eventDaysOf(event, timeZone);
  const { data } = useEvents(first, last);
  const feed = data?.feeds.find(({ id }) => id === event.feedId);
  const clashes = useClashes(data?.events ?? [], first, last).get(event.id) ?? [];
  return (
    <Stack gap={5} className={styles.eventDetails}>
      <Text as="p" weight="bold" className={styles.eventDetailsWhen}>
        {event.icon === undefined ? null : <Picture name={event.icon} />}
        {first === last ? dateLong(first) : dateRange(first, last)}
        <br />
        {event.allDay ? t("calendar.allDay") : timeRange(event.start, event.end)}
        {event.recurring ? <small>{s("repeats")}</small> : null}
      </Text>
      <HearEvent event={event} />
      <ClashNotes clashes={clashes} />
      {event.location === undefined ? null : (
        <p>
          <Icon name="place" label={t("calendar.location")} />
          <bdi>{event.location}</bdi>
        </p>
      )}
      <WhoIsThere event={event} />
      <RideFacts event={event} />
      <ReminderFacts event={event} />
      {event.notes === undefined ? null : (
        <Text as="p" size="body" tone="soft" className={styles.eventDetailsNotes} dir="auto">
          {event.notes}
        </Text>
      )}
      {event.allDay || (event.editable && !isForParents(event)) ? null : (
        <RideButton event={event} />
      )}
      {event.editable || feed !== undefined ? (
        <Text as="p" size="body" tone="soft">
          <Icon name="calendar" label={s("inCalendar")} />
          <bdi>{feed === undefined ? s("family") : feed.name || t("calendar.everyone")}</bdi>
          {event.waiting === true ? ` (${e("waitsForCalendar")})` : null}
        </Text>
      ) : null}
      {event.editable && isForParents(event) ? (
        <Text as="p" size="body" tone="soft">
          {e("forParents")}
        </Text>
      ) : null}
    </Stack>
  );
};
