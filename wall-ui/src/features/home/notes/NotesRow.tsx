import { Link } from "wouter";
import type { Note } from "#contract/notes.ts";
import { useWall } from "#client/context/wall.ts";
import { useNoteWords } from "#client/features/notes/use-note-words.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { HomeBins } from "./HomeBins.tsx";
import { HomeNote, isLong } from "./HomeNote.tsx";
import * as styles from "./home-notes.module.css";

/** How large the place is in which notes stand. */
export type NotesPlace = "wide" | "narrow" | "small";

/** How many notes stand side by side. */
const mostNotes = { wide: 3, narrow: 2, small: 2 } as const satisfies Record<NotesPlace, number>;

/** Whether there is room beside a note's words for from whom it is and how long. */
const isRoomy = (shown: readonly Note[], place: NotesPlace): boolean =>
  shown.length === 1 || (shown.length === 2 && place === "wide" && !shown.some(isLong));

/** The newest of some notes side by side, each whole or with the first words that fit, with the bins of today and this evening. */
export const NotesRow = ({ notes, place }: { notes: readonly Note[]; place: NotesPlace }) => {
  const { t } = useI18n();
  const { distance } = useWall();
  const wordsOf = useNoteWords();
  const shown = notes.slice(0, mostNotes[place] - (distance === "across" ? 1 : 0));
  const more = notes.length - shown.length;
  const isBare = !isRoomy(shown, place);
  return (
    <section
      className={styles.notesStrip}
      data-testid="home-notes"
      data-place={place}
      aria-label={t("notes.title")}
    >
      {shown.map((note) => (
        <HomeNote key={note.id} note={note} words={wordsOf(note)} isBare={isBare} />
      ))}
      {more === 0 ? null : (
        <Link href="/notes" className={styles.moreNotes}>
          +{more}
        </Link>
      )}
      <HomeBins />
    </section>
  );
};
