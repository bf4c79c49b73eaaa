import type { QueueOutcome } from "./broadcast.ts";
import type { CrossTabLock } from "./cross-tab-lock.ts";
import type { QueueEntries } from "./entries.ts";
import type { QueuePersistence } from "./persistence.ts";

interface QueueControlDeps {
  readonly lists: QueueEntries;
  readonly memory: QueuePersistence;
  readonly hands: CrossTabLock;
  readonly settle: (outcome: QueueOutcome) => Promise<void>;
  readonly run: () => void;
  readonly now: () => number;
}

/** What people may do with an action that waits, and with one that was refused. */
export interface QueueControls {
  /** Takes an action out of the line; false when it is too late for that, because it is under way or was sent. */
  cancel(id: string): Promise<boolean>;
  /** Puts a refused action back in line, at its end. */
  retry(id: string): void;
  /** Takes a refused action away. */
  dismiss(id: string): void;
}

/** Makes the ways back. */
export const createQueueControls = ({
  lists,
  memory,
  hands,
  settle,
  run,
  now,
}: QueueControlDeps): QueueControls => ({
  cancel: async (id) => {
    const withdrawn = await hands.ifFree(id, async () => {
      const seen = lists.find(id);
      const newest = seen && (await memory.latest(seen));
      if (newest === undefined || newest.refused !== undefined) return false;
      await settle({ kind: "gone", id });
      return true;
    });
    return withdrawn ?? false;
  },
  retry: (id) => {
    const found = lists.refused().find((action) => action.id === id);
    if (found === undefined) return;
    const { refused: _, notBefore: _past, ...action } = found;
    const anew = { ...action, order: lists.nextPlace(now()), at: now(), tries: 0 };
    void settle({ kind: "again", action: anew });
    run();
  },
  dismiss: (id) => void settle({ kind: "gone", id }),
});
