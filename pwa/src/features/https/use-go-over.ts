import { useEffect, useState } from "react";
import { useMutationQueue, useWaiting } from "#client/mutations/use-mutation-queue.ts";

const patienceMs = 10_000;

/** Leads to another origin once everything that waits on this one has arrived: there nobody would send it. */
export const useGoOver = (address: string) => {
  const queue = useMutationQueue();
  const isEmpty = useWaiting().length === 0;
  const [state, setState] = useState<"here" | "delivering" | "stuck">("here");
  const isDelivering = state === "delivering";
  useEffect(() => {
    if (!isDelivering) return;
    if (isEmpty) {
      location.assign(address);
      return;
    }
    queue.flush();
    const timer = setTimeout(() => setState("stuck"), patienceMs);
    return () => clearTimeout(timer);
  }, [isDelivering, isEmpty, address, queue]);
  return { state, goOver: () => setState("delivering") };
};
