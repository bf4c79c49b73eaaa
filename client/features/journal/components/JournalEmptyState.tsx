import type { Feed } from "../queries.ts";
import { useFamily } from "#client/context/family.tsx";
import { errorText } from "#client/i18n/error-text.ts";
import { journalWords } from "../messages/messages.ts";
import { useText } from "#client/i18n/use-i18n.ts";
import { useWordsOf } from "#client/i18n/use-messages.ts";
import { EmptyState } from "#client/ui/EmptyState.tsx";

/** What a journal says where it has no entries to show: that it is young, that nothing was found, or that it can't be read. */
export const JournalStates = ({ feed: { filter, newest } }: { feed: Feed }) => {
  const { t } = useText();
  const s = useWordsOf(journalWords);
  const member = useFamily().find(({ id }) => id === filter.memberId);
  if (newest.from === "failed")
    return <EmptyState picture="key" title={errorText(t, newest.error)} />;
  if (newest.data === undefined || newest.data.entries.length > 0) return null;
  if (filter.q !== undefined || filter.tag !== undefined)
    return <EmptyState picture="open-book" title={s("noneFound")} hint={s("noneFoundHint")} />;
  return member === undefined ? (
    <EmptyState picture="open-book" title={s("emptyTitle")} hint={s("emptyHint")} />
  ) : (
    <EmptyState
      picture="open-book"
      title={s("noneOf", { name: member.name })}
      hint={s("emptyHint")}
    />
  );
};
