import { ApiError } from "../../api/api-error.ts";
import type { Lane } from "../define-mutation.ts";
import { createDeliver, type DeliverDeps } from "./deliver.ts";
import { createDeliveryLoop, type DeliveryLoop } from "./delivery-loop.ts";
import { createHydration } from "./hydrate.ts";
import { mostWaiting, type PendingMutation } from "../pending-mutation.ts";
import type { Lease } from "./lease.ts";

interface WaitingDeliveryDeps extends DeliverDeps {
  readonly lease: Lease;
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
  /** Why nothing more may wait in a lane; undefined where it may. */
  whyFull(lane: Lane): ApiError | undefined;
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
  const waitingIn = (lane: Lane) =>
    lists.waiting().filter((mutation) => definitionOf(mutation)?.lane === lane);
  const openLane = (lane: Lane): DeliveryLoop =>
    createDeliveryLoop({
      ready: hydration.done,
      next: () => {
        const waiting = waitingIn(lane);
        const first = waiting.find(
          (mutation) => due.isDue(mutation, waiting) && !isHeld(mutation, waiting),
        );
        const sent = first && lease.whenFree(first.id, () => deliver(first));
        // Whoever looks at photos sees each arrive; after fifty ticks the board is read once.
        return lane === "uploads" ? sent?.finally(onStill) : sent;
      },
      nextDue: () => due.nextDue(waitingIn(lane)),
      ...{ onStill, now },
    });
  const loops = [openLane("changes"), openLane("uploads")];
  return {
    look: hydration.look,
    run: () => loops.forEach(({ run }) => run()),
    hurry: () => loops.forEach(({ hurry }) => hurry()),
    isFailing: () =>
      loops.some(({ isFailing }) => isFailing()) || lists.waiting().some(({ tries }) => tries > 0),
    // Pictures are as many as somebody chose, as long as the phone keeps them.
    whyFull: (lane) =>
      lane === "changes" && waitingIn(lane).length >= mostWaiting
        ? new ApiError("Too much waits to be sent.", { status: 0, code: "outboxFull" })
        : undefined,
  };
};

/** The way of a wall, where nothing waits: 1.3 kB of the first script less. */
export const noWaitingDelivery: CreateWaitingDelivery = () => ({
  look: () => Promise.resolve(),
  run: () => undefined,
  hurry: () => undefined,
  isFailing: () => false,
  whyFull: () => undefined,
});
