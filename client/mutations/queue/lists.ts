import type { ApiError } from "../../api/api-error.ts";
import type { PendingMutation } from "../pending-mutation.ts";

/** A mutation that failed a moment ago. */
export interface FailedMutation {
  readonly mutation: PendingMutation;
  readonly error: ApiError;
}

type Pending = readonly PendingMutation[];

/** What this page knows of its mutations, as its screens see it. */
export interface MutationLists {
  /** What the server hasn't confirmed, in order. */
  readonly pending: () => Pending;
  /** What of that may wait for the network. */
  readonly waiting: () => Pending;
  /** What of that outlives this page: it is written to the device. */
  readonly saved: () => Pending;
  /** What waited and was not taken, until somebody has seen it. */
  readonly refused: () => Pending;
  /** What failed a moment ago, so that rows can show it. */
  readonly failed: () => readonly FailedMutation[];
  /** Whether the last that was sent of what waits reached nobody. */
  readonly isOutOfReach: () => boolean;
  subscribe(listener: () => void): () => void;
  /** What is pending under an id. */
  find(id: string): PendingMutation | undefined;
  /** The place behind all others, on every page: places count up from the time (ms). */
  nextPlace(now: number): number;
  /** Puts mutations at their places; what is refused among them aside. */
  add(mutations: Pending): void;
  /** Puts a newer form in place of what is pending under its id; nothing where nothing is. */
  replace(mutation: PendingMutation): void;
  /** Whether a mutation was taken away here and not put back: an older look at the device may still find it. */
  hasEnded(id: string): boolean;
  /** Takes a mutation away and revises the others; returns what that changed. */
  drop(id: string, revise?: (mutation: PendingMutation) => PendingMutation): Pending;
  setFailed(failed: readonly FailedMutation[]): void;
  setOutOfReach(isOutOfReach: boolean): void;
  /** Leaves a mutation out of `saved` until the promise tells that the device has it; it never rejects. */
  unsavedUntil(id: string, written: Promise<boolean>): void;
}

interface State {
  readonly pending: Pending;
  readonly waiting: Pending;
  readonly saving: ReadonlySet<string>;
  readonly saved: Pending;
  readonly refused: Pending;
  readonly failed: readonly FailedMutation[];
  readonly isOutOfReach: boolean;
}

const isRefused = ({ refused }: PendingMutation): boolean => refused !== undefined;

/** A list as it was, where the next has the same in it: whoever looks at it isn't drawn again. */
const kept = <T>(was: readonly T[], next: readonly T[]): readonly T[] =>
  was.length === next.length && was.every((one, at) => one === next[at]) ? was : next;

/** A change and the lists that follow from it, which stay the same objects where nothing changed in them. */
const withChange = (state: State, next: Partial<State>): State => {
  const to = { ...state, ...next };
  const waiting = kept(
    state.waiting,
    to.pending.filter(({ isDirect }) => !isDirect),
  );
  return {
    ...to,
    waiting,
    saved: kept(
      state.saved,
      waiting.filter(({ id }) => !to.saving.has(id)),
    ),
    refused: kept(state.refused, to.refused),
    failed: kept(state.failed, to.failed),
  };
};

/** Makes empty lists. */
export const createLists = (): MutationLists => {
  const listeners = new Set<() => void>();
  const ended = new Set<string>();
  let state: State = {
    ...{ pending: [], waiting: [], refused: [], failed: [] },
    ...{ saving: new Set(), saved: [], isOutOfReach: false },
  };

  const show = (next: Partial<State>): void => {
    state = withChange(state, next);
    for (const listener of listeners) listener();
  };

  return {
    pending: () => state.pending,
    waiting: () => state.waiting,
    saved: () => state.saved,
    refused: () => state.refused,
    failed: () => state.failed,
    isOutOfReach: () => state.isOutOfReach,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    find: (id) => state.pending.find((mutation) => mutation.id === id),
    nextPlace: (now) =>
      Math.max(now, ...[...state.pending, ...state.refused].map(({ order }) => order + 1)),
    hasEnded: (id) => ended.has(id),
    add: (mutations) => {
      for (const { id } of mutations) ended.delete(id);
      show({
        pending: [
          ...state.pending,
          ...mutations.filter((mutation) => !isRefused(mutation)),
        ].toSorted((a, b) => a.order - b.order),
        refused: [...state.refused, ...mutations.filter(isRefused)],
      });
    },
    replace: (mutation) =>
      show({ pending: state.pending.map((one) => (one.id === mutation.id ? mutation : one)) }),
    drop: (id, revise = (mutation) => mutation) => {
      ended.add(id);
      const rest = (list: Pending) => list.filter((mutation) => mutation.id !== id);
      const before = [...rest(state.pending), ...rest(state.refused)];
      const after = before.map(revise);
      show({
        pending: after.filter((mutation) => !isRefused(mutation)),
        refused: after.filter(isRefused),
      });
      return after.filter((mutation, at) => mutation !== before[at]);
    },
    setFailed: (failed) => show({ failed }),
    setOutOfReach: (isOutOfReach) => {
      if (isOutOfReach !== state.isOutOfReach) show({ isOutOfReach });
    },
    unsavedUntil: (id, written) => {
      show({ saving: new Set([...state.saving, id]) });
      void written.then((isKept) => {
        // A full device never has it.
        if (!isKept) return;
        const rest = new Set(state.saving);
        rest.delete(id);
        show({ saving: rest });
      });
    },
  };
};
