import type { Answer, Sent, WriteKey } from "../../contract/api.ts";
import type { Topic } from "../../contract/operation.ts";
import { ApiError, apiErrorOf } from "../api-error.ts";
import type { Reply, Write } from "../api.ts";
import { newId } from "../id.ts";
import {
  type Action,
  mostWaiting,
  type Shown,
  tooOldMs,
  verdictOn,
  type Written,
} from "./action.ts";
import { createMemory } from "./memory.ts";
import type { ActionStore } from "./store.ts";
import { createWaiters } from "./waiters.ts";

interface OutboxOptions {
  readonly store: ActionStore;
  /** Sends one action under its own key, once. Rejects with an ApiError. */
  readonly deliver: (action: Action) => Promise<Reply<unknown>>;
  /** The server has what had waited, so these topics are old on the screen. */
  readonly onDelivered: (stale: ReadonlySet<Topic>) => void;
  /** Hears each answer; what it gives back is done to every action that still waits, such as an id that is known now. */
  readonly heard?: (action: Action, answer: unknown) => (waiting: Action) => Action;
  readonly now?: () => number;
}

/** Writes that wait for the server: in order, once each, also when the page is killed in between. */
export interface Outbox {
  /** Takes up what earlier pages left; call it once, before the first `send`. */
  load(): Promise<void>;
  /**
   * Puts a write in line and promises its answer, however late. Rejects with an ApiError when the server refused it,
   * or at once with code `outboxFull`. What was `written` waits under its own id, and is shown when it is refused.
   */
  send<K extends WriteKey>(
    operation: Write<K>,
    sent: Sent<K>,
    shows: Shown,
    written?: Written,
  ): Promise<Reply<Answer<K>>>;
  /** Tries now: the network or the server is back. */
  flush(): void;
  /** Settles when an action does; undefined for one that isn't in line. */
  settled(id: string): Promise<Reply<unknown>> | undefined;
  /** Resolves when the device has an action, or can't keep it. */
  kept(id: string): Promise<void>;
  /** What waits, in order. */
  readonly waiting: () => readonly Action[];
  /** What waited and was not taken, until somebody has seen it. */
  readonly refused: () => readonly Action[];
  /** Takes an action that is not under way out of the line; false when it is too late for that. */
  withdraw(id: string): boolean;
  /** Puts a refused action back in line, at its end. */
  again(id: string): void;
  /** Takes a refused action away. */
  dismiss(id: string): void;
  subscribe(listener: () => void): () => void;
}

const firstWaitMs = 2000;
const longestWaitMs = 60_000;

