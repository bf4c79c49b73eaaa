import { useMe } from "#client/context/family.ts";
import { noteMessages } from "#client/features/notes/messages/messages.ts";
import { NoteForm } from "#client/features/notes/NoteForm.tsx";
import { NoteList } from "#client/features/notes/NoteList.tsx";
import { useNotes } from "#client/features/notes/queries.ts";
import { errorText } from "#client/i18n/error-text.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Notice } from "#client/ui/text/Notice.tsx";
import { SubPage } from "../../ui/SubPage.tsx";

/** The family's notes on the phone: those that walls show, and a new one, also without a network. */
export const NotesPage = () => {
  const w = useMessages(noteMessages);
  const { t } = useI18n();
  const me = useMe();
  const shown = useNotes();
  const notes = shown.data?.items ?? [];
  return (
    <SubPage title={t("notes.title")} back="/">
      {shown.source === "stale" ? <SourceBadge shown={shown} /> : null}
      {shown.source === "failed" ? (
        <Notice kind="problem">{errorText(t, shown.error)}</Notice>
      ) : null}
      {shown.data !== undefined && notes.length === 0 ? (
        <EmptyState picture="memo" title={w("empty")} hint={w("emptyHint")} />
      ) : (
        <NoteList notes={notes} />
      )}
      <NoteForm memberId={me?.id} />
    </SubPage>
  );
};
