import { Link } from "wouter";
import { useConfig } from "#client/context/config.ts";
import { useWall } from "#client/context/wall.ts";
import { useNoteWords } from "#client/features/notes/use-note-words.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { HomeNote, isLong } from "./HomeNote.tsx";
import { useHomeNotes } from "./use-home-notes.ts";
import * as styles from "./home-notes.module.css";

/** The newest notes across Home, two side by side where it is wide; nothing while there are none, or while the sample family is shown. */
export const NotesStrip = ({ place }: { place: "wide" | "narrow" | "small" }) => {
  const { t } = useI18n();
  const { known, setupDone } = useConfig();
  const { distance } = useWall();
  const notes = useHomeNotes();
  const wordsOf = useNoteWords();
  const two = notes.slice(0, 2);
  const isForTwo = place === "wide" && distance !== "across" && !two.some(isLong);
  const shown = isForTwo ? two : notes.slice(0, 1);
  if (shown.length === 0 || !known || !setupDone) return null;
  const more = notes.length - shown.length;
  return (
    <section
      className={styles.notesStrip}
      data-testid="home-notes"
      data-place={place}
      aria-label={t("notes.title")}
    >
      {shown.map((note) => (
        <HomeNote key={note.id} note={note} words={wordsOf(note)} isBrief={place === "small"} />
      ))}
      {more === 0 ? null : (
        <Link href="/notes" className={styles.moreNotes}>
          +{more}
        </Link>
      )}
    </section>
  );
};
