import { type ApiError, apiErrorOf } from "../../api/api-error.ts";
import { newId } from "../../platform/random-id.ts";
import { scaledDown } from "./scale-down.ts";
import type { KeptPicture, UploadStore } from "./upload-store.ts";
import { uploadPicture } from "./upload.ts";

/** A picture that the house didn't take, and why. */
export interface FailedUpload {
  readonly name: string;
  readonly error: ApiError;
}

/** How far a choice of pictures has come. */
export interface UploadQueueProgress {
  readonly total: number;
  readonly done: number;
  /** Those that the house didn't take. */
  readonly failed: readonly FailedUpload[];
  /** Whether nobody answers: they go by themselves when the house is there again. */
  readonly isOutOfReach: boolean;
}

interface Item extends KeptPicture {
  uploadId?: string;
  error?: ApiError;
}

const nothing: UploadQueueProgress = { total: 0, done: 0, failed: [], isOutOfReach: false };

/** So often the house is looked for that didn't answer, in ms. */
const againMs = 15_000;

const nameOf = (picture: Blob): string => (picture instanceof File ? picture.name : "");

/** Whether the house has it under its key already, and only the answer was lost. */
const hasArrived = ({ code }: ApiError): boolean => code === "idempotencyKeyReused";

/** Sends one picture; an upload that the house has forgotten is sent once more. */
const sendItem = async (
  item: Item,
  finish: (uploadId: string, key: string) => Promise<unknown>,
): Promise<void> => {
  const wasThere = item.uploadId !== undefined;
  item.uploadId ??= (await uploadPicture(await scaledDown(item.picture))).uploadId;
  try {
    await finish(item.uploadId, item.key);
  } catch (reason) {
    if (hasArrived(apiErrorOf(reason))) return;
    // Uploads that nothing refers to are gone after a day.
    if (!wasThere || apiErrorOf(reason).field !== "uploadId") throw reason;
    delete item.uploadId;
    await sendItem(item, finish);
  }
};

/** What a queue knows of its pictures. */
const createItems = (store: UploadStore) => {
  let progress = nothing;
  const waiting: Item[] = [];
  const failed: Item[] = [];
  const unkept = new Set<string>();
  const listeners = new Set<() => void>();
  const set = (next: Partial<UploadQueueProgress>): void => {
    const told = failed.flatMap(({ name, error }) =>
      error === undefined ? [] : [{ name, error }],
    );
    progress = { ...progress, ...next, failed: told };
    for (const listener of listeners) listener();
  };
  return {
    ...{ waiting, failed, set },
    progress: () => progress,
    /** Whether something would be lost should the page end now. */
    isAnyUnkept: () => unkept.size > 0,
    keep: (item: Item): void => {
      unkept.add(item.key);
      const { picture, name, key, at } = item;
      store.put({ picture, name, key, at }).then(
        () => unkept.delete(key),
        () => undefined,
      );
    },
    letGo: ({ key }: Item): void => {
      unkept.delete(key);
      store.remove(key).catch(() => undefined);
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/**
 * Sends pictures one after the other, each as small as it may be, also while another page is shown, and goes on after the
 * page's end and where nobody answered. `finish` says what becomes of an upload; asked again with the same key, it does so
 * once. Rejects with an ApiError.
 */
export const createUploadQueue = <Finisher>(
  finish: (finisher: Finisher, uploadId: string, key: string) => Promise<unknown>,
  store: UploadStore,
) => {
  const items = createItems(store);
  const { waiting, failed, set, progress } = items;
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let restored: Promise<void> | undefined;

  const run = async (finisher: Finisher): Promise<void> => {
    clearTimeout(timer);
    if (isSending) return;
    isSending = true;
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift())
      try {
        await sendItem(item, (uploadId, key) => finish(finisher, uploadId, key));
        items.letGo(item);
        set({ done: progress().done + 1, isOutOfReach: false });
      } catch (thrown) {
        const error = apiErrorOf(thrown);
        if (error.status === 0) {
          waiting.unshift(item);
          set({ isOutOfReach: true });
          timer = setTimeout(() => void run(finisher), againMs);
          break;
        }
        failed.push({ ...item, error });
        set({ isOutOfReach: false });
      }
    isSending = false;
  };
  const isOver = (): boolean => waiting.length === 0 && !isSending && failed.length === 0;
  const take = (finisher: Finisher, taken: readonly Item[]): void => {
    const before = isOver() ? nothing : progress();
    waiting.push(...taken);
    set({ ...before, total: before.total + taken.length });
    void run(finisher);
  };

  return {
    /** Sends pictures, after those that are on their way. */
    send: (finisher: Finisher, pictures: readonly Blob[]): void => {
      const at = Date.now();
      const taken = pictures.map((picture, index) => ({
        ...{ picture, name: nameOf(picture), key: newId(), at: at + index },
      }));
      taken.forEach(items.keep);
      take(finisher, taken);
    },
    /** Goes on with what an earlier page left, once. Never rejects. */
    restore: (finisher: Finisher): Promise<void> => {
      restored ??= store.all().then(
        (kept) => {
          if (kept.length > 0) take(finisher, kept);
        },
        () => undefined,
      );
      return restored;
    },
    /** Looks at once whether the house is there again. */
    hurry: (finisher: Finisher): void => {
      if (waiting.length > 0) void run(finisher);
    },
    /** Sends those again that failed. */
    again: (finisher: Finisher): void => {
      waiting.push(...failed.splice(0));
      set({});
      void run(finisher);
    },
    /** Lets those go that failed, and tells of what has arrived no more. */
    forget: (): void => {
      const gone = failed.splice(0);
      gone.forEach(items.letGo);
      set(isOver() ? nothing : { total: progress().total - gone.length });
    },
    progress,
    /** Whether something would be lost should the page end now. */
    isAnyUnkept: items.isAnyUnkept,
    /** Calls back whenever it has come further; returns how to stop. */
    subscribe: items.subscribe,
  };
};
