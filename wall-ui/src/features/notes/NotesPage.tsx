import { noteMessages } from "#client/features/notes/messages/messages.ts";
import { NoteForm } from "#client/features/notes/NoteForm.tsx";
import { NoteList } from "#client/features/notes/NoteList.tsx";
import { useNotes } from "#client/features/notes/queries.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { SourceBadge } from "#client/ui/badges/SourceBadge.tsx";
import { EmptyState } from "#client/ui/layout/EmptyState.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import { useActing } from "../../context/acting.tsx";
import { UnknownRoom } from "../../ui/UnknownRoom.tsx";
import * as pageStyles from "../../ui/page.module.css";
import * as styles from "./notes.module.css";

/** The family's notes on the wall: those that Home shows, and a new one. */
export const NotesPage = () => {
  const { t } = useI18n();
  const w = useMessages(noteMessages);
  const shown = useNotes();
  const { memberId } = useActing();
  const notes = shown.data?.items ?? [];
  return (
    <div className={pageStyles.room} aria-busy={shown.source === "loading"}>
      <Row as="header" wrap className={pageStyles.roomHead} data-part="room-head">
        <h1>{t("notes.title")}</h1>
        <SourceBadge shown={shown} />
      </Row>
      <UnknownRoom shown={shown} />
      <div className={styles.sides}>
        <NoteForm memberId={memberId} />
        {shown.data !== undefined && notes.length === 0 ? (
          <EmptyState picture="memo" title={w("empty")} hint={w("emptyHint")} />
        ) : (
          <NoteList notes={notes} />
        )}
      </div>
    </div>
  );
};
