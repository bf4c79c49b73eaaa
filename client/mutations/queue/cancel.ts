import type { Outcome } from "./broadcast.ts";
import type { Hands } from "./cross-tab-lock.ts";
import type { Lists } from "./entries.ts";
import type { Memory } from "./persistence.ts";

interface Parts {
  readonly lists: Lists;
  readonly memory: Memory;
  readonly hands: Hands;
  readonly settle: (outcome: Outcome) => Promise<void>;
  readonly run: () => void;
  readonly now: () => number;
}

/** What people may do with an action that waits, and with one that was refused. */
export interface TakingBack {
  /** Takes an action out of the line; false when it is too late for that, because it is under way or was sent. */
  withdraw(id: string): Promise<boolean>;
  /** Puts a refused action back in line, at its end. */
  again(id: string): void;
  /** Takes a refused action away. */
  dismiss(id: string): void;
}

/** Makes the ways back. */
export const createTakingBack = ({
  lists,
  memory,
  hands,
  settle,
  run,
  now,
}: Parts): TakingBack => ({
  withdraw: async (id) => {
    const withdrawn = await hands.ifFree(id, async () => {
      const seen = lists.find(id);
      const newest = seen && (await memory.newest(seen));
      if (newest === undefined || newest.refused !== undefined) return false;
      await settle({ kind: "gone", id });
      return true;
    });
    return withdrawn ?? false;
  },
  again: (id) => {
    const found = lists.refused().find((action) => action.id === id);
    if (found === undefined) return;
    const { refused: _, notBefore: _past, ...action } = found;
    const anew = { ...action, order: lists.nextPlace(now()), at: now(), tries: 0 };
    void settle({ kind: "again", action: anew });
    run();
  },
  dismiss: (id) => void settle({ kind: "gone", id }),
});