/** Makes the line of one page. */
export const createOutbox = (options: OutboxOptions): Outbox => {
  const { store, deliver, onDelivered, now = Date.now } = options;
  const { heard = () => (action: Action) => action } = options;
  const listeners = new Set<() => void>();
  const waiters = createWaiters();
  const { keep, forget, kept } = createMemory(store);
  /** Actions that have met a closed door: their failing is shown, since nobody looks at the row any more. */
  const late = new Set<string>();
  let old = new Set<Topic>();
  let waiting: readonly Action[] = [];
  let refused: readonly Action[] = [];
  let loading: Promise<void> = Promise.resolve();
  let running = false;
  let underWay: string | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (nextWaiting: readonly Action[], nextRefused: readonly Action[] = refused): void => {
    waiting = nextWaiting;
    refused = nextRefused;
    for (const listener of listeners) listener();
  };
  const without = (actions: readonly Action[], id: string): readonly Action[] =>
    actions.filter((action) => action.id !== id);

  const revised = (
    actions: readonly Action[],
    revise: (action: Action) => Action,
  ): readonly Action[] =>
    actions.map((action) => {
      const anew = revise(action);
      if (anew !== action) keep(anew);
      return anew;
    });

  const refuse = (action: Action, error: ApiError): void => {
    const { status, code, message } = error;
    const isSeen = !late.has(action.id);
    const shown = {
      ...action,
      refused: { status, message, ...(code === undefined ? {} : { code }) },
    };
    show(without(waiting, action.id), isSeen ? refused : [...refused, shown]);
    if (isSeen) forget(action.id);
    else keep(shown);
    waiters.reject(action.id, error);
  };

  const deliverOne = async (action: Action): Promise<boolean> => {
    if (now() - action.at > tooOldMs) {
      late.add(action.id);
      refuse(
        action,
        new ApiError("It waited for longer than a week.", { status: 0, code: "tooOld" }),
      );
      return true;
    }
    underWay = action.id;
    try {
      const reply = await deliver(action);
      show(revised(without(waiting, action.id), heard(action, reply.answer)));
      forget(action.id);
      if (late.has(action.id)) old = new Set([...old, ...action.stale]);
      waiters.resolve(action.id, reply);
      late.delete(action.id);
      failures = 0;
      return true;
    } catch (reason) {
      const error = apiErrorOf(reason);
      const verdict = verdictOn(error, action.tries + 1);
      if (verdict === "refused") {
        refuse(action, error);
        return true;
      }
      for (const { id } of waiting) late.add(id);
      if (verdict === "later") {
        const tried = { ...action, tries: action.tries + 1 };
        show(waiting.map((one) => (one.id === action.id ? tried : one)));
        keep(tried);
      }
      return false;
    } finally {
      underWay = undefined;
    }
  };

  /** The first in line that may be sent. */
  const due = (): Action | undefined => waiting.find(({ notBefore = 0 }) => notBefore <= now());

  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    clearTimeout(timer);
    await loading;
    for (let next = due(); next !== undefined; next = due()) {
      await kept(next.id);
      // It may have been withdrawn meanwhile.
      if (due()?.id !== next.id) continue;
      if (!(await deliverOne(next))) {
        const ms = Math.min(longestWaitMs, firstWaitMs * 2 ** failures);
        failures += 1;
        timer = setTimeout(() => void run(), ms);
        break;
      }
    }
    running = false;
    const heldUntil = Math.min(...waiting.map(({ notBefore = Infinity }) => notBefore));
    if (due() === undefined && heldUntil < Infinity)
      timer = setTimeout(() => void run(), Math.max(0, heldUntil - now()));
    // Once for the whole line: fifty ticks must not have the board read fifty times.
    if (old.size > 0) onDelivered(old);
    old = new Set();
  };

  const nextOrder = (): number =>
    Math.max(0, ...[...waiting, ...refused].map(({ order }) => order)) + 1;

  /** Puts what earlier pages left before what this one has made meanwhile. */
  const takeUp = (left: readonly Action[]): void => {
    for (const action of left) late.add(action.id);
    const isRefused = (action: Action): boolean => action.refused !== undefined;
    const highest = Math.max(0, ...left.map(({ order }) => order));
    const made = waiting.map((action) => ({ ...action, order: action.order + highest }));
    made.forEach(keep);
    // What an earlier page held back can't be taken back any more.
    const waited = left.filter((action) => !isRefused(action));
    show([...waited.map(({ notBefore: _, ...action }) => action), ...made], left.filter(isRefused));
  };

  return {
    load: async () => {
      loading = store.all().then(takeUp, () => undefined);
      await loading;
      void run();
    },
    send: async <K extends WriteKey>(
      operation: Write<K>,
      sent: Sent<K>,
      shows: Shown,
      written?: Written,
    ) => {
      if (waiting.length >= mostWaiting)
        throw new ApiError("Too much waits to be sent.", { status: 0, code: "outboxFull" });
      const { key, stale } = operation;
      const { id = newId(), pictures, notBefore } = written ?? {};
      const action: Action = {
        ...{ id, order: nextOrder(), key, sent, stale },
        ...{ at: now(), shows, tries: 0 },
        ...(pictures === undefined ? {} : { pictures }),
        ...(notBefore === undefined ? {} : { notBefore }),
      };
      const answered = waiters.wait(id);
      if (!waiting.some((other) => other.id === id)) {
        // Behind a door that is closed it waits as long as what stands there.
        if (written !== undefined || failures > 0) late.add(id);
        show([...waiting, action]);
        keep(action);
        void run();
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer of this very operation, whose type no store can carry
      return (await answered) as Reply<Answer<K>>;
    },
    flush: () => {
      failures = 0;
      void run();
    },
    kept,
    settled: (id) => (waiting.some((action) => action.id === id) ? waiters.wait(id) : undefined),
    waiting: () => waiting,
    refused: () => refused,
    withdraw: (id) => {
      if (underWay === id || !waiting.some((action) => action.id === id)) return false;
      show(without(waiting, id));
      forget(id);
      waiters.forget(id);
      return true;
    },
    again: (id) => {
      const found = refused.find((action) => action.id === id);
      if (found === undefined) return;
      const { refused: _, ...action } = found;
      const anew = { ...action, order: nextOrder(), at: now(), tries: 0 };
      show([...waiting, anew], without(refused, id));
      keep(anew);
      void run();
    },
    dismiss: (id) => {
      show(waiting, without(refused, id));
      forget(id);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
