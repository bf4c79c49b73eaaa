import { type ReactNode, Suspense } from "react";
import { Link } from "wouter";
import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import { isFailingFeed } from "#client/features/calendar/feeds/is-failing-feed.ts";
import type { CalendarContent } from "#client/features/calendar/queries.ts";
import { useEventMarks } from "#client/context/calendar-tones.ts";
import { useConfig } from "#client/context/config.ts";
import { isNotConnected, type QueryState } from "#client/query/query-state.ts";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { longestWord } from "#client/i18n/longest-word.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { dayOf } from "#client/i18n/time.ts";
import { useToday } from "#client/context/clock.ts";
import { useNow } from "#client/platform/clock.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { EventMarks } from "#client/features/calendar/event/EventLine.tsx";
import { type FamilyMember, useFamily } from "#client/context/family.ts";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { HyphenatedText } from "#client/ui/text/HyphenatedText.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { EventWait } from "#client/features/calendar/event/EventWait.tsx";
import { eventAddress } from "../calendar/event-addresses.ts";
import { comingToday } from "./coming-today.ts";
import * as styles from "./next-event-card.module.css";

const CalendarTrouble = lazyPart(
  async () => (await import("./CalendarTrouble.tsx")).CalendarTrouble,
);
const RideLine = lazyPart(async () => (await import("./RideLine.tsx")).RideLine);

/** The event's ride, where it has one; its place is kept until its words are there. */
const Ride = ({ event }: { event: CalendarEvent }) =>
  (event.leaveAt ?? event.driver ?? event.collector) === undefined ? null : (
    <Suspense fallback={<p>&nbsp;</p>}>
      <RideLine event={event} />
    </Suspense>
  );

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
          <EventPicture event={event} />
          <HyphenatedText>
            {event.title === "" ? t("calendar.untitled") : event.title}
          </HyphenatedText>
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
        <Ride event={event} />
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
      {shown.data === undefined || shown.data.unknownDays?.size ? none : t("phone.freeWeek")}
      <SourceBadge shown={shown} />
    </Row>
  );
};

/** What else today has and whose it is, each a tap from its own page. */
const AlsoToday = ({ event, now, today }: { event: CalendarEvent; now: number; today: string }) => {
  const { t, clock } = useI18n();
  const whose = useFamily().filter(({ id }) => event.memberIds.includes(id));
  const isRunning = Date.parse(event.start) <= now;
  const time = isRunning ? t("home.until", { time: clock(event.end) }) : clock(event.start);
  return (
    <li>
      <Row as={Link} gap={2} href={eventAddress(event, today)}>
        <EventMarks event={event} />
        <div>
          <Text as="p" clamp weight="semibold" dir="auto">
            <Text as="time" tone="soft">
              {event.allDay ? t("calendar.allDay") : time}{" "}
            </Text>
            <EventPicture event={event} />
            <bdi>
              <HyphenatedText>
                {event.title === "" ? t("calendar.untitled") : event.title}
              </HyphenatedText>
            </bdi>
          </Text>
          <Ride event={event} />
        </div>
        {whose.slice(0, 3).map((member) => (
          <Avatar key={member.id} face={member} />
        ))}
      </Row>
    </li>
  );
};

/** Whose events concern somebody: their own, and a parent the children's. */
const useConcern = (me: FamilyMember | undefined): readonly string[] | undefined => {
  const family = useFamily();
  if (me === undefined) return undefined;
  return [me.id, ...family.filter(({ kid }) => kid && me.parent).map(({ id }) => id)];
};

/** What's next: mine where I have something today, else the family's; below it what the day still holds. */
export const NextEventCard = ({
  shown,
  me,
}: {
  shown: QueryState<CalendarContent>;
  me: FamilyMember | undefined;
}) => {
  const { t } = useI18n();
  const { timeZone } = useConfig();
  const now = useNow("minute");
  const today = useToday();
  const { next, also } = comingToday(shown.data?.events ?? [], {
    ...{ now, today, timeZone, memberIds: useConcern(me) },
  });
  const marksOf = useEventMarks();
  const marks = next === undefined ? undefined : marksOf(next);
  return (
    <Card
      raised
      className={styles.next}
      aria-label={t("home.next")}
      aria-busy={shown.source === "loading"}
    >
      <Stack as="span" className={styles.nextEdge} aria-hidden="true">
        {marks?.length === 0 ? <i /> : null}
        {marks?.map((tone) => (
          <i key={tone} data-member={tone} />
        ))}
      </Stack>
      {next === undefined ? (
        <NoNext shown={shown} />
      ) : (
        <Link className={styles.nextWay} href={eventAddress(next, dayOf(next.start, timeZone))}>
          <Next event={next} now={now} badge={<SourceBadge shown={shown} />} />
        </Link>
      )}
      {also.length === 0 ? null : (
        <ul className={styles.nextAlso}>
          {also.map((event) => (
            <AlsoToday key={event.id} event={event} now={now} today={today} />
          ))}
        </ul>
      )}
      {isNotConnected(shown) || shown.data?.feeds.some(isFailingFeed) ? (
        <Suspense>
          <CalendarTrouble shown={shown} />
        </Suspense>
      ) : null}
    </Card>
  );
};
