import { Suspense } from "react";
import { lazyPart } from "#client/platform/lazy-part.ts";
import { useNotes } from "#client/features/notes/queries.ts";

const NotesLines = lazyPart(async () => (await import("./NotesLines.tsx")).NotesLines);

/** Home's notes for whoever holds the phone, mine and everybody's; nothing is fetched where there is none. */
export const MyNotes = ({ myId }: { myId: string | undefined }) => {
  const notes = useNotes().data?.items ?? [];
  const mine = notes.filter(
    ({ forMemberId }) => forMemberId === undefined || myId === undefined || forMemberId === myId,
  );
  if (mine.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <NotesLines notes={mine} />
    </Suspense>
  );
};
