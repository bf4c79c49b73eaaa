import { createStore, del, entries, set } from "idb-keyval";
import type { Action } from "./action.ts";

/** Where actions outlive the page. */
export interface ActionStore {
  /** Every action, in the order in which they were made. */
  all(): Promise<Action[]>;
  put(action: Action): Promise<void>;
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
    put: (action) => set(action.id, action, place),
    remove: (id) => del(id, place),
  };
};

/** For a private window: the line lasts as long as the page. */
export const inMemory = (): ActionStore => ({
  all: () => Promise.resolve([]),
  put: () => Promise.resolve(),
  remove: () => Promise.resolve(),
});
