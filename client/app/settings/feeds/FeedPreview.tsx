import type { OperationAnswer } from "#contract/api.ts";
import { setupMessages } from "#client/features/setup/messages/messages.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/platform/clock.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useI18n } from "#client/i18n/use-i18n.ts";
import * as styles from "./feed-form.module.css";

/** What a new calendar holds, so that a family sees that it is the right one. */
export const FeedPreview = ({ feed, found }: OperationAnswer<"POST /api/calendar/feeds">) => {
  const s = useMessages(setupMessages);
  const { nearDayName, clock } = useI18n();
  const now = useNow();
  const { next } = found;
  const when = (start: string) => {
    const day = nearDayName(start, now);
    return /^\d{4}-\d\d-\d\d$/.test(start) ? day : `${day} ${clock(start)}`;
  };
  return (
    <Row gap={5} className={styles.foundFeed} data-member={feed.memberId} role="status">
      <Icon name="check" />
      <p>
        <b dir="auto">{found.name ?? feed.name}</b>
        <span>{s("calendar.found", { count: found.events })}</span>
        <span>
          {next === undefined
            ? s("calendar.nothingNext")
            : s("calendar.next", {
                title: next.title || s("calendar.untitled"),
                when: when(next.start),
              })}
        </span>
      </p>
    </Row>
  );
};
