import type { CalendarContent } from "#client/features/calendar/queries.ts";
import type { QueryState } from "#client/query/query-state.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useNow } from "#client/platform/clock.ts";
import { ProblemBadge } from "#client/ui/badges/badges.tsx";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";

/** Names the calendars that don't answer; quiet, beside events that stay where they are. */
export const FailingFeeds = ({
  shown,
  sourceToo = true,
}: {
  shown: QueryState<CalendarContent>;
  /** False where another card beside it already says how the whole calendar is. */
  sourceToo?: boolean;
}) => {
  const { t, ago } = useI18n();
  const now = useNow();
  const failing = (shown.data?.feeds ?? []).filter(
    ({ state }) => state === "error" || state === "stale",
  );
  return (
    <>
      {failing.slice(0, 2).map((feed) => {
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
      {failing.length > 2 ? (
        <ProblemBadge label={t("calendar.moreEvents", { count: failing.length - 2 })} />
      ) : null}
      {sourceToo ? <SourceBadge shown={shown} /> : null}
    </>
  );
};
