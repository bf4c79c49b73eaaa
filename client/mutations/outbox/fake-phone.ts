import type { ApiReply } from "../../api/call.ts";
import type { QueuedMutation } from "./queued-mutation.ts";
import type { OutcomeChannel, QueueOutcome } from "./broadcast.ts";
import { leaseLock, inMemoryLeaseStore } from "./cross-tab-lock.ts";
import { createMutationQueue } from "./mutation-queue.ts";
import type { MutationStore } from "./mutation-store.ts";

/** A phone whose memory outlives its pages, which share one line, and a house that it may or may not reach. */
export const createFakePhone = () => {
  const kept = new Map<string, QueuedMutation>();
  let isFull = false;
  const write = (action: QueuedMutation) => {
    if (isFull) return Promise.reject(new Error("The disk is full."));
    kept.set(action.id, structuredClone(action));
    return Promise.resolve();
  };
  const store: MutationStore = {
    all: () => Promise.resolve([...kept.values()].toSorted((a, b) => a.order - b.order)),
    find: (id) => Promise.resolve(kept.get(id)),
    put: write,
    replace: (action) => (kept.has(action.id) ? write(action) : Promise.resolve()),
    remove: (id) => Promise.resolve(void kept.delete(id)),
  };
  const hands = leaseLock(inMemoryLeaseStore());
  const pages = new Map<number, (outcome: QueueOutcome) => void>();
  const boardOf = (page: number): OutcomeChannel => ({
    post: (outcome) => {
      for (const [other, hear] of pages) if (other !== page) hear(structuredClone(outcome));
    },
    listen: (listener) => void pages.set(page, listener),
  });
  const arrived: QueuedMutation[] = [];
  const told: string[][] = [];
  let held: (action: QueuedMutation) => boolean = () => false;
  let answer: (action: QueuedMutation) => unknown = () => undefined;
  const openPage = async () => {
    const queue = createMutationQueue({
      ...{ store, lock: hands, channel: boardOf(pages.size) },
      deliver: async (action): Promise<ApiReply<unknown>> => {
        const answered = await answer(action);
        if (answered instanceof Error) throw answered;
        arrived.push(action);
        return { answer: answered ?? { ok: true }, status: 200, revision: 1 };
      },
      onDelivered: (stale) => void told.push([...stale]),
      isDelayed: (action) => held(action),
    });
    await queue.hydrate();
    return queue;
  };
  return {
    ...{ openPage, arrived, told, kept },
    answers: (next: typeof answer) => {
      answer = next;
    },
    holds: (next: typeof held) => {
      held = next;
    },
    isFull: () => {
      isFull = true;
    },
  };
};
