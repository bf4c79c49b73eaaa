import type { QueuedMutation } from "./queued-mutation.ts";
import type { MutationStore } from "./mutation-store.ts";

/** What the device knows of the line, written in the order in which it happened. */
export interface QueuePersistence {
  /** Keeps a new action. */
  save(action: QueuedMutation): void;
  /** Keeps a newer form of an action, unless another page has taken it away. */
  update(action: QueuedMutation): void;
  remove(id: string): Promise<void>;
  /** Tells, when all that was to be kept of an action is written, whether the device has it: a full one doesn't. */
  isSaved(id: string): Promise<boolean>;
  /** An action in its newest form; undefined where another page has taken it away. */
  latest(action: QueuedMutation): Promise<QueuedMutation | undefined>;
}

/** Makes the memory of a line; with a full disk or in a private window it goes on without one. */
export const createQueuePersistence = (store: MutationStore): QueuePersistence => {
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
    isSaved: kept,
    save: (action) => write(action.id, () => store.put(action)),
    update: (action) => write(action.id, () => store.replace(action)),
    remove: async (id) => {
      const before = kept(id);
      writes.delete(id);
      await before.then(() => store.remove(id)).catch(() => undefined);
    },
    latest: async (action) =>
      (await kept(action.id)) ? store.find(action.id).catch(() => action) : action,
  };
};
