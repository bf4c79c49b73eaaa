import { Link } from "wouter";
import type { Note } from "#contract/notes.ts";
import { useNoteWords } from "#client/features/notes/use-note-words.ts";
import { useWaitingNotes } from "#client/features/notes/use-waiting-notes.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { Row } from "#client/ui/layout/Row.tsx";
import * as styles from "./notes-lines.module.css";

/** A line for each note; a tap opens all of them. */
export const NotesLines = ({ notes }: { notes: readonly Note[] }) => {
  const wordsOf = useNoteWords();
  const waitsFor = useWaitingNotes();
  return notes.map((note) => {
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
          <small>
            {detail}
            {waitsFor(note.id)}
          </small>
        </span>
      </Row>
    );
  });
};
