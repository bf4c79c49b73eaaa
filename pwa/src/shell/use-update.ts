import { useEffect } from "react";
import { useHouse } from "../../../client/house.ts";
import { useNewVersion } from "../../../client/reload.ts";
import { isInstalled, lookForUpdate, takeOver, useWaitingUpdate } from "./updates.ts";

const idleMs = 60_000;
const place = "reloaded-for";
const holds = new Set<symbol>();

// Without storage there is no guard against a second reload, so there is no first.
const isNewTo = (version: string): boolean => {
  try {
    if (sessionStorage.getItem(place) === version) return false;
    sessionStorage.setItem(place, version);
    return true;
  } catch {
    return false;
  }
};

/** Keeps the page from loading itself anew while something is being typed. */
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
  useEffect(() => {
    if (!isReady) return;
    const open = () => {
      if (holds.size > 0 || house.taps.all().size > 0) return;
      if (isWaiting || isNewTo(version ?? "")) takeOver();
    };
    let timer = setTimeout(open, idleMs);
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(open, idleMs);
    };
    const turned = () => {
      if (document.visibilityState === "hidden") open();
    };
    addEventListener("pointerdown", wait, { passive: true });
    addEventListener("keydown", wait);
    document.addEventListener("visibilitychange", turned);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", wait);
      removeEventListener("keydown", wait);
      document.removeEventListener("visibilitychange", turned);
    };
  }, [isReady, isWaiting, version, house]);
  return isReady;
};
