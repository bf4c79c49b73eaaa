import type { QueryClient, QueryKey } from "@tanstack/react-query";
import type { AnyMutation } from "./define-mutation.ts";
import { overlaid } from "./cache/overlay.ts";
import { isOfDeleted, type PendingMutation } from "./pending-mutation.ts";
import { createAnswers } from "./queue/answers.ts";
import { type Cancelling, createCancelling } from "./queue/cancel.ts";
import { noChannel, type OutcomeChannel } from "./queue/channel.ts";
import type { BringBack, CreateBringBack } from "./queue/bring-back.ts";
import { createDirectDelivery } from "./queue/deliver-directly.ts";
import type { Send } from "./queue/deliver.ts";
import { createDue } from "./queue/due.ts";
import { createEnqueue, type Enqueue } from "./queue/enqueue.ts";
import { createFailures } from "./queue/flagged-failures.ts";
import { createFinish } from "./queue/finish.ts";
import { type Lease, noLease } from "./queue/lease.ts";
import { createLists, type MutationLists } from "./queue/lists.ts";
import { noPersistence, type Persistence } from "./queue/persistence.ts";
import { type CreateWaitingDelivery, noWaitingDelivery } from "./queue/waiting-delivery.ts";
import type { Session } from "./session.ts";
import {
  type AnswerListener,
  createAnswerSettler,
  type ReviseNamed,
} from "./cache/settle-answer.ts";

/** What lets mutations wait for the network. */
export interface OfflineDeps {
  readonly persistence: Persistence;
  /** What keeps two pages of one browser from sending the same. */
  readonly lease: Lease;
  /** Where these pages tell each other what became of a mutation. */
  readonly channel: OutcomeChannel;
  /** The definitions of what earlier pages may have left. */
  readonly definitions: readonly AnyMutation[];
  readonly session: Session;
  /** Sends a mutation under its own key, once. */
  readonly send: Send;
  readonly createDelivery: CreateWaitingDelivery;
  readonly createBringBack: CreateBringBack;
  /** Left out: it is only renamed. */
  readonly reviseNamed?: ReviseNamed;
}

export interface MutationQueueDeps {
  readonly client: QueryClient;
  /** Sends a mutation under its own key, again where the network failed for a moment. */
  readonly send: Send;
  /** Left out: everything is sent at once, or fails. */
  readonly offline?: OfflineDeps;
  readonly now?: () => number;
}

type Seen = Pick<
  MutationLists,
  "pending" | "waiting" | "saved" | "refused" | "failed" | "isOutOfReach" | "subscribe"
>;

/**
 * Writes that the server hasn't confirmed. What doesn't wait for the network is sent at once; what does is sent in order,
 * once each, also when the page is killed in between or is not the only one.
 */
export interface MutationQueue extends Seen, Cancelling, Pick<Persistence, "persisted"> {
  readonly enqueue: Enqueue;
  /** Whether mutations may wait for the network: on phones. */
  readonly isOffline: boolean;
  /** A query's data as screens show it: with all that is pending. */
  overlay<T>(queryKey: QueryKey, data: T): T;
  /** The id by which the server knows what was made under this one; the same where it isn't another. */
  currentId(id: string): string;
  /** What a mutation is about, in the family's own words. */
  describe(mutation: PendingMutation): string;
  /** Brings back what a refused mutation was about, where it was deleted meanwhile and can be; undefined else. */
  putBack(mutation: PendingMutation): (() => Promise<unknown>) | undefined;
  readonly bringBack: BringBack;
  /** Takes in what earlier pages left; call it once, before the first `enqueue`. */
  hydrate(): Promise<void>;
  /** Has each answer heard; returns how to end it. */
  onAnswer(listener: AnswerListener): () => void;
  /** Delivers now: the network or the server is back, or somebody looks at this page again. */
  flush(): void;
}

const noSession: Session = { memberId: () => undefined, askWhoIsSignedIn: () => undefined };

const offlineNever = (send: Send): OfflineDeps => ({
  ...{ persistence: noPersistence, lease: noLease, channel: noChannel, definitions: [] },
  ...{ session: noSession, send, createDelivery: noWaitingDelivery },
  // What fails on a wall is listed nowhere: its toast alone offers it.
  createBringBack: (enqueue) => (_, putBack) => putBack(enqueue),
});

