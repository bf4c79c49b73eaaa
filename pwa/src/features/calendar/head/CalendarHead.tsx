import { Link } from "wouter";
import { FailingFeeds } from "#client/features/calendar/feeds/FailingFeeds.tsx";
import { calendarMessages } from "#client/features/calendar/messages/messages.ts";
import type { CalendarContent } from "#client/features/calendar/queries.ts";
import { eventMessages } from "#client/features/calendar/editing/messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import type { QueryState } from "#client/query/query-state.ts";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FeatureIcon } from "#client/ui/icons/FeatureIcon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { Text } from "#client/ui/text/Text.tsx";
import { MeButton } from "../../members/MeButton.tsx";
import { type CalendarView, newEventAddress, viewAddress } from "../event-addresses.ts";
import { type CalendarFilter, MemberFilter } from "./MemberFilter.tsx";
import { useIsScrolled } from "./use-is-scrolled.ts";
import * as styles from "./calendar-head.module.css";
import * as listsStyles from "../../../ui/lists.module.css";
import * as headStyles from "../../../ui/head.module.css";

/** The ways to look at the calendar, each a link to the same day. */
const CalendarViews = ({ view, day }: { view: CalendarView; day: string }) => {
  const c = useMessages(calendarMessages);
  const { t } = useI18n();
  const views = [
    { name: "agenda", words: c("agenda") },
    { name: "day", words: t("calendar.day") },
    { name: "week", words: c("week") },
    { name: "month", words: c("month") },
  ] as const;
  return (
    <nav className={listsStyles.listSwitch} aria-label={t("calendar.title")}>
      {views.map(({ name, words }) => (
        <Link
          key={name}
          href={viewAddress(name, day)}
          replace
          {...(name === view ? { "aria-current": "page" as const } : {})}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
};

/** What is shown, the ways to look at it, whose it is, and the way to write something new; `day` is the one in sight. */
export const CalendarHead = ({
  view,
  day,
  filter,
  shown,
}: {
  view: CalendarView;
  day: string;
  filter: CalendarFilter;
  /** What the view shows: how it is stands at the top, also which of its calendars don't answer. */
  shown: QueryState<CalendarContent>;
}) => {
  const isScrolled = useIsScrolled();
  const s = useMessages(eventMessages);
  const c = useMessages(calendarMessages);
  const { t } = useI18n();
  return (
    <>
      <header
        className={`${headStyles.head} ${listsStyles.listHead}`}
        data-part="head"
        data-testid="head"
      >
        <h1>
          {t("calendar.title")} <SourceBadge shown={shown} />
        </h1>
        <Row gap={2}>
          <Link className={listsStyles.listTool} href="/calendar/search" aria-label={c("search")}>
            <FeatureIcon name="search" />
          </Link>
          <MeButton />
        </Row>
      </header>
      {shown.source === "sample" ? (
        <Text as="p" size="small" tone="soft">
          {t(shown.reason === "unconfigured" ? "sample.explain" : "sample.unreachable")}
        </Text>
      ) : null}
      <Row wrap gap={2} className={styles.failingFeeds}>
        <FailingFeeds shown={shown} sourceToo={false} most={4} />
      </Row>
      <CalendarViews view={view} day={day} />
      <MemberFilter {...filter} />
      <Link
        className={styles.calendarAdd}
        data-part="floating-action"
        href={newEventAddress(day)}
        aria-label={s("addTitle")}
        data-aside={isScrolled}
      >
        <Icon name="plus" />
      </Link>
    </>
  );
};
