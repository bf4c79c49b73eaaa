import type { CalendarEvent } from "#contract/calendar.ts";
import { Card } from "#client/ui/layout/Card.tsx";
import { MemberMarks } from "#client/features/calendar/EventLine.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useNow } from "#client/platform/clock.ts";
import { isNotConnected } from "#client/query/query-state.ts";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { useFamily } from "#client/context/family.ts";
import { Text } from "#client/ui/text/Text.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useFortnight } from "../calendar/use-fortnight.ts";
import { upcomingAt, eventWaitFor } from "#client/features/calendar/next-event.ts";
import { Stack } from "#client/ui/layout/Stack.tsx";
import { HomeInvite } from "./HomeInvite.tsx";
import * as styles from "./next-event-card.module.css";
import * as homeStyles from "./home.module.css";

const Wait = ({ event, now }: { event: CalendarEvent; now: number }) => {
  const { t, clock, nearDayName } = useI18n();
  const wait = eventWaitFor(event, now);
  switch (wait.kind) {
    case "running":
      return (
        <Stack as="p" align="center" className={styles.nextWait}>
          <span>{t("home.goesOnUntil")}</span>
          <Text as="strong" display data-words="true">
            {clock(event.end)}
          </Text>
        </Stack>
      );
    case "later":
      return (
        <Stack as="p" align="center" className={styles.nextWait}>
          <Text as="strong" display data-words="true">
            {nearDayName(event.start, now)}
          </Text>
          <Text figures>{clock(event.start)}</Text>
        </Stack>
      );
    default:
      return (
        <Stack as="p" align="center" className={styles.nextWait}>
          <span>{t("home.in")}</span>
          <Text display as="strong" figures>
            {wait.count}
          </Text>
          <span>{t(`home.${wait.kind}`, { count: wait.count })}</span>
        </Stack>
      );
  }
};

const Edge = ({ memberIds }: { memberIds: readonly string[] }) => (
  <span className={styles.nextEdge} aria-hidden="true">
    {memberIds.length === 0 ? <i /> : memberIds.map((id) => <i key={id} data-member={id} />)}
  </span>
);

const NextEvent = ({
  event,
  now,
  shown,
}: {
  event: CalendarEvent;
  now: number;
  shown: ReturnType<typeof useFortnight>;
}) => {
  const { t, timeRange } = useI18n();
  const family = useFamily();
  const whose = family.filter(({ id }) => event.memberIds.includes(id));
  const running = Date.parse(event.start) <= now;
  const title = event.title === "" ? t("calendar.untitled") : event.title;
  return (
    <div className={styles.nextMain}>
      <div>
        <Row as="p" wrap className={styles.nextWhose}>
          <span>{running ? t("home.now") : t("home.next")}</span>
          {whose.map(({ id, name }) => (
            <b key={id} data-member={id} dir="auto">
              {name}
            </b>
          ))}
          <SourceBadge shown={shown} />
        </Row>
        <h2 className={styles.nextTitle} dir="auto" data-long={title.length > 34}>
          {title}
        </h2>
        <Text as="p" size="large" tone="soft" className={styles.nextWhere}>
          {timeRange(event.start, event.end)}
          {event.location === undefined ? null : (
            <>
              {" · "}
              <bdi>{event.location}</bdi>
            </>
          )}
        </Text>
      </div>
      <Wait event={event} now={now} />
    </div>
  );
};

const Following = ({
  ongoing,
  after,
  now,
}: {
  ongoing: readonly CalendarEvent[];
  after: readonly CalendarEvent[];
  now: number;
}) => {
  const { t, clock, clockWithDay } = useI18n();
  return (
    <Row as="ul" wrap align="stretch" className={styles.nextAfter}>
      {ongoing.map((event) => (
        <Row as="li" align="baseline" key={event.id}>
          <MemberMarks memberIds={event.memberIds} />
          <b>{t("home.until", { time: clock(event.end) })}</b> <bdi>{event.title}</bdi>
        </Row>
      ))}
      {after.map((event) => (
        <Row as="li" align="baseline" key={event.id}>
          <MemberMarks memberIds={event.memberIds} />
          <b>{clockWithDay(event.start, now)}</b> <bdi>{event.title}</bdi>
        </Row>
      ))}
    </Row>
  );
};

/** What's next, the largest thing after the clock, and what follows it. */
export const NextEventCard = () => {
  const { t } = useI18n();
  const now = useNow("minute");
  const shown = useFortnight();
  const isMissing = isNotConnected(shown);
  const { next, after, ongoing } = upcomingAt(shown.data?.events ?? [], now);
  if (next === undefined)
    return (
      <Card
        raised
        className={`${styles.next} ${homeStyles.homeNext}`}
        data-empty="true"
        aria-busy={shown.source === "loading"}
      >
        <Edge memberIds={[]} />
        <Row as="p" wrap className={styles.nextWhose}>
          {t("home.next")}
        </Row>
        <h2 className={styles.nextTitle}>
          {shown.data !== undefined
            ? t("wall.nothingPlanned")
            : isMissing
              ? t("home.noCalendar")
              : "\u00a0"}
        </h2>
        <SourceBadge shown={shown} />
        {isMissing ? (
          <HomeInvite to="calendar" icon="calendar">
            {t("sample.connect")}
          </HomeInvite>
        ) : null}
      </Card>
    );
  return (
    <Card raised className={`${styles.next} ${homeStyles.homeNext}`}>
      <Edge memberIds={next.memberIds} />
      <NextEvent event={next} now={now} shown={shown} />
      <Following ongoing={ongoing.slice(0, 1)} after={after} now={now} />
    </Card>
  );
};
