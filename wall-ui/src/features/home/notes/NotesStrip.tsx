import { Link } from "wouter";
import type { Note } from "#contract/notes.ts";
import { useConfig } from "#client/context/config.ts";
import { useWall } from "#client/context/wall.ts";
import { useNoteWords } from "#client/features/notes/use-note-words.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { HomeNote, isLong } from "./HomeNote.tsx";
import { useHomeNotes } from "./use-home-notes.ts";
import * as styles from "./home-notes.module.css";

type NotesPlace = "wide" | "narrow" | "small";

/** How many notes stand side by side. */
const mostNotes = { wide: 3, narrow: 2, small: 2 } as const satisfies Record<NotesPlace, number>;

/** How many characters of a note there is room for, and whether that is all that it says. */
const roomFor = (shown: readonly Note[], place: NotesPlace) => {
  if (shown.length === 1) return place === "small" ? { most: 90 } : {};
  if (place === "small") return { most: 32, isBare: true };
  return shown.length === 2 && place === "wide" && !shown.some(isLong)
    ? {}
    : { most: place === "wide" ? 40 : 56, isBare: true };
};

/** The newest notes across Home, side by side, each with its first words at least; nothing while there are none, or while the sample family is shown. */
export const NotesStrip = ({ place }: { place: NotesPlace }) => {
  const { t } = useI18n();
  const { known, setupDone } = useConfig();
  const { distance } = useWall();
  const notes = useHomeNotes();
  const wordsOf = useNoteWords();
  const shown = notes.slice(0, mostNotes[place] - (distance === "across" ? 1 : 0));
  if (shown.length === 0 || !known || !setupDone) return null;
  const more = notes.length - shown.length;
  const room = roomFor(shown, place);
  return (
    <section
      className={styles.notesStrip}
      data-testid="home-notes"
      data-place={place}
      aria-label={t("notes.title")}
    >
      {shown.map((note) => (
        <HomeNote key={note.id} note={note} words={wordsOf(note)} {...room} />
      ))}
      {more === 0 ? null : (
        <Link href="/notes" className={styles.moreNotes}>
          +{more}
        </Link>
      )}
    </section>
  );
};
