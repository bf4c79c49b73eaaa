import type { QueuedMutation } from "./queued-mutation.ts";

/** What stands in line on this page, as its screens see it. */
export interface QueueEntries {
  /** What waits, in order. */
  readonly queued: () => readonly QueuedMutation[];
  /** What waited and was not taken, until somebody has seen it. */
  readonly refused: () => readonly QueuedMutation[];
  subscribe(listener: () => void): () => void;
  /** What waits under an id. */
  find(id: string): QueuedMutation | undefined;
  /** The place behind all others, on every page: places count up from the time (ms). */
  nextPlace(now: number): number;
  /** Puts actions at their places; what is refused among them aside. */
  add(actions: readonly QueuedMutation[]): void;
  /** Puts a newer form in place of what waits under its id; nothing where nothing does. */
  replace(action: QueuedMutation): void;
  /** Takes an action away and revises what still waits; returns what that changed. */
  drop(id: string, revise?: (waiting: QueuedMutation) => QueuedMutation): readonly QueuedMutation[];
}

const isRefused = ({ refused }: QueuedMutation): boolean => refused !== undefined;

/** Makes an empty line. */
export const createQueueEntries = (): QueueEntries => {
  const listeners = new Set<() => void>();
  let waiting: readonly QueuedMutation[] = [];
  let refused: readonly QueuedMutation[] = [];

  const show = (
    nextWaiting: readonly QueuedMutation[],
    nextRefused: readonly QueuedMutation[] = refused,
  ): void => {
    waiting = nextWaiting;
    refused = nextRefused;
    for (const listener of listeners) listener();
  };

  return {
    queued: () => waiting,
    refused: () => refused,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    find: (id) => waiting.find((action) => action.id === id),
    nextPlace: (now) => Math.max(now, ...[...waiting, ...refused].map(({ order }) => order + 1)),
    add: (actions) =>
      show(
        [...waiting, ...actions.filter((action) => !isRefused(action))].toSorted(
          (a, b) => a.order - b.order,
        ),
        [...refused, ...actions.filter(isRefused)],
      ),
    replace: (action) => show(waiting.map((one) => (one.id === action.id ? action : one))),
    drop: (id, revise = (action) => action) => {
      const before = waiting.filter((action) => action.id !== id);
      const after = before.map(revise);
      show(
        after,
        refused.filter((action) => action.id !== id),
      );
      return after.filter((action, at) => action !== before[at]);
    },
  };
};
