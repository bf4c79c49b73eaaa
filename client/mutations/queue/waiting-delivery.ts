import { type Lane, lanes } from "../define-mutation.ts";
import { createDeliver, type DeliverDeps, type Setback } from "./deliver.ts";
import { createDeliveryLoop, type DeliveryLoop } from "./delivery-loop.ts";
import { createHydration } from "./hydrate.ts";
import type { PendingMutation } from "../pending-mutation.ts";
import type { Lease } from "./lease.ts";

interface WaitingDeliveryDeps extends DeliverDeps {
  readonly lease: Lease;
  readonly laneOf: (mutation: PendingMutation) => Lane;
  /** Hears when a lane stands still, and after each upload. */
  readonly onStill: () => void;
}

/** The way to the server of what waits for the network. */
export interface WaitingDelivery {
  /** Looks for what other pages left. Never rejects. */
  look(): Promise<void>;
  /** Delivers what is due, in order within each lane. */
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
  const { persistence, lease, lists, shownWhenRefused, due, definitionOf, laneOf } = deps;
  const { onStill, now } = deps;
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
  const deliverFirst = async (first: PendingMutation): Promise<Setback | undefined> => {
    const setback = await lease.whenFree(first.id, () => deliver(first));
    // The next takes long: what this one changed isn't read again with that, as after fifty ticks.
    if (laneOf(first) === "uploads") onStill();
    return setback;
  };
  const openLane = (lane: Lane): DeliveryLoop => {
    const inLane = () => lists.waiting().filter((mutation) => laneOf(mutation) === lane);
    return createDeliveryLoop({
      ready: hydration.done,
      next: () => {
        const waiting = inLane();
        const first = waiting.find(
          (mutation) => due.isDue(mutation, waiting) && !isHeld(mutation, waiting),
        );
        return first && deliverFirst(first);
      },
      nextDue: () => due.nextDue(inLane()),
      ...{ onStill, now },
    });
  };
  const loops = lanes.map(openLane);
  return {
    look: hydration.look,
    run: () => loops.forEach(({ run }) => run()),
    hurry: () => loops.forEach(({ hurry }) => hurry()),
    isFailing: () =>
      loops.some(({ isFailing }) => isFailing()) || lists.waiting().some(({ tries }) => tries > 0),
  };
};

/** The way of a wall, where nothing waits: 1.3 kB of the first script less. */
export const noWaitingDelivery: CreateWaitingDelivery = () => ({
  look: () => Promise.resolve(),
  run: () => undefined,
  hurry: () => undefined,
  isFailing: () => false,
});
