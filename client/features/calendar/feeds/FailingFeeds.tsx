import type { CalendarContent } from "../queries.ts";
import { isFailingFeed } from "./is-failing-feed.ts";
import type { QueryState } from "#client/query/query-state.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useNow } from "#client/platform/clock.ts";
import { ProblemBadge } from "#client/ui/badges/badges.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";

/** Names the calendars that don't answer; quiet, beside events that stay where they are. */
export const FailingFeeds = ({
  shown,
  sourceToo = true,
  most = 2,
}: {
  shown: QueryState<CalendarContent>;
  /** False where another card beside it already says how the whole calendar is. */
  sourceToo?: boolean;
  /** How many are named; the others are counted. */
  most?: number;
}) => {
  const { t, ago } = useI18n();
  const now = useNow();
  const failing = (shown.data?.feeds ?? []).filter(isFailingFeed);
  return (
    <>
      {failing.slice(0, most).map((feed) => {
        const name = feed.name || t("calendar.everyone");
        return (
          <ProblemBadge
            key={feed.id}
            label={
              feed.state === "error" || feed.fetchedAt === undefined
                ? t("calendar.feedFailed", { name })
                : t("calendar.feedStale", { name, ago: ago(feed.fetchedAt, now) })
            }
          />
        );
      })}
      {failing.length > most ? (
        <ProblemBadge label={t("calendar.moreEvents", { count: failing.length - most })} />
      ) : null}
      {sourceToo ? <SourceBadge shown={shown} /> : null}
    </>
  );
};
