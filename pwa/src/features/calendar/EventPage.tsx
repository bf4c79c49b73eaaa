import { useState } from "react";
import { useLocation } from "wouter";
import type { CalendarEvent, CalendarFeed } from "#contract/calendar.ts";
import type { Clash } from "#client/features/calendar/views/clashes.ts";
import { useClashes } from "#client/features/calendar/views/use-clashes.ts";
import { useIsForParents } from "#client/features/calendar/use-may-write-into.ts";
import type { CalendarContent } from "#client/features/calendar/queries.ts";
import { useEvents } from "#client/features/calendar/views/use-events.ts";
import { EditEvent } from "#client/features/calendar/editing/EditEvent.tsx";
import { useIsEventUnsent } from "#client/features/calendar/changes/use-is-event-unsent.ts";
import {
  useRepetitionText,
  useEventTimeText,
} from "#client/features/calendar/editing/event-descriptions.ts";
import { HearEvent } from "#client/features/calendar/event/HearEvent.tsx";
import { ClashNotes } from "#client/features/calendar/rides/ClashNotes.tsx";
import { RideButton } from "#client/features/calendar/rides/RideButton.tsx";
import { RideFacts } from "#client/features/calendar/rides/RideFacts.tsx";
import { ReminderFacts } from "#client/features/calendar/reminders/ReminderFacts.tsx";
import { useEventTone } from "#client/context/calendar-tones.ts";
import { useFamily } from "#client/context/family.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { eventMessages } from "#client/features/calendar/editing/messages/messages.ts";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { addDays } from "#client/i18n/time.ts";
import { saveOpenDrafts } from "#client/mutations/drafts/saved-drafts.ts";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import type { QueryState } from "#client/query/query-state.ts";
import { Button } from "#client/ui/buttons/Button.tsx";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { MemberList } from "#client/features/members/MemberList.tsx";
import { onceLayersClosed } from "#client/ui/overlays/back-layers.ts";
import { Sheet } from "#client/ui/overlays/Sheet.tsx";
import { SubPage } from "../../ui/SubPage.tsx";
import { wayBack } from "../../ui/way-back.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./calendar.module.css";

const Source = ({ event, feeds }: { event: CalendarEvent; feeds: readonly CalendarFeed[] }) => {
  const s = useMessages(eventMessages);
  const isForParents = useIsForParents();
  if (event.editable)
    return isForParents(event) ? (
      <Text as="p" tone="soft">
        {s("forParents")}
      </Text>
    ) : null;
  const name = feeds.find(({ id }) => id === event.feedId)?.name ?? "";
  return (
    <Text as="p" tone="soft">
      {name === "" ? s("fromFeedShared") : s("fromFeed", { name })}
    </Text>
  );
};

/** In which calendar of an account an event is; what only can be read says it in a sentence of its own. */
const InCalendar = ({ event, feeds }: { event: CalendarEvent; feeds: readonly CalendarFeed[] }) => {
  const s = useMessages(calendarMessages);
  const name = feeds.find(({ id }) => id === event.feedId)?.name ?? "";
  return !event.editable || name === "" ? null : (
    <Row as="p">
      <Icon name="calendar" label={s("inCalendar")} />
      <bdi>{name}</bdi>
    </Row>
  );
};

const Details = ({
  event,
  feeds,
  clashes,
}: {
  event: CalendarEvent;
  feeds: readonly CalendarFeed[];
  clashes: readonly Clash[];
}) => {
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  const family = useFamily();
  const { day, time } = useEventTimeText()(event);
  const repeats = useRepetitionText()(event);
  const isUnsent = useIsEventUnsent();
  const toneOf = useEventTone();
  const whose = family.filter(({ id }) => event.memberIds.includes(id));
  return (
    <Stack gap={4} className={styles.eventPageWords} data-member={toneOf(event)}>
      <Row as="p" wrap className={styles.eventPageWhen}>
        {day}
        <Text as="b" figures>
          {time}
        </Text>
        {event.icon === undefined ? null : <Picture name={event.icon} />}
      </Row>
      {repeats === undefined ? null : (
        <Row as="p">
          <FeatureIcon name="refresh" />
          <span>{repeats}</span>
        </Row>
      )}
      {event.location === undefined ? null : (
        <Row as="p">
          <Icon name="place" label={t("calendar.location")} />
          <bdi>{event.location}</bdi>
        </Row>
      )}
      <InCalendar {...{ event, feeds }} />
      <MemberList whose={whose} />
      <RideFacts event={event} />
      <ReminderFacts event={event} />
      <ClashNotes clashes={clashes} />
      {event.notes === undefined ? null : (
        <Row as="p" wrap className={styles.eventPageNotes} dir="auto">
          {event.notes}
        </Row>
      )}
      {isUnsent(event) || event.waiting === true ? (
        <Row as="p" wrap>
          <Icon name="clock" />
          {isUnsent(event) ? s("waits") : s("waitsForCalendar")}
        </Row>
      ) : null}
    </Stack>
  );
};

