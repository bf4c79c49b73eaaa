import { Link } from "wouter";
import type { CalendarEvent } from "#contract/calendar.ts";
import { EventPicture } from "#client/features/calendar/event/EventPicture.tsx";
import { useEventMarks } from "#client/context/calendar-tones.ts";
import { EventWait } from "#client/features/calendar/event/EventWait.tsx";
import { upcomingAt } from "#client/features/calendar/next-event.ts";
import { useRideText } from "#client/features/calendar/rides/use-ride-text.ts";
import { useFamily } from "#client/context/family.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useNow } from "#client/platform/clock.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Card } from "#client/ui/layout/Card.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { FitText } from "#client/ui/text/FitText.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { FailingFeeds } from "#client/features/calendar/feeds/FailingFeeds.tsx";
import { useFortnight } from "../../calendar/use-fortnight.ts";
import { NextFollowing } from "./NextFollowing.tsx";
import { NothingNext } from "./NothingNext.tsx";
import { HomeSourceBadge } from "../HomeSourceBadge.tsx";
import * as styles from "./next-card.module.css";

const Edge = ({ tones }: { tones: readonly string[] }) => (
  <span className={styles.nextEdge} aria-hidden="true">
    {tones.length === 0 ? <i /> : tones.map((tone) => <i key={tone} data-member={tone} />)}
  </span>
);

/** Whose the next event is, when and where. */
const NextWhose = ({ event, isRunning }: { event: CalendarEvent; isRunning: boolean }) => {
  const { t, timeRange } = useI18n();
  const whose = useFamily().filter(({ id }) => event.memberIds.includes(id));
  const ride = useRideText()(event);
  return (
    <Row as="p" wrap className={styles.nextWhose}>
      {whose.length === 0 ? <span>{isRunning ? t("home.now") : t("home.next")}</span> : null}
      {whose.map((member) => (
        <Row as="span" gap={2} key={member.id} data-member={member.id}>
          <Avatar face={member} />
          {whose.length < 4 ? <b dir="auto">{member.name}</b> : null}
        </Row>
      ))}
      <Text tone="soft" figures>
        {timeRange(event.start, event.end)}
        {event.location === undefined ? null : (
          <span className={styles.nextPlace} data-part="next-place">
            {" · "}
            <bdi>{event.location}</bdi>
          </span>
        )}
      </Text>
      {ride === undefined ? null : (
        <b className={styles.nextRide} data-testid="ride">
          {ride}
        </b>
      )}
    </Row>
  );
};

/** What's next, the largest thing after the clock, and what follows it; a tap opens its day. */
export const NextCard = () => {
  const { t, dayAt } = useI18n();
  const now = useNow("minute");
  const marksOf = useEventMarks();
  const shown = useFortnight();
  const { next, after, ongoing } = upcomingAt(shown.data?.events ?? [], now);
  const badge = (
    <div className={styles.nextState}>
      <HomeSourceBadge shown={shown} />
      <span className={styles.nextFailing}>
        <FailingFeeds shown={shown} sourceToo={false} most={1} />
      </span>
    </div>
  );
  if (next === undefined)
    return (
      <Card
        raised
        className={styles.next}
        data-testid="next"
        data-empty="true"
        aria-busy={shown.source === "loading"}
      >
        <Edge tones={[]} />
        <NothingNext shown={shown} />
        {badge}
      </Card>
    );
  const title = next.title === "" ? t("calendar.untitled") : next.title;
  return (
    <Card raised className={styles.next} data-testid="next">
      <Edge tones={marksOf(next)} />
      <Link
        href={`/calendar/day/${dayAt(next.start)}`}
        className={styles.nextMain}
        data-part="fit-box"
      >
        <NextWhose event={next} isRunning={Date.parse(next.start) <= now} />
        <FitText
          as="h2"
          lines={2}
          before={<EventPicture event={next} />}
          className={styles.nextTitle}
        >
          {title}
        </FitText>
      </Link>
      <EventWait event={next} now={now} className={styles.nextWait} />
      <NextFollowing
        key={`${next.id} ${title}`}
        ongoing={ongoing.slice(0, 1)}
        after={after}
        now={now}
      />
      {badge}
    </Card>
  );
};
