import { createStore, del, get, promisifyRequest, set, values } from "idb-keyval";
import type { PendingMutation } from "../pending-mutation.ts";

/** Makes a newer form of a mutation. */
export type Revise = (mutation: PendingMutation) => PendingMutation;

/** Where mutations outlive the page, for all pages of this browser. */
export interface MutationStore {
  /** Every mutation, in the order in which they were made. */
  all(): Promise<PendingMutation[]>;
  find(id: string): Promise<PendingMutation | undefined>;
  put(mutation: PendingMutation): Promise<void>;
  /** Changes a mutation as it is by now, in one step; what another page took away stays away. */
  revise(id: string, change: Revise): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Today's form of what an earlier version of the app stored; undefined for what has it already. */
export type Migrate = (stored: object) => PendingMutation | undefined;

const isOfToday = (stored: object): boolean => "input" in stored;

/** Mutations in the browser's IndexedDB, a record each; what brings old ones into today's form is loaded for these. */
export const indexedDbStore = (
  loadMigrate: () => Promise<Migrate> = () => Promise.resolve(() => undefined),
): MutationStore => {
  const database = createStore("family-wall-actions", "actions");
  /** In one step, so that no other page comes in between. */
  const migrateAll = (migrate: Migrate): Promise<void> =>
    database("readwrite", async (records) => {
      const stored: readonly PendingMutation[] = await promisifyRequest(records.getAll());
      for (const mutation of stored.flatMap((record) => migrate(record) ?? []))
        await promisifyRequest(records.put(mutation, mutation.id));
    });
  return {
    all: async () => {
      const isCurrent = (await values<PendingMutation>(database)).every(isOfToday);
      if (!isCurrent) await migrateAll(await loadMigrate());
      const stored = await values<PendingMutation>(database);
      // What an even older version stored without a migration has no input.
      return stored.filter(isOfToday).toSorted((a, b) => a.order - b.order);
    },
    find: async (id) => {
      const stored = await get<PendingMutation>(id, database);
      if (stored === undefined || isOfToday(stored)) return stored;
      return (await loadMigrate())(stored) ?? stored;
    },
    put: (mutation) => set(mutation.id, mutation, database),
    revise: (id, change) =>
      database("readwrite", async (records) => {
        const stored = await promisifyRequest<PendingMutation | undefined>(records.get(id));
        if (stored !== undefined) await promisifyRequest(records.put(change(stored), id));
      }),
    remove: (id) => del(id, database),
  };
};

/** For a window in which nothing can be kept: the queue lasts as long as the page. */
export const noStore = (): MutationStore => ({
  all: () => Promise.resolve([]),
  find: () => Promise.resolve(undefined),
  put: () => Promise.reject(new Error("Nothing can be kept in this window.")),
  revise: () => Promise.resolve(),
  remove: () => Promise.resolve(),
});
