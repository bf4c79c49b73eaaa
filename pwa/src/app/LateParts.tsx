import { useEffect } from "react";
import { ToldOfOverwritten } from "#client/app/overwritten/ToldOfOverwritten.tsx";
import { mayPhotosWait } from "#client/features/photos/may-photos-wait.ts";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import { useAppReport } from "../features/devices/use-app-report.ts";
import { useSubscriptionRenewal } from "../features/push/use-subscription-renewal.ts";
import { rememberWay } from "../ui/way-back.ts";
import { PullToRefresh } from "./PullToRefresh.tsx";
import { usePrefetch } from "./use-prefetch.ts";

/** What every page has, and its first picture doesn't need. */
export const LateParts = () => {
  usePrefetch();
  useSubscriptionRenewal();
  useAppReport();
  useEffect(rememberWay, []);
  const queue = useMutationQueue();
  useEffect(() => {
    if (!mayPhotosWait()) return;
    // Without reception, or where the phone keeps nothing, the next page tries.
    import("#client/features/photos/take-over-photos.ts")
      .then(({ takeOverPhotos }) => takeOverPhotos(queue))
      .catch(() => undefined);
  }, [queue]);
  return (
    <>
      <PullToRefresh />
      <ToldOfOverwritten />
    </>
  );
};
