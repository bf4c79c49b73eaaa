import { Link } from "wouter";
import type { Note } from "#contract/notes.ts";
import { useConfig } from "#client/context/config.ts";
import { useWall } from "#client/context/wall.ts";
import { useNoteWords } from "#client/features/notes/use-note-words.ts";
import { useI18n } from "#client/i18n/use-i18n.ts";
import { useHomeFacts } from "../load-home-facts.ts";
import { HomeNote, isLong } from "./HomeNote.tsx";
import { useHomeNotes } from "./use-home-notes.ts";
import * as styles from "./home-notes.module.css";

type NotesPlace = "wide" | "narrow" | "small";

/** How many notes stand side by side. */
const mostNotes = { wide: 3, narrow: 2, small: 2 } as const satisfies Record<NotesPlace, number>;

/** Whether there is room beside a note's words for from whom it is and how long. */
const isRoomy = (shown: readonly Note[], place: NotesPlace): boolean =>
  shown.length === 1 || (shown.length === 2 && place === "wide" && !shown.some(isLong));

/** The newest notes across Home, side by side, each whole or with the first words that fit, and the bins of today and this evening; nothing while there are none, or while the sample family is shown. */
export const NotesStrip = ({
  place,
  withoutNotes = false,
  hasBinsAlone = false,
}: {
  place: NotesPlace;
  /** They have a card of their own. */
  withoutNotes?: boolean;
  /** Where there are no notes, bins stand here too, because no other line has them. */
  hasBinsAlone?: boolean;
}) => {
  const { t } = useI18n();
  const { known, setupDone } = useConfig();
  const { distance } = useWall();
  const found = useHomeNotes();
  const notes = withoutNotes ? [] : found;
  const wordsOf = useNoteWords();
  const facts = useHomeFacts();
  const shown = notes.slice(0, mostNotes[place] - (distance === "across" ? 1 : 0));
  if (!known || !setupDone) return null;
  if (shown.length === 0)
    return hasBinsAlone && facts !== undefined ? <facts.HomeBins isAlone /> : null;
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
      {facts === undefined ? null : <facts.HomeBins />}
    </section>
  );
};
