import { createDeliver, type DeliverDeps } from "./deliver.ts";
import { createDeliveryLoop } from "./delivery-loop.ts";
import { createHydration } from "./hydrate.ts";
import type { PendingMutation } from "../pending-mutation.ts";
import type { Lease } from "./lease.ts";

interface WaitingDeliveryDeps extends DeliverDeps {
  readonly lease: Lease;
  /** Hears when the queue stands still. */
  readonly onStill: () => void;
}

/** The way to the server of what waits for the network. */
export interface WaitingDelivery {
  /** Looks for what other pages left. Never rejects. */
  look(): Promise<void>;
  /** Delivers what is due, in order. */
  run(): void;
  /** The network or the server is back: it needn't be patient. */
  hurry(): void;
  /** Whether something waits that was tried. */
  isFailing(): boolean;
}

/** Makes the way of what waits for the network. */
export type CreateWaitingDelivery = (deps: WaitingDeliveryDeps) => WaitingDelivery;

/** The way of a phone. */
export const createWaitingDelivery: CreateWaitingDelivery = (deps) => {
  const { persistence, lease, lists, shownWhenRefused, due, definitionOf, onStill, now } = deps;
  const hydration = createHydration({
    ...{ persistence, lists, shownWhenRefused },
    isKnown: (mutation) => definitionOf(mutation) !== undefined,
  });
  const deliver = createDeliver(deps);
  const topicsOf = (mutation: PendingMutation) => definitionOf(mutation)?.operation.stale ?? [];
  /** Where a source is away, it is so for all that is kept there. */
  const isHeld = (mutation: PendingMutation, waiting: readonly PendingMutation[]): boolean =>
    !due.isTooOld(mutation) &&
    waiting.some(
      (earlier) =>
        earlier.tries > 0 &&
        earlier.order < mutation.order &&
        !due.isOtherAuthor(earlier) &&
        topicsOf(mutation).some((topic) => topicsOf(earlier).includes(topic)),
    );
  const { run, hurry, isFailing } = createDeliveryLoop({
    ready: hydration.done,
    next: () => {
      const waiting = lists.waiting();
      const first = waiting.find(
        (mutation) => due.isDue(mutation, waiting) && !isHeld(mutation, waiting),
      );
      return first && lease.whenFree(first.id, () => deliver(first));
    },
    nextDue: () => due.nextDue(lists.waiting()),
    ...{ onStill, now },
  });
  return {
    ...{ look: hydration.look, run, hurry },
    isFailing: () => isFailing() || lists.waiting().some(({ tries }) => tries > 0),
  };
};

/** The way of a wall, where nothing waits: 1.3 kB of the first script less. */
export const noWaitingDelivery: CreateWaitingDelivery = () => ({
  look: () => Promise.resolve(),
  run: () => undefined,
  hurry: () => undefined,
  isFailing: () => false,
});
