import type { Outcome } from "./channel.ts";
import type { Lease } from "./lease.ts";
import type { MutationLists } from "./lists.ts";
import type { Persistence } from "./persistence.ts";

interface CancelDeps {
  readonly lists: MutationLists;
  readonly persistence: Persistence;
  readonly lease: Lease;
  readonly finish: (outcome: Outcome) => Promise<void>;
  readonly cancelDirect: (id: string) => boolean;
  readonly run: () => void;
  readonly now: () => number;
}

/** What people may do with a mutation that waits, and with one that was refused. */
export interface Cancelling {
  /** Takes a mutation out of the queue; false when it is too late for that, because it is under way, was sent, or may have arrived. */
  cancel(id: string): Promise<boolean>;
  /** The same for what is sent again under its id: it then counts once, also where it may have arrived. */
  withdraw(id: string): Promise<boolean>;
  /** Puts a refused mutation back in the queue, at its end. */
  again(id: string): void;
  /** Takes a refused mutation away. */
  dismiss(id: string): void;
}

/** Makes the ways back. */
export const createCancelling = (deps: CancelDeps): Cancelling => {
  const { lists, persistence, lease, finish, run, now } = deps;
  const takeOut = async (id: string, mayBeTried: boolean): Promise<boolean> => {
    if (lists.find(id)?.isDirect === true) return deps.cancelDirect(id);
    const isTakenOut = await lease.ifFree(id, async () => {
      const seen = lists.find(id);
      const newest = seen && (await persistence.newest(seen));
      if (newest === undefined || newest.refused !== undefined) return false;
      if (newest.isTried === true && !mayBeTried) return false;
      await finish({ kind: "gone", id });
      return true;
    });
    return isTakenOut ?? false;
  };
  return {
    cancel: (id) => takeOut(id, false),
    withdraw: (id) => takeOut(id, true),
    again: (id) => {
      const found = lists.refused().find((mutation) => mutation.id === id);
      if (found === undefined) return;
      const { refused: _, notBefore: _past, ...mutation } = found;
      const place = { order: lists.nextPlace(now()), at: now(), tries: 0 };
      const anew = { ...mutation, ...place, isAgain: true } as const;
      void finish({ kind: "again", mutation: anew });
      run();
    },
    dismiss: (id) => void finish({ kind: "gone", id }),
  };
};
