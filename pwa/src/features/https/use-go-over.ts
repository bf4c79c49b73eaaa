import { useEffect, useState } from "react";
import { useMe } from "#client/context/family.ts";
import { useSignOut } from "#client/features/access/use-sign-in.ts";
import { useMutationQueue, useWaiting } from "#client/mutations/use-mutation-queue.ts";

const patienceMs = 10_000;

/**
 * Leads to another origin once everything that waits on this one has arrived: there nobody would send it. Where that one
 * has another name, to which no cookie comes along, this phone is signed out here, or the wall would list it twice.
 */
export const useGoOver = (address: string) => {
  const queue = useMutationQueue();
  const isEmpty = useWaiting().length === 0;
  const isSignedIn = useMe() !== undefined;
  const { mutateAsync: signOut } = useSignOut();
  const [state, setState] = useState<"here" | "delivering" | "stuck" | "leaving">("here");
  const isDelivering = state === "delivering";
  useEffect(() => {
    if (!isDelivering) return;
    if (isEmpty) {
      setState("leaving");
      const goesElsewhere = new URL(address).hostname !== location.hostname;
      const left = isSignedIn && goesElsewhere ? signOut() : Promise.resolve();
      // A line too many is no reason to stay.
      void left.catch(() => undefined).then(() => location.assign(address));
      return;
    }
    queue.flush();
    const timer = setTimeout(() => setState("stuck"), patienceMs);
    return () => clearTimeout(timer);
  }, [isDelivering, isEmpty, isSignedIn, address, queue, signOut]);
  return { state, goOver: () => setState("delivering") };
};
