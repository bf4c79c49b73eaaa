import type { Action } from "./action.ts";
import type { ActionStore } from "./store.ts";

/** What the device knows of the line, written in the order in which it happened. */
export interface Memory {
  keep(action: Action): void;
  forget(id: string): void;
  /** Resolves when all that was to be kept of an action is. */
  kept(id: string): Promise<void>;
}

/** Makes the memory of a line; a full disk or a private window: it goes on without one. */
export const createMemory = (store: ActionStore): Memory => {
  const writes = new Map<string, Promise<void>>();
  const kept = (id: string): Promise<void> => writes.get(id) ?? Promise.resolve();
  return {
    kept,
    keep: (action) => {
      const write = kept(action.id).then(() => store.put(action));
      writes.set(
        action.id,
        write.catch(() => undefined),
      );
    },
    forget: (id) => {
      const before = kept(id);
      writes.delete(id);
      void before.then(() => store.remove(id)).catch(() => undefined);
    },
  };
};
