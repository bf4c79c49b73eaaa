import type { Action } from "./action.ts";
import { createOutbox } from "./outbox.ts";
import type { ActionStore } from "./store.ts";

/** A phone whose memory outlives its pages, and a house that it may or may not reach. */
export const waitingPhone = () => {
  const kept = new Map<string, Action>();
  const store: ActionStore = {
    all: () => Promise.resolve([...kept.values()].toSorted((a, b) => a.order - b.order)),
    put: (action) => Promise.resolve(void kept.set(action.id, action)),
    remove: (id) => Promise.resolve(void kept.delete(id)),
  };
  const arrived: { id: string; task: unknown }[] = [];
  const told: string[][] = [];
  let answer: (action: Action) => Error | undefined = () => undefined;
  const openPage = async () => {
    const outbox = createOutbox({
      store,
      deliver: (action) => {
        const error = answer(action);
        if (error !== undefined) return Promise.reject(error);
        arrived.push({ id: action.id, task: action.sent });
        return Promise.resolve({ answer: { ok: true }, status: 200, revision: 1 });
      },
      onDelivered: (stale) => void told.push([...stale]),
    });
    await outbox.load();
    return outbox;
  };
  return {
    ...{ openPage, arrived, told, kept },
    answers: (next: typeof answer) => {
      answer = next;
    },
  };
};
