import type { PendingMutation } from "../pending-mutation.ts";
import type { MutationStore, Revise } from "./store.ts";

/** What the device keeps of the queue, written in the order in which it happened. */
export interface Persistence {
  /** Every mutation that the device has, in the order in which they were made. */
  all(): Promise<readonly PendingMutation[]>;
  /** Keeps a new mutation. */
  keep(mutation: PendingMutation): void;
  /** Changes what is kept of a mutation, whatever another page changed of it; nothing where that has taken it away. */
  revise(id: string, change: Revise): void;
  forget(id: string): Promise<void>;
  /** Tells, when all that was to be kept of a mutation is written, whether the device has it: a full one doesn't. */
  persisted(id: string): Promise<boolean>;
  /** A mutation in its newest form; undefined where another page has taken it away. */
  newest(mutation: PendingMutation): Promise<PendingMutation | undefined>;
}

/** Makes the persistence of a queue; with a full disk or in a private window the queue goes on without. */
export const createPersistence = (store: MutationStore): Persistence => {
  const writes = new Map<string, Promise<boolean>>();
  const persisted = (id: string): Promise<boolean> => writes.get(id) ?? Promise.resolve(true);
  const write = (id: string, act: () => Promise<void>): void => {
    const written = persisted(id).then(async (isKept) => {
      if (isKept) await act();
      return isKept;
    });
    writes.set(
      id,
      written.catch(() => false),
    );
  };
  return {
    all: store.all,
    persisted,
    keep: (mutation) => write(mutation.id, () => store.put(mutation)),
    revise: (id, change) => write(id, () => store.revise(id, change)),
    forget: async (id) => {
      const before = persisted(id);
      writes.delete(id);
      await before.then(() => store.remove(id)).catch(() => undefined);
    },
    newest: async (mutation) =>
      (await persisted(mutation.id)) ? store.find(mutation.id).catch(() => mutation) : mutation,
  };
};

/** For a page on which nothing waits: its first script is smaller without the rest. */
export const noPersistence: Persistence = {
  all: () => Promise.resolve([]),
  keep: () => undefined,
  revise: () => undefined,
  forget: () => Promise.resolve(),
  persisted: () => Promise.resolve(true),
  newest: () => Promise.resolve(undefined),
};
