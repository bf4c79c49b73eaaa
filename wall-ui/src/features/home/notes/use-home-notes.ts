import type { Note } from "#contract/notes.ts";
import { useWall } from "#client/context/wall.ts";
import { useNotes } from "#client/features/notes/queries.ts";

/** The notes that this wall shows: everybody's, and those for whom it shows. */
export const useHomeNotes = (): readonly Note[] => {
  const { memberIds } = useWall();
  const notes = useNotes().data?.items ?? [];
  if (memberIds === null) return notes;
  return notes.filter(
    ({ forMemberId }) => forMemberId === undefined || memberIds.includes(forMemberId),
  );
};
