import type { DraftStore } from "./draft-store.ts";

/** Keeps one draft on the device while somebody writes it. */
export interface DraftAutosave<T> {
  /** Keeps it soon, so that a typed letter doesn't cost a write of its own. */
  saveSoon(draft: T): void;
  /** Keeps it at once: what can't be typed again, or the page may be gone in a moment. */
  saveNow(draft: T): Promise<void>;
  /** Writes what waits to be kept. */
  flush(): Promise<void>;
  /** There is no draft any more, whatever was on its way to be kept. */
  discard(): Promise<void>;
}

const soonMs = 300;

/** Makes the keeper of one draft; its writes happen one after the other, so that the last one wins. */
export const createDraftAutosave = <T>(store: DraftStore<T>, name: string): DraftAutosave<T> => {
  let waiting: { readonly draft: T } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Promise<void> = Promise.resolve();

  const then = (write: () => Promise<unknown>): Promise<void> => {
    clearTimeout(timer);
    waiting = undefined;
    // A full device may have room again for the next letter.
    last = last.then(write).then(
      () => undefined,
      () => undefined,
    );
    return last;
  };
  const flush = (): Promise<void> => {
    if (waiting === undefined) return last;
    const { draft } = waiting;
    return then(() => store.save(name, draft));
  };
  return {
    flush,
    saveSoon: (draft) => {
      waiting = { draft };
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), soonMs);
    },
    saveNow: (draft) => then(() => store.save(name, draft)),
    discard: () => then(() => store.remove(name)),
  };
};
