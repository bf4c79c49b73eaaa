import type { Topic } from "#contract/operation.ts";
import type { Reply } from "../../api/call.ts";
import type { Action } from "./queued-mutation.ts";
import type { Board } from "./broadcast.ts";
import { createDelivery } from "./delivery.ts";
import type { Hands } from "./cross-tab-lock.ts";
import { createHolding } from "./delay.ts";
import { createJoining, type Joining } from "./enqueue.ts";
import { createLists, type Lists } from "./entries.ts";
import { createMemory, type Memory } from "./persistence.ts";
import { createOutcomes } from "./settle.ts";
import { createRunning } from "./delivery-loop.ts";
import type { ActionStore } from "./mutation-store.ts";
import { createTakingBack, type TakingBack } from "./cancel.ts";
import { createTakingUp } from "./hydrate.ts";
import { createWaiters } from "./deferred-answers.ts";

interface OutboxOptions {
  readonly store: ActionStore;
  /** What keeps two pages of one browser from sending the same. */
  readonly hands: Hands;
  /** Where these pages tell each other what became of an action. */
  readonly board: Board;
  /** Sends one action under its own key, once. Rejects with an ApiError. */
  readonly deliver: (action: Action) => Promise<Reply<unknown>>;
  /** The server has what had waited, so these topics are old on the screen. */
  readonly onDelivered: (stale: ReadonlySet<Topic>) => void;
  /** Hears each answer. */
  readonly heard?: (action: Action, answer: unknown) => void;
  /** Hears what other pages left and this one has in its line now, with what becomes of it. */
  readonly onTakenUp?: (action: Action, settled: Promise<Reply<unknown>>) => void;
  /** Whether an action has to stay for now; `flush` asks again. */
  readonly isHeld?: (action: Action) => boolean;
  readonly now?: () => number;
}

type Seen = Pick<Lists, "waiting" | "refused" | "subscribe"> & Pick<Memory, "kept">;

/** Writes that wait for the server: in order, once each, also when the page is killed in between or is not the only one. */
export interface Outbox extends Seen, Joining, TakingBack {
  /** Takes up what earlier pages left; call it once, before the first `send`. */
  load(): Promise<void>;
  /** Tries now: the network or the server is back, or somebody looks at this page again. */
  flush(): void;
}

/** Makes the line as one page has it. */
export const createOutbox = (options: OutboxOptions): Outbox => {
  const { store, hands, board, deliver: send, onDelivered, now = Date.now } = options;
  const { heard = () => undefined, onTakenUp = () => undefined, isHeld = () => false } = options;
  const lists = createLists();
  const waiters = createWaiters();
  const memory = createMemory(store);
  const late = new Set<string>();
  const holding = createHolding(now, isHeld);
  const settle = createOutcomes({ lists, memory, waiters, board });
  const takingUp = createTakingUp({ store, lists, waiters, late, onTakenUp });
  const delivery = createDelivery({
    ...{ lists, memory, waiters, holding, late, settle },
    ...{ send, heard, onDelivered, now },
  });
  const running = createRunning({
    ready: takingUp.done,
    next: () => {
      const first = lists.waiting().find(holding.isDue);
      return first && hands.whenFree(first.id, () => delivery.deliver(first));
    },
    nextDue: () => holding.nextDue(lists.waiting()),
    onStill: delivery.tellOld,
    now,
  });
  return {
    ...{ waiting: lists.waiting, refused: lists.refused, subscribe: lists.subscribe },
    kept: memory.kept,
    ...createJoining({ lists, memory, waiters, late, running, now }),
    ...createTakingBack({ lists, memory, hands, settle, run: running.run, now }),
    load: () => takingUp.look().then(running.run),
    flush: () => void takingUp.look().then(running.hurry),
  };
};
