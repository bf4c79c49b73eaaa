import { useState } from "react";
import { useLocation } from "wouter";
import type { CalendarEvent, Feed } from "#contract/calendar.ts";
import { type Clash, clashesIn } from "#client/features/calendar/views/clashes.ts";
import { useEvents } from "#client/features/calendar/views/use-events.ts";
import { EditEvent } from "#client/features/calendar/editing/EditEvent.tsx";
import { useIsUnsent } from "#client/features/calendar/pending-changes.ts";
import {
  useSaidRepetition,
  useSaidWhen,
} from "#client/features/calendar/editing/event-descriptions.ts";
import { useFamily } from "#client/context/family.tsx";
import { errorText } from "#client/i18n/error-text.ts";
import { calendarWords } from "#client/features/calendar/messages/messages.ts";
import { eventWords } from "#client/features/calendar/editing/messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { addDays } from "#client/i18n/time.ts";
import { Button } from "#client/ui/Button.tsx";
import { EmptyState } from "#client/ui/EmptyState.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Picture } from "#client/ui/pictures/Picture.tsx";
import { RoomIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { WhoList } from "#client/features/members/MemberList.tsx";
import { Sheet } from "#client/ui/Sheet.tsx";
import { Page } from "../../ui/SubPage.tsx";

const Source = ({ event, feeds }: { event: CalendarEvent; feeds: readonly Feed[] }) => {
  const s = useWordsOf(eventWords);
  if (event.editable) return null;
  const name = feeds.find(({ id }) => id === event.feedId)?.name ?? "";
  return (
    <p className="event-source">{name === "" ? s("fromFeedShared") : s("fromFeed", { name })}</p>
  );
};

const Details = ({ event, clashes }: { event: CalendarEvent; clashes: readonly Clash[] }) => {
  const s = useWordsOf(eventWords);
  const c = useWordsOf(calendarWords);
  const { t, timeRange } = useText();
  const family = useFamily();
  const { day, time } = useSaidWhen()(event);
  const repeats = useSaidRepetition()(event);
  const isUnsent = useIsUnsent();
  const whose = family.filter(({ id }) => event.memberIds.includes(id));
  return (
    <div className="event-page-words" data-member={whose[0]?.id}>
      <p className="event-page-when">
        {day}
        <b className="figures">{time}</b>
        {event.icon === undefined ? null : <Picture name={event.icon} />}
      </p>
      {repeats === undefined ? null : (
        <p>
          <RoomIcon name="refresh" />
          {repeats}
        </p>
      )}
      {event.location === undefined ? null : (
        <p>
          <Icon name="place" label={t("calendar.location")} />
          <bdi>{event.location}</bdi>
        </p>
      )}
      <WhoList whose={whose} />
      {clashes.map(({ memberId, other }) => (
        <p key={`${memberId} ${other.id}`}>
          <Icon name="warning" />
          <span dir="auto">
            {c("clash", {
              name: family.find((member) => member.id === memberId)?.name ?? "",
              title: other.title || t("calendar.untitled"),
              time: timeRange(other.start, other.end),
            })}
          </span>
        </p>
      ))}
      {event.notes === undefined ? null : (
        <p className="event-page-notes" dir="auto">
          {event.notes}
        </p>
      )}
      {isUnsent(event) ? (
        <p>
          <Icon name="clock" />
          {s("waits")}
        </p>
      ) : null}
    </div>
  );
};

/** One event whole: when, where, whose, what else is on then, and the way to change it. */
export const EventPage = ({ day, id }: { day: string; id: string }) => {
  const s = useWordsOf(eventWords);
  const { t } = useText();
  const [, go] = useLocation();
  const [isWritten, setWritten] = useState(false);
  const shown = useEvents(day, addDays(day, 1));
  const events = shown.data?.events ?? [];
  const event = events.find((one) => one.id === id);
  const back = "/calendar";
  if (event === undefined)
    return (
      <Page look="calendar-page" title={t("calendar.title")} back={back}>
        {shown.from === "loading" ? null : (
          <EmptyState
            picture="open-book"
            title={shown.from === "failed" ? errorText(t, shown.error) : s("gone")}
          />
        )}
      </Page>
    );
  const clashes = clashesIn(events).get(id) ?? [];
  const title = event.title === "" ? t("calendar.untitled") : event.title;
  return (
    <Page look="calendar-page" title={title} back={back}>
      <Details event={event} clashes={clashes} />
      <Source event={event} feeds={shown.data?.feeds ?? []} />
      {event.editable ? (
        <Button kind="primary" onClick={() => setWritten(true)}>
          <RoomIcon name="pencil" />
          {s("editTitle")}
        </Button>
      ) : null}
      <Sheet
        open={isWritten}
        title={s("editTitle")}
        closeLabel={t("action.close")}
        onClose={() => setWritten(false)}
      >
        <EditEvent
          event={event}
          large={false}
          // Its id may be another one now, and it may be gone.
          onDone={() => go(back, { replace: true })}
        />
      </Sheet>
    </Page>
  );
};
