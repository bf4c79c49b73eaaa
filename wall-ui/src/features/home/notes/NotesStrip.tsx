import { useConfig } from "#client/context/config.ts";
import { useHomeFacts } from "../load-home-facts.ts";
import type { NotesPlace } from "./NotesRow.tsx";
import { useHomeNotes } from "./use-home-notes.ts";

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
  const { known, setupDone } = useConfig();
  const found = useHomeNotes();
  const facts = useHomeFacts();
  const notes = withoutNotes ? [] : found;
  if (!known || !setupDone || facts === undefined) return null;
  if (notes.length > 0) return <facts.NotesRow notes={notes} place={place} />;
  // What comes later, below a week, leaves the bins to the notes.
  return hasBinsAlone || found.length > 0 ? <facts.HomeBins isAlone /> : null;
};
