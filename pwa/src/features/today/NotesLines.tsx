import { Link } from "wouter";
import { useNotes } from "#client/features/notes/queries.ts";
import { useNoteWords } from "#client/features/notes/use-note-words.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./notes-lines.module.css";

/** Home's notes, as whoever holds the phone reads them: mine and everybody's; a tap opens all of them. */
export const NotesLines = ({ myId }: { myId: string | undefined }) => {
  const notes = useNotes().data?.items ?? [];
  const wordsOf = useNoteWords();
  const mine = notes.filter(
    ({ forMemberId }) => forMemberId === undefined || myId === undefined || forMemberId === myId,
  );
  return mine.map((note) => {
    const { whom, detail } = wordsOf(note);
    return (
      <Row
        as={Link}
        key={note.id}
        gap={3}
        className={styles.note}
        href="/notes"
        data-member={whom?.id}
        data-testid="today-note"
      >
        {whom === undefined ? <Icon name="note" /> : <Avatar face={whom} />}
        <span>
          <b dir="auto">{note.text}</b>
          <small>{detail}</small>
        </span>
      </Row>
    );
  });
};
