import { createStore, del, entries, get, promisifyRequest, set } from "idb-keyval";
import type { Action } from "./queued-mutation.ts";

/** Where actions outlive the page, for all pages of this browser. */
export interface ActionStore {
  /** Every action, in the order in which they were made. */
  all(): Promise<Action[]>;
  find(id: string): Promise<Action | undefined>;
  put(action: Action): Promise<void>;
  /** Puts a newer form in place of an action; what another page took away stays away. */
  replace(action: Action): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Actions in the browser's IndexedDB, a record each. */
export const inIndexedDb = (): ActionStore => {
  const place = createStore("family-wall-actions", "actions");
  return {
    all: async () => {
      const kept = await entries<string, Action>(place);
      return kept.map(([, action]) => action).toSorted((a, b) => a.order - b.order);
    },
    find: (id) => get<Action>(id, place),
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
export const nowhere = (): ActionStore => ({
  all: () => Promise.resolve([]),
  find: () => Promise.resolve(undefined),
  put: () => Promise.reject(new Error("Nothing can be kept in this window.")),
  replace: () => Promise.resolve(),
  remove: () => Promise.resolve(),
});
