import type { NewNote, Note } from "#contract/notes.ts";
import { type ApiError, apiErrorOf } from "../../api/api-error.ts";
import { useApp } from "../../context/app-context.ts";
import { useMe } from "../../context/family.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { answeredOrWaiting } from "../../mutations/answered-or-waiting.ts";
import { useMutationQueue } from "../../mutations/use-mutation-queue.ts";
import { newId } from "../../platform/random-id.ts";
import { showToast } from "../../ui/overlays/toast-store.ts";
import { useFailedToast } from "../../ui/overlays/use-failed-toast.ts";
import { cancelAdding } from "./cancel-adding.ts";
import { noteMessages } from "./messages/messages.ts";
import { addNote, removeNote, restoreNote } from "./mutations.ts";

/** The ways to change the family's notes; each shows at once, and a toast says why the server refused one. */
export const useChangeNotes = () => {
  const w = useMessages(noteMessages);
  const { live } = useApp();
  const queue = useMutationQueue();
  const me = useMe();
  const failed = useFailedToast();
  const onFailed = (error: ApiError): void => {
    // Whoever closes the question for a parent's PIN knows.
    if (error.code !== "wallMayNot") failed(error);
  };
  const restore = (note: Note): void =>
    void queue
      .enqueue(restoreNote, note)
      .answer.catch((reason: unknown) => onFailed(apiErrorOf(reason)));
  const takeDown = async (note: Note): Promise<void> => {
    if (await cancelAdding(queue, note, me?.id)) {
      const again = () => void queue.enqueue(addNote, note).answer.catch(() => undefined);
      showToast({ kind: "done", words: w("taken"), undo: again });
      return;
    }
    // A wall may have to ask for a parent's PIN first.
    await answeredOrWaiting(live, queue.enqueue(removeNote, note), onFailed).then(
      () => showToast({ kind: "done", words: w("taken"), undo: () => restore(note) }),
      (reason: unknown) => onFailed(apiErrorOf(reason)),
    );
  };
  return {
    /** Resolves to whether it is up, or waits for the network. */
    add: (note: NewNote): Promise<boolean> => {
      const input = { ...note, id: newId(), createdAt: new Date().toISOString() };
      return answeredOrWaiting(live, queue.enqueue(addNote, input), onFailed).then(
        () => true,
        (reason: unknown) => {
          onFailed(apiErrorOf(reason));
          return false;
        },
      );
    },
    remove: (note: Note): void => void takeDown(note),
  };
};