const createDefinitions = (known: readonly AnyMutation[]) => {
  const byKey = new Map<string, AnyMutation>(known.map((one) => [one.operation.key, one]));
  return {
    learn: (definition: AnyMutation): void => void byKey.set(definition.operation.key, definition),
    definitionOf: ({ key }: PendingMutation): AnyMutation | undefined => byKey.get(key),
  };
};

/** What both ways to the server share. */
const createShared = ({
  client,
  send,
  offline = offlineNever(send),
  now = Date.now,
}: MutationQueueDeps) => {
  const definitions = createDefinitions(offline.definitions);
  const { definitionOf } = definitions;
  const lists = createLists();
  const answers = createAnswers();
  const listeners = new Set<AnswerListener>();
  const settler = createAnswerSettler(
    client,
    (...heard) => {
      for (const listener of listeners) listener(...heard);
    },
    offline.reviseNamed,
  );
  const shownWhenRefused = new Set<string>();
  const due = createDue({ definitionOf, signedIn: offline.session.memberId, now });
  const failures = createFailures({ lists, scopeOf: due.scopeOf });
  const { channel, persistence } = offline;
  const finish = createFinish({
    ...{ lists, persistence, answers, failures, settler, channel, definitionOf },
  });
  return {
    ...{ ...definitions, lists, answers, persistence, settler, due, failures, finish },
    ...{ shownWhenRefused, offline, now, listeners },
  };
};

type Shared = ReturnType<typeof createShared>;

/** The way of what waits for the network. */
const openWaitingDelivery = (shared: Shared) => {
  const { lease, session, send, createDelivery } = shared.offline;
  const { settler } = shared;
  return createDelivery({
    ...{ ...shared, lease, send },
    // It was delivered long after it was shown; what was read meanwhile may lack it, so its topics are read again.
    onLate: ({ operation }) => settler.stale(operation.stale),
    askWhoIsSignedIn: session.askWhoIsSignedIn,
    onStill: settler.flush,
  });
};

/** Makes the queue as one page has it. */
export const createMutationQueue = (deps: MutationQueueDeps): MutationQueue => {
  const shared = createShared(deps);
  const { lists, persistence, finish, settler, definitionOf, offline } = shared;
  const isOffline = deps.offline !== undefined;
  const waiting = openWaitingDelivery(shared);
  const direct = createDirectDelivery({ ...shared, send: deps.send, onStill: settler.flush });
  const enqueue = createEnqueue({
    ...{ ...shared, ...waiting, isOffline, currentId: settler.currentId },
    run: ({ isDirect }) => (isDirect === true ? direct.run() : waiting.run()),
  });
  const cancelling = createCancelling({
    ...{ ...shared, lease: offline.lease, finish: finish.everywhere },
    ...{ cancelDirect: direct.cancel, run: waiting.run },
  });
  const bringBack = offline.createBringBack(enqueue, cancelling.dismiss, lists.find);
  return {
    ...{
      pending: lists.pending,
      waiting: lists.waiting,
      saved: lists.saved,
      refused: lists.refused,
    },
    ...{ failed: lists.failed, isOutOfReach: lists.isOutOfReach, subscribe: lists.subscribe },
    persisted: persistence.persisted,
    isOffline,
    enqueue,
    ...cancelling,
    bringBack,
    overlay: (queryKey, data) => overlaid(lists.pending(), definitionOf, queryKey, data),
    currentId: settler.currentId,
    describe: (mutation) => definitionOf(mutation)?.describe(mutation.input) ?? "",
    putBack: (mutation) => {
      if (mutation.refused === undefined || !isOfDeleted(mutation.refused)) return undefined;
      const putBack = definitionOf(mutation)?.putBack(mutation.input);
      return putBack && (() => bringBack(mutation.id, putBack));
    },
    onAnswer: (listener) => {
      shared.listeners.add(listener);
      return () => shared.listeners.delete(listener);
    },
    hydrate: () => waiting.look().then(waiting.run),
    flush: () => void waiting.look().then(waiting.hurry),
  };
};
