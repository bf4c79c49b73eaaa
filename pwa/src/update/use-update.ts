import { useCallback, useEffect } from "react";
import {
  claimReload,
  useNewVersion,
  useOpenUpdateWhenIdle,
} from "#client/app/reload-after-update.ts";
import { useMutationQueue } from "#client/mutations/use-mutation-queue.ts";
import { hasUnsavedInput } from "./unsaved-input.ts";
import {
  hasServiceWorker,
  checkForUpdate,
  openNewVersion,
  useWaitingUpdate,
} from "./service-worker-update.ts";

const holds = new Set<symbol>();

/** Keeps the page from loading itself anew while something is entered that no field of the page shows. */
export const useHoldUpdate = (): void =>
  useEffect(() => {
    const hold = Symbol("hold");
    holds.add(hold);
    return () => void holds.delete(hold);
  }, []);

/** Whether a new version of the app is ready to be opened. It opens by itself after a quiet minute, or while nobody sees the phone. */
export const useUpdate = (): boolean => {
  const queue = useMutationQueue();
  const version = useNewVersion();
  const isWaiting = useWaitingUpdate();
  useEffect(() => {
    if (version !== undefined) checkForUpdate();
  }, [version]);
  // A page that a service worker answers for would only get the old app again.
  const isReady = isWaiting || (version !== undefined && !hasServiceWorker());
  const open = useCallback(() => {
    if (holds.size > 0 || hasUnsavedInput() || queue.pending().length > queue.waiting().length)
      return;
    if (isWaiting || claimReload(version ?? "")) openNewVersion();
  }, [isWaiting, version, queue]);
  useOpenUpdateWhenIdle(isReady, open);
  return isReady;
};
