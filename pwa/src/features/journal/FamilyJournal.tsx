import { useLayoutEffect, useState } from "react";
import type { JournalEntry } from "#contract/journal.ts";
import { useFamily, useMe } from "#client/context/family.ts";
import { type JournalFilter, useJournalFeed } from "#client/features/journal/queries.ts";
import type { EntryView } from "#client/features/journal/components/EntryRows.tsx";
import { JournalScreen } from "#client/features/journal/components/JournalScreen.tsx";
import { JournalEmptyState } from "#client/features/journal/components/JournalEmptyState.tsx";
import { OnThisDay } from "#client/features/journal/components/OnThisDay.tsx";
import { JournalMemberPicker } from "#client/features/journal/components/JournalMemberPicker.tsx";
import { PageEntryRows } from "#client/features/journal/components/PageEntryRows.tsx";
import { useParentHere } from "#client/features/access/queries.ts";
import { EntryActions } from "./EntryActions.tsx";
import { JournalHead } from "./JournalHead.tsx";
import { JournalSearch, type JournalSearchTerms } from "./JournalSearch.tsx";
import { WaitingEntries } from "./WaitingEntries.tsx";
import { WriteButton } from "./WriteButton.tsx";

const nothing: JournalSearchTerms = { q: "", tag: undefined };

const filterOf = (who: string | undefined, { q, tag }: JournalSearchTerms): JournalFilter => ({
  ...(who === undefined ? {} : { memberId: who }),
  ...(tag === undefined ? {} : { tag }),
  ...(q.trim() === "" ? {} : { q: q.trim() }),
});

/** The family's memory on a phone, of everybody or of one member. */
export const FamilyJournal = ({ view, who }: { view: EntryView; who: string | undefined }) => {
  const me = useMe();
  const isParent = useParentHere();
  const member = useFamily().find(({ id }) => id === who);
  const [searched, setSearched] = useState<JournalSearchTerms>();
  const [changed, setChanged] = useState<JournalEntry>();
  const filter = filterOf(member?.id, searched ?? nothing);
  const feed = useJournalFeed(filter);
  useLayoutEffect(() => {
    scrollTo(0, 0);
  }, [who, view]);
  const isPlain = Object.keys(filter).length === 0;
  return (
    <JournalScreen
      acts={{
        lovedAs: me?.id,
        mayChange: ({ authorId }) => authorId === me?.id || isParent,
        more: setChanged,
      }}
    >
      <JournalHead
        view={view}
        member={member}
        shown={feed.newest}
        isSearching={searched !== undefined}
        onSearch={() => setSearched(searched === undefined ? nothing : undefined)}
      />
      {searched === undefined ? null : (
        <JournalSearch
          searched={searched}
          tags={feed.newest.data?.tags ?? []}
          onSearch={setSearched}
        />
      )}
      <JournalMemberPicker shownId={member?.id} />
      {isPlain ? <WaitingEntries /> : null}
      {isPlain ? <OnThisDay entries={feed.newest.data?.onThisDay ?? []} /> : null}
      <JournalEmptyState feed={feed} canWrite />
      {(feed.newest.data?.entries.length ?? 0) === 0 ? null : (
        <PageEntryRows feed={feed} view={view} />
      )}
      <WriteButton />
      <EntryActions entry={changed} onClose={() => setChanged(undefined)} />
    </JournalScreen>
  );
};