/** So far around its day an event is looked for that isn't there any more, in days. */
const lookAround = { before: 90, after: 180 } as const;

/** The event of an address, under the id that it has by now; also where somebody has moved it to another day. */
const useEventOf = (day: string, id: string) => {
  const { currentId } = useMutationQueue();
  const isMeant = (one: CalendarEvent) => one.id === id || one.id === currentId(id);
  const shown = useEvents(day, addDays(day, 1));
  const near = shown.data?.events.find(isMeant);
  const isElsewhere = shown.data !== undefined && near === undefined;
  const [start, end] = isElsewhere
    ? [addDays(day, -lookAround.before), addDays(day, lookAround.after)]
    : [day, addDays(day, 1)];
  const wide = useEvents(start, end);
  return { shown: isElsewhere ? wide : shown, event: near ?? wide.data?.events.find(isMeant) };
};

const NoEvent = ({ shown }: { shown: QueryState<unknown> }) => {
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  return shown.source === "loading" ? null : (
    <EmptyState
      picture="open-book"
      title={shown.source === "failed" ? errorText(t, shown.error) : s("gone")}
    />
  );
};

const Shown = ({
  event,
  shown,
  day,
  onWrite,
}: {
  event: CalendarEvent;
  shown: QueryState<CalendarContent>;
  day: string;
  onWrite: () => void;
}) => {
  const s = useMessages(eventMessages);
  const isForParents = useIsForParents();
  const { events, feeds } = shown.data ?? { events: [], feeds: [] };
  const clashes = useClashes(events, day, addDays(day, 1)).get(event.id) ?? [];
  return (
    <>
      <Details event={event} feeds={feeds} clashes={clashes} />
      <HearEvent event={event} />
      <Source event={event} feeds={feeds} />
      {event.editable && !isForParents(event) ? (
        <Button kind="primary" onClick={onWrite}>
          <FeatureIcon name="pencil" />
          {s("editTitle")}
        </Button>
      ) : event.allDay ? null : (
        <RideButton event={event} />
      )}
    </>
  );
};

/** One event whole: when, where, whose, what else is on then, and the way to change it. */
export const EventPage = ({ day, id }: { day: string; id: string }) => {
  const s = useMessages(eventMessages);
  const { t } = useI18n();
  const [, go] = useLocation();
  // What is written outlives what becomes of the event elsewhere.
  const [written, setWritten] = useState<CalendarEvent>();
  const { shown, event } = useEventOf(day, id);
  const back = wayBack("/calendar");
  const named = event ?? written;
  return (
    <SubPage
      look={styles.calendarPage}
      title={named === undefined ? t("calendar.title") : named.title || t("calendar.untitled")}
      back="/calendar"
    >
      {event === undefined ? (
        <NoEvent shown={shown} />
      ) : (
        <Shown {...{ event, shown, day }} onWrite={() => setWritten(event)} />
      )}
      <Sheet
        open={written !== undefined}
        title={s("editTitle")}
        closeLabel={t("action.close")}
        onClose={() => {
          saveOpenDrafts();
          setWritten(undefined);
        }}
      >
        {written === undefined ? null : (
          <EditEvent
            event={written}
            large={false}
            // Its id may be another one now, and it may be gone.
            onDone={() => {
              setWritten(undefined);
              onceLayersClosed(() => go(back, { replace: true }));
            }}
          />
        )}
      </Sheet>
    </SubPage>
  );
};
