import type { Note } from "#contract/notes.ts";
import { inputOf } from "../../mutations/define-mutation.ts";
import type { MutationQueue } from "../../mutations/mutation-queue.ts";
import { addNote } from "./mutations.ts";

/**
 * Takes a note away that waits on this phone; false where the house may have it. One of somebody else is never sent before
 * they sign in: it goes from here, and should it have arrived, the house shows it.
 */
export const cancelAdding = async (
  queue: Pick<MutationQueue, "waiting" | "cancel" | "withdraw">,
  { id: noteId, memberId }: Pick<Note, "id" | "memberId">,
  me: string | undefined,
): Promise<boolean> => {
  const adding = queue.waiting().find((waiting) => inputOf(addNote, waiting)?.id === noteId);
  if (adding === undefined) return false;
  const isMine = memberId === undefined || memberId === me;
  return isMine ? queue.cancel(adding.id) : queue.withdraw(adding.id);
};
