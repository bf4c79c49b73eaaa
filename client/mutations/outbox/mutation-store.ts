import { createStore, del, entries, get, promisifyRequest, set } from "idb-keyval";
import type { QueuedMutation } from "./queued-mutation.ts";

/** Where actions outlive the page, for all pages of this browser. */
export interface MutationStore {
  /** Every action, in the order in which they were made. */
  all(): Promise<QueuedMutation[]>;
  find(id: string): Promise<QueuedMutation | undefined>;
  put(action: QueuedMutation): Promise<void>;
  /** Puts a newer form in place of an action; what another page took away stays away. */
  replace(action: QueuedMutation): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Actions in the browser's IndexedDB, a record each. */
export const indexedDbMutationStore = (): MutationStore => {
  const place = createStore("family-wall-actions", "actions");
  return {
    all: async () => {
      const kept = await entries<string, QueuedMutation>(place);
      return kept
        .flatMap(([, action]) => ("shows" in action ? action : []))
        .toSorted((a, b) => a.order - b.order);
    },
    find: (id) => get<QueuedMutation>(id, place),
    put: (action) => set(action.id, action, place),
    replace: (action) =>
      place("readwrite", async (records) => {
        const isThere = (await promisifyRequest(records.count(action.id))) > 0;
        if (isThere) await promisifyRequest(records.put(action, action.id));
      }),
    remove: (id) => del(id, place),
  };
};

/** For a window in which nothing can be kept: the line lasts as long as the page. */
export const unavailableMutationStore = (): MutationStore => ({
  all: () => Promise.resolve([]),
  find: () => Promise.resolve(undefined),
  put: () => Promise.reject(new Error("Nothing can be kept in this window.")),
  replace: () => Promise.resolve(),
  remove: () => Promise.resolve(),
});
