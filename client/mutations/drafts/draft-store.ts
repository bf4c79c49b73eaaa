import { createStore, del, get, set } from "idb-keyval";

/** Where half-written things outlive the page. */
export interface DraftStore<T> {
  /** What was kept under a name; undefined where there is nothing. Never rejects. */
  find(name: string): Promise<T | undefined>;
  /** Resolves with whether the device has it. Never rejects. */
  save(name: string, draft: T): Promise<boolean>;
  remove(name: string): Promise<void>;
}

/** Drafts in the browser's IndexedDB, pictures and all; in a private window without one they last as long as the page. */
export const indexedDbDraftStore = <T>(): DraftStore<T> => {
  const place = createStore("family-wall-drafts", "drafts");
  const quietly = <R>(work: Promise<R>): Promise<R | undefined> => work.catch(() => undefined);
  return {
    find: (name) => quietly(get<T>(name, place)),
    save: (name, draft) =>
      set(name, draft, place).then(
        () => true,
        () => false,
      ),
    remove: (name) => quietly(del(name, place)),
  };
};
