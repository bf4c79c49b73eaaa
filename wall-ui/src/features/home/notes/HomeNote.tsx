import { Link } from "wouter";
import type { Note } from "#contract/notes.ts";
import type { NoteWords } from "#client/features/notes/use-note-words.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FirstWords } from "./FirstWords.tsx";
import * as styles from "./home-notes.module.css";

/** Whether a note needs a line for itself. */
export const isLong = ({ text }: Note): boolean => text.length > 60;

/** A note as Home draws it: large, as much of it as there is room for, with the face of whom it is for; a tap leads to all of them. */
export const HomeNote = ({
  note,
  words: { whom, detail },
  isBare = false,
  lines = 2,
}: {
  note: Note;
  words: NoteWords;
  /** Only its words, where there is no room for from whom it is and how long. */
  isBare?: boolean;
  lines?: number;
}) => (
  <Link href="/notes" className={styles.homeNote} data-member={whom?.id} data-testid="home-note">
    {whom === undefined ? <Icon name="note" /> : <Avatar face={whom} />}
    <span className={styles.homeNoteWords}>
      <FirstWords lines={lines}>{note.text}</FirstWords>
      {isBare ? null : <small>{detail}</small>}
    </span>
  </Link>
);
