import type { Topic } from "#contract/operation.ts";
import type { ApiReply } from "../../api/call.ts";
import type { QueuedMutation } from "./queued-mutation.ts";
import type { OutcomeChannel } from "./broadcast.ts";
import { createDelivery } from "./delivery.ts";
import type { CrossTabLock } from "./cross-tab-lock.ts";
import { createDeliveryDelay } from "./delay.ts";
import { createEnqueue, type Enqueue } from "./enqueue.ts";
import { createQueueEntries, type QueueEntries } from "./entries.ts";
import { createQueuePersistence, type QueuePersistence } from "./persistence.ts";
import { createSettle } from "./settle.ts";
import { createDeliveryLoop } from "./delivery-loop.ts";
import type { MutationStore } from "./mutation-store.ts";
import { createQueueControls, type QueueControls } from "./cancel.ts";
import { createHydration } from "./hydrate.ts";
import { createDeferredAnswers } from "./deferred-answers.ts";

interface MutationQueueOptions {
  readonly store: MutationStore;
  /** What keeps two pages of one browser from sending the same. */
  readonly lock: CrossTabLock;
  /** Where these pages tell each other what became of an action. */
  readonly channel: OutcomeChannel;
  /** Sends one action under its own key, once. Rejects with an ApiError. */
  readonly deliver: (action: QueuedMutation) => Promise<ApiReply<unknown>>;
  /** The server has what had waited, so these topics are old on the screen. */
  readonly onDelivered: (stale: ReadonlySet<Topic>) => void;
  /** Hears each answer. */
  readonly onAnswer?: (action: QueuedMutation, answer: unknown) => void;
  /** Hears what other pages left and this one has in its line now, with what becomes of it. */
  readonly onHydrated?: (action: QueuedMutation, settled: Promise<ApiReply<unknown>>) => void;
  /** Whether an action has to stay for now; `flush` asks again. */
  readonly isDelayed?: (action: QueuedMutation) => boolean;
  readonly now?: () => number;
}

type Seen = Pick<QueueEntries, "queued" | "refused" | "subscribe"> &
  Pick<QueuePersistence, "isSaved">;

/** Writes that wait for the server: in order, once each, also when the page is killed in between or is not the only one. */
export interface MutationQueue extends Seen, Enqueue, QueueControls {
  /** Takes up what earlier pages left; call it once, before the first `send`. */
  hydrate(): Promise<void>;
  /** Tries now: the network or the server is back, or somebody looks at this page again. */
  flush(): void;
}

/** Makes the line as one page has it. */
export const createMutationQueue = (options: MutationQueueOptions): MutationQueue => {
  const { store, lock, channel, deliver: send, onDelivered, now = Date.now } = options;
  const {
    onAnswer = () => undefined,
    onHydrated = () => undefined,
    isDelayed = () => false,
  } = options;
  const lists = createQueueEntries();
  const waiters = createDeferredAnswers();
  const memory = createQueuePersistence(store);
  const late = new Set<string>();
  const holding = createDeliveryDelay(now, isDelayed);
  const settle = createSettle({ lists, memory, waiters, board: channel });
  const takingUp = createHydration({ store, lists, waiters, late, onTakenUp: onHydrated });
  const delivery = createDelivery({
    ...{ lists, memory, waiters, holding, late, settle },
    ...{ send, heard: onAnswer, onDelivered, now },
  });
  const running = createDeliveryLoop({
    ready: takingUp.done,
    next: () => {
      const first = lists.queued().find(holding.isDue);
      return first && lock.whenFree(first.id, () => delivery.deliver(first));
    },
    nextDue: () => holding.nextDue(lists.queued()),
    onIdle: delivery.tellOld,
    now,
  });
  return {
    ...{ queued: lists.queued, refused: lists.refused, subscribe: lists.subscribe },
    isSaved: memory.isSaved,
    ...createEnqueue({ lists, memory, waiters, late, running, now }),
    ...createQueueControls({ lists, memory, hands: lock, settle, run: running.run, now }),
    hydrate: () => takingUp.hydrate().then(running.run),
    flush: () => void takingUp.hydrate().then(running.retryNow),
  };
};
