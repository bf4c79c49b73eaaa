import type { ReactNode } from "react";
import { Link } from "wouter";
import type { CalendarEvent } from "#contract/calendar.ts";
import { eventsOnDay, type CalendarContent } from "#client/features/calendar/queries.ts";
import { useConfig } from "#client/context/config.ts";
import { isNotConnected, type QueryState } from "#client/query/query-state.ts";
import { longestWord } from "#client/i18n/longest-word.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { dayOf } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";
import { useNow } from "#client/platform/clock.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { EventLine } from "#client/features/calendar/EventLine.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { useFamily } from "#client/context/family.ts";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { EventWait } from "#client/features/calendar/EventWait.tsx";
import { upcomingAt } from "#client/features/calendar/next-event.ts";
import * as styles from "./next-event-card.module.css";

const Next = ({ event, now, badge }: { event: CalendarEvent; now: number; badge: ReactNode }) => {
  const { t, timeRange } = useI18n();
  const family = useFamily();
  const whose = family.filter(({ id }) => event.memberIds.includes(id));
  const isRunning = Date.parse(event.start) <= now;
  return (
    <div className={styles.nextMain}>
      <div>
        <Row as="p" wrap className={styles.nextWhose}>
          {isRunning ? t("home.now") : t("home.next")}
          {whose.slice(0, 3).map(({ id, name }) => (
            <b key={id} data-member={id} dir="auto">
              {name}
            </b>
          ))}
          {whose.length > 3 ? (
            <Text as="b" figures>
              +{whose.length - 3}
            </Text>
          ) : null}
          {badge}
        </Row>
        <h2
          className={styles.nextTitle}
          dir="auto"
          data-long={event.title.length > 24 || longestWord(event.title) > 13}
        >
          {event.title === "" ? t("calendar.untitled") : event.title}
        </h2>
        <Text tone="soft" as="p" clamp className={styles.nextWhere}>
          {timeRange(event.start, event.end)}
          {event.location === undefined ? null : (
            <>
              {" · "}
              <bdi>{event.location}</bdi>
            </>
          )}
        </Text>
      </div>
      <EventWait className={styles.nextWait} event={event} now={now} />
    </div>
  );
};

/** Says why nothing comes next: the week is free, there is no calendar, or nobody knows. */
const NoNext = ({ shown }: { shown: QueryState<CalendarContent> }) => {
  const { t } = useI18n();
  const none = isNotConnected(shown) ? t("home.noCalendar") : "\u00a0";
  return (
    <Row as="p" wrap className={styles.nextNone}>
      {shown.data === undefined ? none : t("phone.freeWeek")}
      <SourceBadge shown={shown} />
    </Row>
  );
};

/** Leads to the whole calendar, or to what is missing where there is none. */
const Way = ({ isMissing }: { isMissing: boolean }) => {
  const { t } = useI18n();
  return (
    <Row
      as={Link}
      justify="between"
      className={styles.nextAll}
      href={isMissing ? "/settings/sources" : "/calendar"}
    >
      {t(isMissing ? "sample.connect" : "calendar.title")}
      <Icon name="right" />
    </Row>
  );
};

/** What's next for the family, with the colour of those whose it is; below it what the day still holds. */
export const NextEventCard = ({ shown }: { shown: QueryState<CalendarContent> }) => {
  const { t, clock, dayShort } = useI18n();
  const { timeZone } = useConfig();
  const now = useNow("minute");
  const today = useToday();
  const events = shown.data?.events ?? [];
  const { next, ongoing, after } = upcomingAt(events, now);
  const also = [...ongoing, ...after].slice(0, 3);
  const allDay = eventsOnDay(events, today, timeZone).filter((event) => event.allDay);
  const when = ({ start }: CalendarEvent) => {
    const day = dayOf(start, timeZone);
    return day === today ? clock(start) : `${dayShort(day)} ${clock(start)}`;
  };
  return (
    <Card
      raised
      className={styles.next}
      aria-label={t("home.next")}
      aria-busy={shown.source === "loading"}
    >
      <Stack as="span" className={styles.nextEdge} aria-hidden="true">
        {next?.memberIds.length === 0 ? <i /> : null}
        {next?.memberIds.map((id) => (
          <i key={id} data-member={id} />
        ))}
      </Stack>
      {next === undefined ? (
        <NoNext shown={shown} />
      ) : (
        <Next event={next} now={now} badge={<SourceBadge shown={shown} />} />
      )}
      {allDay.length + also.length === 0 ? null : (
        <Stack as="ul" gap={2} className={styles.nextAlso}>
          {allDay.map(({ id, title, memberIds }) => (
            <EventLine key={id} title={title} time={t("calendar.today")} memberIds={memberIds} />
          ))}
          {also.map((event) => (
            <EventLine
              key={event.id}
              title={event.title === "" ? t("calendar.untitled") : event.title}
              time={
                Date.parse(event.start) <= now
                  ? t("home.until", { time: clock(event.end) })
                  : when(event)
              }
              memberIds={event.memberIds}
            />
          ))}
        </Stack>
      )}
      <Way isMissing={isNotConnected(shown)} />
    </Card>
  );
};
