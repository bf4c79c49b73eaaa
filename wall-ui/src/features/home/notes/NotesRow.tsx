import { Link } from "wouter";
import type { Note } from "#contract/notes.ts";
import { useWall } from "#client/context/wall.ts";
import { useComingBins } from "#client/features/bins/use-coming-bins.ts";
import { useNoteWords } from "#client/features/notes/use-note-words.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { HomeBins } from "./HomeBins.tsx";
import { HomeNote } from "./HomeNote.tsx";
import * as styles from "./home-notes.module.css";

/** How large the place is in which notes stand. */
export type NotesPlace = "wide" | "narrow" | "small";

/** How many notes stand side by side. */
const mostNotes = { wide: 3, narrow: 2, small: 2 } as const satisfies Record<NotesPlace, number>;

/** The newest of some notes side by side, each whole or with the first words that fit, with the bins of today and this evening. */
export const NotesRow = ({ notes, place }: { notes: readonly Note[]; place: NotesPlace }) => {
  const { t } = useI18n();
  const { distance } = useWall();
  const wordsOf = useNoteWords();
  const { today, out } = useComingBins();
  const hasBins = today.length + out.length > 0;
  const isTight = distance === "across" || (place === "small" && hasBins);
  const shown = notes.slice(0, mostNotes[place] - Number(isTight));
  const more = notes.length - shown.length;
  return (
    <section
      className={styles.notesStrip}
      data-testid="home-notes"
      data-place={place}
      aria-label={t("notes.title")}
    >
      {shown.map((note) => (
        <HomeNote
          key={note.id}
          note={note}
          words={wordsOf(note)}
          lines={place === "narrow" ? 3 : 2}
        />
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
