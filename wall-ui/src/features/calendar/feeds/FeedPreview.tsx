import type { Answer } from "#contract/api.ts";
import { setupWords } from "#client/features/setup/messages/messages.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { useNow } from "#client/i18n/time.ts";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { useWords } from "#wall-ui/src/ui/use-wall-text.ts";

/** What a new calendar holds, so that a family sees that it is the right one. */
export const FoundFeed = ({ feed, found }: Answer<"POST /api/calendar/feeds">) => {
  const s = useWordsOf(setupWords);
  const { format } = useWords();
  const now = useNow();
  const { next } = found;
  const when = (start: string) => {
    const day = format.dayName(start, now);
    return /^\d{4}-\d\d-\d\d$/.test(start) ? day : `${day} ${format.time(start)}`;
  };
  return (
    <div className="found-feed" data-member={feed.memberId} role="status">
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
    </div>
  );
};
