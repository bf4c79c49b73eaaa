import type { PutBack } from "../define-mutation.ts";
import type { Cancelling } from "./cancel.ts";
import type { Enqueue } from "./enqueue.ts";
import type { MutationLists } from "./lists.ts";

/** Brings back what a refused mutation was about, once, whichever place it is asked at; what is refused of that is shown. */
export type BringBack = (id: string, putBack: PutBack) => Promise<unknown>;

/** Makes the way to bring things back. */
export type CreateBringBack = (
  enqueue: Enqueue,
  dismiss: Cancelling["dismiss"],
  find: MutationLists["find"],
) => BringBack;

/** The way of a phone, on which a toast and the list of what was refused offer the same. */
export const createBringBack: CreateBringBack = (enqueue, dismiss, find) => {
  const broughtBack = new Set<string>();
  return async (id, putBack) => {
    if (broughtBack.has(id)) return;
    broughtBack.add(id);
    let isQueued = true;
    const answer = putBack((definition, input) => {
      // Nobody looks at it any more: with options, a refusal is shown.
      const enqueued = enqueue(definition, input, {});
      isQueued &&= find(enqueued.id) !== undefined;
      return enqueued;
    });
    // A full queue takes nothing: the words are only where they were refused then, and may be put back later.
    if (isQueued) dismiss(id);
    else broughtBack.delete(id);
    await answer;
  };
};
