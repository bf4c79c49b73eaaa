import { useCallback, useEffect } from "react";
import { useHouse } from "#client/context/app-context.ts";
import { isNewTo, useNewVersion, useOpenWhenIdle } from "#client/app/reload.ts";
import { isTyped } from "./unsaved-input.ts";
import { isInstalled, lookForUpdate, takeOver, useWaitingUpdate } from "./service-worker-update.ts";

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
  const house = useHouse();
  const version = useNewVersion();
  const isWaiting = useWaitingUpdate();
  useEffect(() => {
    if (version !== undefined) lookForUpdate();
  }, [version]);
  // A page that a service worker answers for would only get the old app again.
  const isReady = isWaiting || (version !== undefined && !isInstalled());
  const open = useCallback(() => {
    if (holds.size > 0 || isTyped() || house.taps.all().size > 0) return;
    if (isWaiting || isNewTo(version ?? "")) takeOver();
  }, [isWaiting, version, house]);
  useOpenWhenIdle(isReady, open);
  return isReady;
};
