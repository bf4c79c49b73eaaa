import { createStore, del, entries, get, promisifyRequest, set } from "idb-keyval";
import type { PendingMutation } from "../pending-mutation.ts";

/** Where mutations outlive the page, for all pages of this browser. */
export interface MutationStore {
  /** Every mutation, in the order in which they were made. */
  all(): Promise<PendingMutation[]>;
  find(id: string): Promise<PendingMutation | undefined>;
  put(mutation: PendingMutation): Promise<void>;
  /** Puts a newer form in place of a mutation; what another page took away stays away. */
  replace(mutation: PendingMutation): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Mutations in the browser's IndexedDB, a record each. */
export const indexedDbStore = (): MutationStore => {
  const database = createStore("family-wall-actions", "actions");
  return {
    all: async () => {
      const stored = await entries<string, PendingMutation>(database);
      return stored.map(([, mutation]) => mutation).toSorted((a, b) => a.order - b.order);
    },
    find: (id) => get<PendingMutation>(id, database),
    put: (mutation) => set(mutation.id, mutation, database),
    replace: (mutation) =>
      database("readwrite", async (records) => {
        const isThere = (await promisifyRequest(records.count(mutation.id))) > 0;
        if (isThere) await promisifyRequest(records.put(mutation, mutation.id));
      }),
    remove: (id) => del(id, database),
  };
};

/** For a window in which nothing can be kept: the queue lasts as long as the page. */
export const noStore = (): MutationStore => ({
  all: () => Promise.resolve([]),
  find: () => Promise.resolve(undefined),
  put: () => Promise.reject(new Error("Nothing can be kept in this window.")),
  replace: () => Promise.resolve(),
  remove: () => Promise.resolve(),
});
