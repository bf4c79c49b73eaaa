import { useEffect, useState } from "react";
import type { PendingMutation } from "#client/mutations/pending-mutation.ts";
import { useMutationQueue, useWaiting } from "#client/mutations/use-mutation-queue.ts";

/** What waits and is lost should the app be closed now: the phone is full, or forbids to write. */
export const useUnkept = (): readonly PendingMutation[] => {
  const { persisted } = useMutationQueue();
  const waiting = useWaiting();
  const [unkept, setUnkept] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    for (const { id } of waiting)
      void persisted(id).then((isKept) => {
        if (!isKept) setUnkept((before) => (before.has(id) ? before : new Set([...before, id])));
      });
  }, [persisted, waiting]);
  return waiting.filter(({ id }) => unkept.has(id));
};
