import { ApiError } from "../../api/api-error.ts";
import { allAgain } from "../../mutations/all-again.ts";
import { inputOf } from "../../mutations/define-mutation.ts";
import type { MutationQueue } from "../../mutations/mutation-queue.ts";
import type { PendingMutation } from "../../mutations/pending-mutation.ts";
import { isRefusedForGood } from "../../mutations/refused-for-good.ts";
import { newId } from "../../platform/random-id.ts";
import { addPhoto } from "./mutations.ts";

/** A photo that the house didn't take, and why. */
export interface FailedPhoto {
  readonly id: string;
  readonly name: string;
  readonly error: ApiError;
}

/** How far a choice of photos has come. */
export interface PhotoProgress {
  readonly total: number;
  readonly done: number;
  /** Those that the house didn't take. */
  readonly failed: readonly FailedPhoto[];
  /** Whether nobody is reached: they go by themselves when the house is again. */
  readonly isOutOfReach: boolean;
  /** Why the house takes none of them now, and until when (ms) it isn't asked again. */
  readonly held?: { readonly error: ApiError; readonly until: number } | undefined;
}

type Queue = Pick<
  MutationQueue,
  "enqueue" | "again" | "dismiss" | "pending" | "refused" | "persisted" | "subscribe"
>;

const isPhoto = (mutation: PendingMutation): boolean => inputOf(addPhoto, mutation) !== undefined;

const failedOf = (mutation: PendingMutation): FailedPhoto => {
  const { message = "", ...why } = mutation.refused ?? { status: 0 };
  const name = inputOf(addPhoto, mutation)?.name ?? "";
  return { id: mutation.id, name, error: new ApiError(message, why) };
};

const heldOf = ({ held, notBefore = 0, needsSignIn }: PendingMutation): PhotoProgress["held"] =>
  held === undefined || (notBefore <= Date.now() && needsSignIn !== true)
    ? undefined
    : { error: new ApiError("", held), until: notBefore };

/** The photos of the last choice, of which the queue knows no more once they have arrived. */
const createChoice = ({ pending, refused }: Queue) => {
  const chosen = new Set<string>();
  let left: ReadonlySet<string> = new Set();
  let failed: readonly PendingMutation[] = [];
  return {
    /** Looks into the queue; returns how far they have come. */
    look: (): PhotoProgress => {
      const waiting = pending().filter(isPhoto);
      const isOver = left.size === 0 && failed.length === 0;
      if (isOver && waiting.length > 0) chosen.clear();
      const failedBefore = failed;
      failed = refused().filter(isPhoto);
      left = new Set(waiting.map(({ id }) => id));
      for (const { id } of [...waiting, ...failed]) chosen.add(id);
      // What somebody has let go hasn't arrived.
      for (const one of failedBefore)
        if (!left.has(one.id) && !failed.some(({ id }) => id === one.id)) chosen.delete(one.id);
      return {
        total: chosen.size,
        done: chosen.size - left.size - failed.length,
        failed: failed.map(failedOf),
        isOutOfReach: waiting.some(({ held }) => held?.status === 0),
        held: waiting.flatMap((one) => heldOf(one) ?? [])[0],
      };
    },
    /** Tells of what has arrived no more, where nothing else is on its way. */
    forget: (): void => {
      if (left.size === 0) chosen.clear();
    },
  };
};

/** Sends chosen photos by the page's queue and tells how far they have come, also while another page is shown. */
export const createPhotoUploads = (queue: Queue) => {
  const choice = createChoice(queue);
  const listeners = new Set<() => void>();
  const unkept = new Set<string>();
  let progress = choice.look();
  let isOld = false;
  const look = (): PhotoProgress => {
    const next = isOld ? choice.look() : progress;
    isOld = false;
    if (JSON.stringify(next) !== JSON.stringify(progress)) progress = next;
    return progress;
  };
  // A photo that is sent again is in neither list for a moment: what is told is what stands after that.
  const lookSoon = (): void => {
    if (isOld) return;
    isOld = true;
    queueMicrotask(() => {
      const told = progress;
      if (look() !== told) for (const listener of listeners) listener();
    });
  };
  queue.subscribe(lookSoon);
  const keep = async (id: string): Promise<void> => {
    unkept.add(id);
    if (await queue.persisted(id)) unkept.delete(id);
  };

  return {
    /** Sends pictures, after those that are on their way. */
    send: (pictures: readonly Blob[]): void => {
      for (const picture of pictures) {
        const name = picture instanceof File ? picture.name : "";
        const { id, answer } = queue.enqueue(
          addPhoto,
          { name },
          { id: newId(), pictures: [picture] },
        );
        void keep(id);
        // What the house refuses is told by its list.
        answer.catch(() => undefined);
      }
    },
    /** Sends those again that failed and may be taken now. */
    again: (): void =>
      allAgain(
        queue,
        queue
          .refused()
          .filter((one) => isPhoto(one) && one.refused && !isRefusedForGood(one.refused)),
      ),
    /** Lets those go that failed, and tells of what has arrived no more. */
    forget: (): void => {
      for (const { id } of look().failed) queue.dismiss(id);
      choice.forget();
      lookSoon();
    },
    progress: look,
    /** Whether something would be lost should the page end now. */
    isAnyUnkept: (): boolean =>
      [...queue.pending(), ...queue.refused()].some(({ id }) => unkept.has(id)),
    /** Calls back whenever they have come further; returns how to stop. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
