import type { Reply } from "../../api/call.ts";
import type { Action } from "./queued-mutation.ts";
import type { Lists } from "./entries.ts";
import type { ActionStore } from "./mutation-store.ts";
import type { Waiters } from "./deferred-answers.ts";

interface Parts {
  readonly store: ActionStore;
  readonly lists: Lists;
  readonly waiters: Waiters;
  readonly late: Set<string>;
  readonly onTakenUp: (action: Action, settled: Promise<Reply<unknown>>) => void;
}

/** Takes up what other pages left in the device's memory, those that ended and those that are still open. */
export interface TakingUp {
  /** Looks for what this page doesn't know yet. Never rejects. */
  look(): Promise<void>;
  /** Resolves when it has last looked. */
  readonly done: () => Promise<void>;
}

/** Makes the way in for what other pages left. */
export const createTakingUp = ({ store, lists, waiters, late, onTakenUp }: Parts): TakingUp => {
  let looking: Promise<void> = Promise.resolve();
  const takeUp = (left: readonly Action[]): void => {
    const known = new Set([...lists.waiting(), ...lists.refused()].map(({ id }) => id));
    const found = left.filter(({ id }) => !known.has(id));
    if (found.length === 0) return;
    for (const { id } of found) late.add(id);
    lists.add(found);
    for (const action of found)
      if (action.refused === undefined) onTakenUp(action, waiters.wait(action.id));
  };
  return {
    look: () => {
      looking = store.all().then(takeUp, () => undefined);
      return looking;
    },
    done: () => looking,
  };
};
