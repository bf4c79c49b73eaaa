import { useSyncExternalStore } from "react";
import { useConfig } from "../../../client/config.ts";

const place = "looking-around";
const listeners = new Set<() => void>();
let isLooking: boolean | undefined;

// Storage is forbidden in some private windows; then looking around lasts as long as the page.
const quietly = <T>(act: () => T): T | undefined => {
  try {
    return act();
  } catch {
    return undefined;
  }
};
const looking = (): boolean => (isLooking ??= quietly(() => localStorage.getItem(place)) === "yes");

/** The family wants to see the wall before it sets it up: it isn't asked again on this screen. */
export const lookAround = (): void => {
  isLooking = true;
  quietly(() => localStorage.setItem(place, "yes"));
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What a wall that nobody has set up shows: the first run, or its own content with an invitation; nothing of it once a parent has a PIN. */
export const useFirstRun = (): "set-up" | "invite" | undefined => {
  const { known, setupDone } = useConfig();
  const isLookingAround = useSyncExternalStore(subscribe, looking);
  if (!known || setupDone) return undefined;
  return isLookingAround ? "invite" : "set-up";
};
