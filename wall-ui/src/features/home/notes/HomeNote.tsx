import { Link } from "wouter";
import type { Note } from "#contract/notes.ts";
import { noteMessages } from "#client/features/notes/messages/messages.ts";
import type { NoteWords } from "#client/features/notes/use-note-words.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { Avatar } from "#client/ui/avatar/Avatar.tsx";
import { Icon } from "#client/ui/icons/Icon.tsx";
import { FitText } from "#client/ui/text/FitText.tsx";
import * as styles from "./home-notes.module.css";

/** Whether a note needs a line for itself. */
export const isLong = ({ text }: Note): boolean => text.length > 60;

/** A note as Home draws it: large, with the face of whom it is for; a tap leads to all of them. */
export const HomeNote = ({
  note,
  words: { whom, detail },
  isBrief = false,
  lines = 2,
}: {
  note: Note;
  words: NoteWords;
  /** Where there isn't room for a long one: that there is one, which a tap shows whole. */
  isBrief?: boolean;
  lines?: number;
}) => {
  const w = useMessages(noteMessages);
  const brief = whom === undefined ? w("brief") : w("briefFor", { name: whom.name });
  return (
    <Link href="/notes" className={styles.homeNote} data-member={whom?.id} data-testid="home-note">
      {whom === undefined ? <Icon name="note" /> : <Avatar face={whom} />}
      <span className={styles.homeNoteWords}>
        <FitText as="b" lines={lines}>
          {isBrief && isLong(note) ? brief : note.text}
        </FitText>
        <small>{detail}</small>
      </span>
    </Link>
  );
};
