import { type QueryKey, QueryObserver } from "@tanstack/react-query";
import { createQueryClient } from "../query/query-state.ts";
import { defineWrite } from "../api/call.ts";
import { type AnyMutation, defineMutation } from "./define-mutation.ts";
import { createMutationQueue } from "./mutation-queue.ts";
import type { PendingMutation } from "./pending-mutation.ts";
import type { Outcome, OutcomeChannel } from "./queue/channel.ts";
import { claimsOfOnePage, leaseByClaims } from "./queue/lease.ts";
import type { MutationStore } from "./queue/store.ts";

/** A week, in ms. */
export const weekMs = 7 * 86_400_000;

interface Tick {
  readonly taskId: string;
}

/** A tick on a chore, which may wait for a week; its answer says all, unless it comes late. */
export const closeChore = defineMutation({
  operation: defineWrite("POST /api/board/routine/{task_id}/close", ["tasks", "stars"]),
  request: ({ taskId }: Tick) => ({ params: { task_id: taskId }, body: { memberId: "mia" } }),
  settle: () => undefined,
  scope: ({ taskId }) => `task:${taskId}`,
  describe: () => "Brush teeth",
  offline: { keepFor: weekMs },
});

interface NewItem {
  readonly id: string;
  readonly name: string;
}

/** Something new on the grocery list. */
export const addTestItem = defineMutation({
  operation: defineWrite("POST /api/grocery", ["grocery"]),
  request: ({ name }: NewItem) => ({ body: { name } }),
  creates: ({ id }) => id,
  describe: ({ name }) => name,
  offline: { keepFor: weekMs },
});

/** A tick on the grocery list. */
export const closeTestItem = defineMutation({
  operation: defineWrite("POST /api/grocery/{id}/close", ["grocery"]),
  describe: () => "Bread",
  offline: { keepFor: weekMs },
});

interface NewEntry {
  readonly text: string;
  readonly authorId: string;
}

/** An entry of the journal, which is its author's. */
export const postTestEntry = defineMutation({
  operation: defineWrite("POST /api/journal", ["journal"]),
  request: ({ text, authorId }: NewEntry, { uploadIds }) => ({
    body: { text, authorId, tags: [], memberIds: [], uploadIds: [...uploadIds] },
  }),
  author: ({ authorId }) => authorId,
  describe: ({ text }) => text,
  offline: { keepFor: weekMs },
});

/** Takes stars for a reward: never without a yes of the house. */
export const redeem = defineMutation({
  operation: defineWrite("POST /api/rewards/{id}/redeem", ["rewards", "stars"]),
});

const ownDefinitions: readonly AnyMutation[] = [
  closeChore,
  addTestItem,
  closeTestItem,
  postTestEntry,
];

/** A phone whose store outlives its pages, which share one queue, and a house that it may or may not reach. */
export const waitingPhone = (definitions = ownDefinitions) => {
  const kept = new Map<string, PendingMutation>();
  let isFull = false;
  const put = (mutation: PendingMutation) => {
    if (isFull) return Promise.reject(new Error("The disk is full."));
    kept.set(mutation.id, structuredClone(mutation));
    return Promise.resolve();
  };
  const store: MutationStore = {
    all: () => Promise.resolve([...kept.values()].toSorted((a, b) => a.order - b.order)),
    find: (id) => Promise.resolve(kept.get(id)),
    put,
    replace: (mutation) => (kept.has(mutation.id) ? put(mutation) : Promise.resolve()),
    remove: (id) => Promise.resolve(void kept.delete(id)),
  };
  const lease = leaseByClaims(claimsOfOnePage());
  const pages = new Map<number, (outcome: Outcome) => void>();
  const channelOf = (page: number): OutcomeChannel => ({
    post: (outcome) => {
      for (const [other, hear] of pages) if (other !== page) hear(structuredClone(outcome));
    },
    listen: (listener) => void pages.set(page, listener),
  });
  const arrived: PendingMutation[] = [];
  const readAgain: string[] = [];
  let memberId: string | undefined;
  let answer: (mutation: PendingMutation) => unknown = () => undefined;
  const send = async (_: unknown, mutation: PendingMutation): Promise<unknown> => {
    const answered = await answer(mutation);
    if (answered instanceof Error) throw answered;
    arrived.push(mutation);
    return answered ?? { ok: true };
  };
  const openPage = async () => {
    const client = createQueryClient();
    const queue = createMutationQueue({
      client,
      send,
      offline: {
        ...{ store, lease, channel: channelOf(pages.size), definitions, send },
        session: { memberId: () => memberId, doubt: () => undefined },
      },
    });
    await queue.hydrate();
    return {
      ...queue,
      client,
      /** Has the page show something of a topic from now on; every later reading is told in `readAgain`. */
      shows: (topic: string) => {
        const queryKey: QueryKey = [topic, "shown"];
        client.setQueryData(queryKey, 0);
        const queryFn = () => readAgain.push(topic);
        return new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined);
      },
    };
  };
  return {
    ...{ openPage, arrived, readAgain, kept },
    /** What the house answers from now on; an error refuses, nothing is a plain yes. */
    answers: (next: typeof answer) => {
      answer = next;
    },
    signsIn: (member: string | undefined) => {
      memberId = member;
    },
    isFull: () => {
      isFull = true;
    },
  };
};
