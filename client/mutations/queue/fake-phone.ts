import type { Reply } from "../../api/call.ts";
import type { Action } from "./queued-mutation.ts";
import type { Board, Outcome } from "./broadcast.ts";
import { byClaims, claimsOfOnePage } from "./cross-tab-lock.ts";
import { createOutbox } from "./mutation-queue.ts";
import type { ActionStore } from "./mutation-store.ts";

/** A phone whose memory outlives its pages, which share one line, and a house that it may or may not reach. */
export const waitingPhone = () => {
  const kept = new Map<string, Action>();
  let isFull = false;
  const write = (action: Action) => {
    if (isFull) return Promise.reject(new Error("The disk is full."));
    kept.set(action.id, structuredClone(action));
    return Promise.resolve();
  };
  const store: ActionStore = {
    all: () => Promise.resolve([...kept.values()].toSorted((a, b) => a.order - b.order)),
    find: (id) => Promise.resolve(kept.get(id)),
    put: write,
    replace: (action) => (kept.has(action.id) ? write(action) : Promise.resolve()),
    remove: (id) => Promise.resolve(void kept.delete(id)),
  };
  const hands = byClaims(claimsOfOnePage());
  const pages = new Map<number, (outcome: Outcome) => void>();
  const boardOf = (page: number): Board => ({
    tell: (outcome) => {
      for (const [other, hear] of pages) if (other !== page) hear(structuredClone(outcome));
    },
    hear: (listener) => void pages.set(page, listener),
  });
  const arrived: Action[] = [];
  const told: string[][] = [];
  let held: (action: Action) => boolean = () => false;
  let answer: (action: Action) => unknown = () => undefined;
  const openPage = async () => {
    const outbox = createOutbox({
      ...{ store, hands, board: boardOf(pages.size) },
      deliver: async (action): Promise<Reply<unknown>> => {
        const answered = await answer(action);
        if (answered instanceof Error) throw answered;
        arrived.push(action);
        return { answer: answered ?? { ok: true }, status: 200, revision: 1 };
      },
      onDelivered: (stale) => void told.push([...stale]),
      isHeld: (action) => held(action),
    });
    await outbox.load();
    return outbox;
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
