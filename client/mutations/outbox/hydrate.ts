import type { ApiReply } from "../../api/call.ts";
import type { QueuedMutation } from "./queued-mutation.ts";
import type { QueueEntries } from "./entries.ts";
import type { MutationStore } from "./mutation-store.ts";
import type { DeferredAnswers } from "./deferred-answers.ts";

interface HydrationDeps {
  readonly store: MutationStore;
  readonly lists: QueueEntries;
  readonly waiters: DeferredAnswers;
  readonly late: Set<string>;
  readonly onTakenUp: (action: QueuedMutation, settled: Promise<ApiReply<unknown>>) => void;
}

/** Takes up what other pages left in the device's memory, those that ended and those that are still open. */
export interface Hydration {
  /** Looks for what this page doesn't know yet. Never rejects. */
  hydrate(): Promise<void>;
  /** Resolves when it has last looked. */
  readonly done: () => Promise<void>;
}

/** Makes the way in for what other pages left. */
export const createHydration = ({
  store,
  lists,
  waiters,
  late,
  onTakenUp,
}: HydrationDeps): Hydration => {
  let looking: Promise<void> = Promise.resolve();
  const takeUp = (left: readonly QueuedMutation[]): void => {
    const known = new Set([...lists.queued(), ...lists.refused()].map(({ id }) => id));
    const found = left.filter(({ id }) => !known.has(id));
    if (found.length === 0) return;
    for (const { id } of found) late.add(id);
    lists.add(found);
    for (const action of found)
      if (action.refused === undefined) onTakenUp(action, waiters.wait(action.id));
  };
  return {
    hydrate: () => {
      looking = store.all().then(takeUp, () => undefined);
      return looking;
    },
    done: () => looking,
  };
};
