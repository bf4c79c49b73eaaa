import { useRef } from "react";
import { noteMessages } from "#client/features/notes/messages/messages.ts";
import { useNoteWords } from "#client/features/notes/use-note-words.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useMessages } from "#client/i18n/use-messages.ts";
import { useFit } from "#client/ui/layout/use-fit.ts";
import { HomeLine } from "../HomeLine.tsx";
import { showRows } from "../show-rows.ts";
import { HomeNote } from "./HomeNote.tsx";
import { useHomeNotes } from "./use-home-notes.ts";
import * as styles from "./home-notes.module.css";

/** The notes in a place of their own, the newest first, as many as it has room for. */
export const NotesCard = () => {
  const { t } = useI18n();
  const w = useMessages(noteMessages);
  const notes = useHomeNotes();
  const wordsOf = useNoteWords();
  const list = useRef<HTMLElement>(null);
  useFit(list, { last: Math.max(0, notes.length - 1), apply: showRows });
  if (notes.length === 0)
    return <HomeLine href="/notes" icon="note" words={w("empty")} action={w("new")} />;
  return (
    <section
      className={styles.notesCard}
      data-testid="home-notes-card"
      aria-label={t("notes.title")}
      ref={list}
    >
      {notes.map((note) => (
        <HomeNote key={note.id} note={note} words={wordsOf(note)} lines={3} />
      ))}
    </section>
  );
};
