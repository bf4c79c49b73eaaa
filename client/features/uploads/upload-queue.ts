import { type ApiError, apiErrorOf } from "../../api/api-error.ts";
import { newId } from "../../platform/random-id.ts";
import { uploadPicture } from "./upload.ts";
import { scaledDown } from "./scale-down.ts";

/** How far a choice of pictures has come. */
export interface UploadQueueProgress {
  readonly total: number;
  readonly done: number;
  readonly failed: number;
  /** Why the last of those failed. */
  readonly error: ApiError | undefined;
}

interface Item {
  readonly picture: Blob;
  /** The same at every try, so that it counts once. */
  readonly key: string;
  uploadId?: string;
}

const nothing: UploadQueueProgress = { total: 0, done: 0, failed: 0, error: undefined };

/**
 * Sends pictures one after the other, each as small as it may be, also while another page is shown. `finish` says what
 * becomes of an upload; asked again with the same key, it does so once. Rejects with an ApiError.
 */
export const createUploadQueue = <Finisher>(
  finish: (finisher: Finisher, uploadId: string, key: string) => Promise<unknown>,
) => {
  let progress = nothing;
  const waiting: Item[] = [];
  const failed: Item[] = [];
  let isSending = false;
  const listeners = new Set<() => void>();
  const set = (next: UploadQueueProgress): void => {
    progress = next;
    for (const listener of listeners) listener();
  };

  const sendOne = async (finisher: Finisher, item: Item): Promise<void> => {
    const wasThere = item.uploadId !== undefined;
    item.uploadId ??= (await uploadPicture(await scaledDown(item.picture))).uploadId;
    try {
      await finish(finisher, item.uploadId, item.key);
    } catch (reason) {
      // Uploads that nothing refers to are gone after a day.
      if (!wasThere || apiErrorOf(reason).field !== "uploadId") throw reason;
      delete item.uploadId;
      await sendOne(finisher, item);
    }
  };
  const run = async (finisher: Finisher): Promise<void> => {
    if (isSending) return;
    isSending = true;
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      try {
        await sendOne(finisher, item);
        set({ ...progress, done: progress.done + 1 });
      } catch (thrown) {
        failed.push(item);
        set({ ...progress, failed: failed.length, error: apiErrorOf(thrown) });
      }
    isSending = false;
  };
  const isOver = (): boolean => waiting.length === 0 && !isSending && failed.length === 0;

  return {
    /** Sends pictures, after those that are on their way. */
    send: (finisher: Finisher, pictures: readonly Blob[]): void => {
      const before = isOver() ? nothing : progress;
      waiting.push(...pictures.map((picture) => ({ picture, key: newId() })));
      set({ ...before, total: before.total + pictures.length });
      void run(finisher);
    },
    /** Sends those again that failed. */
    again: (finisher: Finisher): void => {
      waiting.push(...failed.splice(0));
      set({ ...progress, failed: 0, error: undefined });
      void run(finisher);
    },
    /** Lets those go that failed, and tells of what has arrived no more. */
    forget: (): void => {
      const total = progress.total - failed.splice(0).length;
      set(isOver() ? nothing : { ...progress, total, failed: 0, error: undefined });
    },
    progress: (): UploadQueueProgress => progress,
    /** Calls back whenever it has come further; returns how to stop. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
