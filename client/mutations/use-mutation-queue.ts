import { hashKey, type QueryKey } from "@tanstack/react-query";
import { createContext, useMemo, useSyncExternalStore } from "react";
import { useRequiredContext } from "../platform/required-context.ts";
import type { MutationQueue } from "./mutation-queue.ts";
import type { PendingMutation } from "./pending-mutation.ts";
import type { FailedMutation } from "./queue/lists.ts";

/** Gives screens their page's queue. */
export const MutationQueueContext = createContext<MutationQueue | undefined>(undefined);

/** The queue of this page. */
export const useMutationQueue = (): MutationQueue => useRequiredContext(MutationQueueContext);

/** What the server hasn't confirmed, in order. */
export const usePending = (): readonly PendingMutation[] => {
  const { subscribe, pending } = useMutationQueue();
  return useSyncExternalStore(subscribe, pending);
};

/** The ids that `idsIn` finds in what the server hasn't confirmed; drawn again only when those are others. */
export const usePendingIds = (
  idsIn: (pending: readonly PendingMutation[]) => readonly string[],
): ReadonlySet<string> => {
  const { subscribe, pending } = useMutationQueue();
  const ids = useSyncExternalStore(subscribe, () => idsIn(pending()).join(" "));
  return useMemo(() => new Set(ids.split(" ")), [ids]);
};

/** What this phone has yet to send, in order; nothing on a wall. */
export const useWaiting = (): readonly PendingMutation[] => {
  const { subscribe, waiting } = useMutationQueue();
  return useSyncExternalStore(subscribe, waiting);
};

/** What of that is safe on this phone, should the page be closed now. */
export const useSaved = (): readonly PendingMutation[] => {
  const { subscribe, saved } = useMutationQueue();
  return useSyncExternalStore(subscribe, saved);
};

/** Whether the last try to send what waits reached nobody, whatever the live stream says. */
export const useOutOfReach = (): boolean => {
  const { subscribe, isOutOfReach } = useMutationQueue();
  return useSyncExternalStore(subscribe, isOutOfReach);
};

/** What failed a moment ago, for the rows that it is about. */
export const useFailed = (): readonly FailedMutation[] => {
  const { subscribe, failed } = useMutationQueue();
  return useSyncExternalStore(subscribe, failed);
};

/** What waited and the server did not take, with its words, and how to try again or to let it go. */
export const useRefused = () => {
  const queue = useMutationQueue();
  const refused = useSyncExternalStore(queue.subscribe, queue.refused);
  return {
    refused: refused.map((mutation) => ({
      ...mutation,
      title: queue.describe(mutation),
      putBack: queue.putBack(mutation),
    })),
    again: queue.again,
    dismiss: queue.dismiss,
  };
};

/** A query's data with all that is pending; drawn again only when that changes it. */
export const useOverlaid = <T>(queryKey: QueryKey, data: T): T => {
  const queue = useMutationQueue();
  const hash = hashKey(queryKey);
  const shown = useMemo(() => {
    let known: { readonly pending: readonly PendingMutation[]; readonly data: T } | undefined;
    return (): T => {
      const pending = queue.pending();
      if (known?.pending !== pending) known = { pending, data: queue.overlay(queryKey, data) };
      return known.data;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the hash says all of the key
  }, [queue, hash, data]);
  return useSyncExternalStore(queue.subscribe, shown);
};
