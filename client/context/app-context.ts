import type { QueryClient } from "@tanstack/react-query";
import { createContext, useSyncExternalStore } from "react";
import type { Topic } from "#contract/operation.ts";
import { type LiveChange, createOwnChanges, type OwnChanges } from "../live/own-changes.ts";
import {
  type LiveConnection,
  createLiveStream,
  type LiveHello,
  type LiveStream,
  onConnectivityCheck,
  type EventSourceLike,
} from "../live/event-stream.ts";
import type { MutationQueue } from "../mutations/mutation-queue.ts";
import { createWallQueue } from "../mutations/page-queues.ts";
import type { SendDeps } from "../mutations/send-with-key.ts";
import { useRequiredContext } from "../platform/required-context.ts";
import { createInvalidation } from "../live/invalidation.ts";

type LiveChangeListener = (change: LiveChange, own: boolean) => void;

/** What every screen of one page shares. */
export interface AppContextValue {
  readonly queryClient: QueryClient;
  readonly live: LiveStream;
  readonly ownChanges: OwnChanges;
  /** The writes of this page. */
  readonly queue: MutationQueue;
  readonly hello: () => LiveHello | undefined;
  onChange(kind: Topic, listener: LiveChangeListener): () => void;
  /** Opens the live stream; returns how to close it. */
  start(): () => void;
}

/** Makes the queue of a page: of a wall, or of a phone. */
export type CreateQueue = (deps: SendDeps & { readonly client: QueryClient }) => MutationQueue;

/** Puts one page's parts together; nothing runs before `start`. */
export const createAppContext = (
  client: QueryClient,
  EventSource: new (url: string) => EventSourceLike,
  createQueue: CreateQueue = createWallQueue,
): AppContextValue => {
  const listeners = new Map<Topic, Set<LiveChangeListener>>();
  const refresh = createInvalidation(client);
  let hello: LiveHello | undefined;
  const ownChanges = createOwnChanges((change, own) => {
    if (!own) refresh.invalidateTopic(change.kind);
    for (const listener of listeners.get(change.kind) ?? []) listener(change, own);
  });
  const live = createLiveStream({
    EventSource,
    isOnline: () => navigator.onLine,
    onHello: (said) => {
      // What was read before the first hello may have missed a change.
      if (hello === undefined) refresh.invalidateRequested();
      else refresh.invalidateFailed();
      hello = said;
      queue.flush();
    },
    onChange: ownChanges.receive,
    onGap: refresh.invalidateAll,
  });
  const queue = createQueue({ client, live, ownChanges });
  return {
    queryClient: client,
    live,
    ownChanges,
    queue,
    hello: () => hello,
    onChange: (kind, listener) => {
      const set = listeners.get(kind) ?? new Set();
      listeners.set(kind, set.add(listener));
      return () => set.delete(listener);
    },
    start: () => {
      live.start();
      void queue.hydrate();
      const doubtLive = () => {
        if (live.connection().state === "live") live.reconnect();
      };
      const doubt = () => {
        live.reconnect();
        queue.flush();
      };
      const stops = [onConnectivityCheck(doubt), refresh.startHeartbeat(doubtLive), live.stop];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
};

export const AppContext = createContext<AppContextValue | undefined>(undefined);

/** What the screens of this page share. */
export const useApp = (): AppContextValue => useRequiredContext(AppContext);

/** How the page is connected, and since when (ms). */
export const useConnection = (): LiveConnection => {
  const { live } = useApp();
  return useSyncExternalStore(live.subscribe, live.connection);
};
