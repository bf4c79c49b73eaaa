import type { JournalFeed } from "../queries.ts";
import { useFamily } from "#client/context/family.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { journalMessages } from "../messages/messages.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";

/** What a journal says where it has no entries to show: that it is young, that nothing was found, or that it can't be read. */
export const JournalEmptyState = ({
  feed: { filter, newest },
  canWrite = false,
}: {
  feed: JournalFeed;
  /** An entry can be written on this page. */
  canWrite?: boolean;
}) => {
  const { t } = useI18n();
  const s = useMessages(journalMessages);
  const member = useFamily().find(({ id }) => id === filter.memberId);
  if (newest.source === "failed")
    return <EmptyState picture="key" title={errorText(t, newest.error)} />;
  if (newest.data === undefined || newest.data.entries.length > 0) return null;
  if (filter.q !== undefined || filter.tag !== undefined)
    return <EmptyState picture="open-book" title={s("noneFound")} hint={s("noneFoundHint")} />;
  return member === undefined ? (
    <EmptyState
      picture="open-book"
      title={s("emptyTitle")}
      hint={s(canWrite ? "emptyHintHere" : "emptyHint")}
    />
  ) : (
    <EmptyState
      picture="open-book"
      title={s("noneOf", { name: member.name })}
      hint={s(canWrite ? "emptyHintHere" : "emptyHint")}
    />
  );
};
