import { useEffect } from "react";
import { useMe } from "#client/context/family.ts";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import { notificationOwner } from "./notification-owner.ts";

const restMs = 6000;

/** Keeps this phone's notifications alive for whoever switched them on here, and away from everybody else. */
export const useSubscriptionRenewal = (): void => {
  const queue = useMutationQueue();
  const myId = useMe()?.id;
  useEffect(() => {
    const whose = notificationOwner();
    if (whose === undefined || myId === undefined) return;
    const renew = async () => {
      const { renewSubscription, endSubscription } = await import("./renew-subscription.ts");
      await (whose === myId ? renewSubscription(queue) : endSubscription());
    };
    // Out of reach it is tried when the app is opened the next time.
    const timer = setTimeout(() => void renew().catch(() => undefined), restMs);
    return () => clearTimeout(timer);
  }, [queue, myId]);
};
