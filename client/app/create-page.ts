import type { QueryClient } from "@tanstack/react-query";
import type { Topic } from "#contract/operation.ts";
import type { AppContextValue, LiveChangeListener } from "../context/app-context.ts";
import { firstRevision, forgetFirstAnswers } from "../api/take-first-answers.ts";
import type { LiveHello } from "../context/live.ts";
import { onConnectivityCheck, onRetryMoment } from "../live/connectivity.ts";
import { createLiveStream, type EventSourceLike } from "../live/event-stream.ts";
import { createInvalidation } from "../live/invalidation.ts";
import { createOwnChanges } from "../live/own-changes.ts";
import type { MutationQueue } from "../mutations/mutation-queue.ts";
import { createWallQueue, type CreateQueue } from "../mutations/page-queues.ts";

/** One page's parts. */
interface Page {
  readonly app: AppContextValue;
  /** The writes of this page. */
  readonly queue: MutationQueue;
  /** Opens the live stream; returns how to close it. */
  start(): () => void;
}

/** Who wants to hear of what changed, by its topic. */
const createListeners = () => {
  const listeners = new Map<Topic, Set<LiveChangeListener>>();
  return {
    tell: (...[change, own]: Parameters<LiveChangeListener>): void => {
      for (const listener of listeners.get(change.kind) ?? []) listener(change, own);
    },
    add: (kind: Topic, listener: LiveChangeListener): (() => void) => {
      const set = listeners.get(kind) ?? new Set();
      listeners.set(kind, set.add(listener));
      return () => set.delete(listener);
    },
  };
};

/** The page's stream with what it makes the page read again; `flush` sends what waits. */
const createLiveParts = (
  client: QueryClient,
  EventSource: new (url: string) => EventSourceLike,
  flush: () => void,
) => {
  const listeners = createListeners();
  const refresh = createInvalidation(client);
  let hello: LiveHello | undefined;
  const since = firstRevision();
  const ownChanges = createOwnChanges((change, own) => {
    forgetFirstAnswers();
    if (!own) refresh.invalidateTopic(change.kind);
    listeners.tell(change, own);
  });
  const live = createLiveStream({
    EventSource,
    since,
    isOnline: () => navigator.onLine,
    onHello: (said) => {
      // What was read before the first hello may have missed a change, unless the stream begins where the page does.
      if (hello === undefined && since === undefined) refresh.invalidateRequested();
      else refresh.invalidateFailed();
      hello = said;
      flush();
    },
    onChange: ownChanges.receive,
    onGap: () => {
      forgetFirstAnswers();
      refresh.invalidateAll();
    },
  });
  return { live, ownChanges, refresh, onChange: listeners.add, hello: () => hello };
};

/** Puts one page's parts together; nothing runs before `start`. */
export const createPage = (
  client: QueryClient,
  EventSource: new (url: string) => EventSourceLike,
  createQueue: CreateQueue = createWallQueue,
): Page => {
  const flush = (): void => queue.flush();
  const { refresh, ...parts } = createLiveParts(client, EventSource, flush);
  const { live } = parts;
  const queue = createQueue({ client, live, ownChanges: parts.ownChanges });
  const checkLive = () => {
    if (live.connection().state === "live") live.reconnect();
  };
  // What could never be read is read again with the stream's hello: a screen that has nothing doesn't wait half a minute.
  const retryUnreached = () => {
    if (refresh.hasUnreached()) live.reconnect();
  };
  const check = () => {
    live.reconnect();
    flush();
  };
  return {
    app: { queryClient: client, ...parts },
    queue,
    start: () => {
      live.start();
      void queue.hydrate();
      const stops = [
        onConnectivityCheck(check),
        onRetryMoment(retryUnreached),
        refresh.startHeartbeat(checkLive),
        live.stop,
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
};
