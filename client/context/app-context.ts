import type { QueryClient } from "@tanstack/react-query";
import { createContext, useSyncExternalStore } from "react";
import type { Topic } from "#contract/operation.ts";
import { type Change, createEchoes, type Echoes } from "../live/own-changes.ts";
import {
  type Connection,
  createLive,
  type Hello,
  type Live,
  onDoubt,
  type Stream,
} from "../live/event-stream.ts";
import { createLine } from "../mutations/queue/phone-queue.ts";
import type { Outbox } from "../mutations/queue/mutation-queue.ts";
import { useProvided } from "../platform/required-context.ts";
import { createRefresh } from "../live/invalidation.ts";
import { createTaps, type Taps } from "../mutations/optimistic-ticks.ts";

type ChangeListener = (change: Change, own: boolean) => void;

/** What every screen of one page shares. */
export interface House {
  readonly client: QueryClient;
  readonly live: Live;
  readonly echoes: Echoes;
  readonly taps: Taps;
  /** Where writes wait for the network; only on phones. */
  readonly outbox: Outbox | undefined;
  readonly hello: () => Hello | undefined;
  onChange(kind: Topic, listener: ChangeListener): () => void;
  /** Opens the live stream; returns how to close it. */
  start(): () => void;
}

/** Puts one page's parts together; nothing runs before `start`. */
export const createHouse = (
  client: QueryClient,
  EventSource: new (url: string) => Stream,
  { waits = false }: { readonly waits?: boolean } = {},
): House => {
  const listeners = new Map<Topic, Set<ChangeListener>>();
  const refresh = createRefresh(client);
  let hello: Hello | undefined;
  const echoes = createEchoes((change, own) => {
    if (!own) refresh.changed(change.kind);
    for (const listener of listeners.get(change.kind) ?? []) listener(change, own);
  });
  const live = createLive({
    EventSource,
    isOnline: () => navigator.onLine,
    onHello: (said) => {
      // What was read before the first hello may have missed a change.
      if (hello === undefined) refresh.asked();
      else refresh.failed();
      hello = said;
      outbox?.flush();
    },
    onChange: echoes.hear,
    onGap: refresh.everything,
  });
  const taps = createTaps();
  const outbox = waits ? createLine({ client, live, echoes, taps }) : undefined;
  return {
    client,
    live,
    echoes,
    taps,
    outbox,
    hello: () => hello,
    onChange: (kind, listener) => {
      const set = listeners.get(kind) ?? new Set();
      listeners.set(kind, set.add(listener));
      return () => set.delete(listener);
    },
    start: () => {
      live.start();
      void outbox?.load();
      const doubtLive = () => {
        if (live.connection().state === "live") live.suspect();
      };
      const doubt = () => {
        live.suspect();
        outbox?.flush();
      };
      const stops = [onDoubt(doubt), refresh.heartbeat(doubtLive), live.stop];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
};

export const HouseContext = createContext<House | undefined>(undefined);

/** What the screens of this page share. */
export const useHouse = (): House => useProvided(HouseContext);

/** How the page is connected, and since when (ms). */
export const useConnection = (): Connection => {
  const { live } = useHouse();
  return useSyncExternalStore(live.subscribe, live.connection);
};
