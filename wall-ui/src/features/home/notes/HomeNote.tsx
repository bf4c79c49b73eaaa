import { Link } from "wouter";
import type { Note } from "#contract/notes.ts";
import type { NoteWords } from "#client/features/notes/use-note-words.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FirstWords } from "./FirstWords.tsx";
import * as styles from "./home-notes.module.css";

/** A note as Home draws it: large, as much of it as there is room for, with the face of whom it is for, and from whom it is and how long where there is room for that too; a tap leads to all of them. */
export const HomeNote = ({
  note,
  words: { whom, detail },
  lines = 2,
}: {
  note: Note;
  words: NoteWords;
  lines?: number;
}) => (
  <Link href="/notes" className={styles.homeNote} data-member={whom?.id} data-testid="home-note">
    {whom === undefined ? <Icon name="note" /> : <Avatar face={whom} />}
    <span className={styles.homeNoteWords}>
      <FirstWords lines={lines}>{note.text}</FirstWords>
      <small>{detail}</small>
    </span>
  </Link>
);
