import type { Note } from "#contract/notes.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Avatar } from "../../ui/avatar/Avatar.tsx";
import { IconButton } from "../../ui/buttons/IconButton.tsx";
import { noteMessages } from "./messages/messages.ts";
import { useChangeNotes } from "./use-change-notes.ts";
import { useNoteWords } from "./use-note-words.ts";
import { useWaitingNotes } from "./use-waiting-notes.ts";
import * as styles from "./note-list.module.css";

/** The family's notes, each with whom it is for, who wrote it, until when, and the way to take it down. */
export const NoteList = ({ notes }: { notes: readonly Note[] }) => {
  const w = useMessages(noteMessages);
  const wordsOf = useNoteWords();
  const { remove } = useChangeNotes();
  const waitsFor = useWaitingNotes();
  return (
    <ul className={styles.notes} data-testid="notes-list">
      {notes.map((note) => {
        const { whom, detail } = wordsOf(note);
        return (
          <li key={note.id} className={styles.note} data-member={whom?.id}>
            {whom === undefined ? null : <Avatar face={whom} />}
            <div className={styles.noteWords}>
              <p dir="auto">{note.text}</p>
              <small>
                {whom === undefined ? "" : `${w("for", { name: whom.name })} · `}
                {detail}
                {waitsFor(note.id)}
              </small>
            </div>
            <IconButton
              icon="close"
              label={w("downNamed", { text: note.text })}
              onClick={() => remove(note)}
            />
          </li>
        );
      })}
    </ul>
  );
};
