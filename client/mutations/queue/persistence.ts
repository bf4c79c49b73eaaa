import type { Action } from "./queued-mutation.ts";
import type { ActionStore } from "./mutation-store.ts";

/** What the device knows of the line, written in the order in which it happened. */
export interface Memory {
  /** Keeps a new action. */
  keep(action: Action): void;
  /** Keeps a newer form of an action, unless another page has taken it away. */
  revise(action: Action): void;
  forget(id: string): Promise<void>;
  /** Tells, when all that was to be kept of an action is written, whether the device has it: a full one doesn't. */
  kept(id: string): Promise<boolean>;
  /** An action in its newest form; undefined where another page has taken it away. */
  newest(action: Action): Promise<Action | undefined>;
}

/** Makes the memory of a line; with a full disk or in a private window it goes on without one. */
export const createMemory = (store: ActionStore): Memory => {
  const writes = new Map<string, Promise<boolean>>();
  const kept = (id: string): Promise<boolean> => writes.get(id) ?? Promise.resolve(true);
  const write = (id: string, act: () => Promise<void>): void => {
    const written = kept(id).then(async (isKept) => {
      if (isKept) await act();
      return isKept;
    });
    writes.set(
      id,
      written.catch(() => false),
    );
  };
  return {
    kept,
    keep: (action) => write(action.id, () => store.put(action)),
    revise: (action) => write(action.id, () => store.replace(action)),
    forget: async (id) => {
      const before = kept(id);
      writes.delete(id);
      await before.then(() => store.remove(id)).catch(() => undefined);
    },
    newest: async (action) =>
      (await kept(action.id)) ? store.find(action.id).catch(() => action) : action,
  };
};
